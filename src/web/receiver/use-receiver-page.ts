import { useCallback, useEffect, useState } from 'react'
import type { ReceiverPage } from '#modules/orders/receiver.contract.ts'
import { type ApiError, type Envelope, useApi } from '../api-client.ts'

export const receiverApi = (link: string) => `/api/orders/v1/receiver/${encodeURIComponent(link)}`

export const readPage = ({ data }: Envelope) =>
  data && typeof data === 'object' ? (data as ReceiverPage) : undefined

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError }
  | { readonly state: 'ready'; readonly page: ReceiverPage }

export type PageSource = {
  loaded: Loaded
  retry: () => void
  /** Asks again while the page stays in sight. */
  refresh: () => Promise<void>
  /** For what the server has answered to a choice. */
  put: (page: ReceiverPage) => void
}

export function useReceiverPage(link: string): PageSource {
  const api = useApi()
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const put = useCallback((page: ReceiverPage) => setLoaded({ state: 'ready', page }), [])
  const ask = useCallback(
    (signal?: AbortSignal) =>
      api.request(receiverApi(link), { read: readPage, quiet: true, ...(signal ? { signal } : {}) }),
    [api, link],
  )
  const refresh = useCallback(async () => {
    const answer = await ask()
    if (answer.ok) put(answer.value)
  }, [ask, put])
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setLoaded({ state: 'loading' })
      const answer = await ask(signal)
      if (signal?.aborted) return
      if (answer.ok) put(answer.value)
      else setLoaded({ state: 'failed', error: answer.error })
    },
    [ask, put],
  )
  useEffect(() => {
    const left = new AbortController()
    void load(left.signal)
    return () => left.abort()
  }, [load])
  return { loaded, put, refresh, retry: () => void load() }
}
