import { useCallback, useEffect, useState } from 'react'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { type ApiError, useApi } from '../api-client.ts'
import { ordersApi, readOrder } from './answers.ts'

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError }
  | { readonly state: 'ready'; readonly order: OrderDetail }

export type OrderSource = {
  loaded: Loaded
  retry: () => void
  /** Asks again while the order stays in sight; what cannot be asked now is asked another time. */
  refresh: () => Promise<void>
  /** For what the server has answered to a change. */
  put: (order: OrderDetail) => void
}

export function useOrder(id: string): OrderSource {
  const api = useApi()
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [round, setRound] = useState(0)
  const path = `${ordersApi}/orders/${encodeURIComponent(id)}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const left = new AbortController()
    setLoaded({ state: 'loading' })
    void api.request(path, { read: readOrder, signal: left.signal }).then((answer) => {
      if (left.signal.aborted) return
      setLoaded(
        answer.ok ? { state: 'ready', order: answer.value } : { state: 'failed', error: answer.error },
      )
    })
    return () => left.abort()
  }, [api, path, round])

  const put = useCallback((order: OrderDetail) => setLoaded({ state: 'ready', order }), [])
  const refresh = useCallback(async () => {
    const answer = await api.request(path, { read: readOrder })
    if (answer.ok) put(answer.value)
  }, [api, path, put])
  useEffect(() => whenSeenAgain(() => void refresh()), [refresh])
  return { loaded, put, refresh, retry: useCallback(() => setRound((before) => before + 1), []) }
}

/** A parcel moves while nobody looks. */
function whenSeenAgain(look: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'visible') look()
  }
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('online', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('online', onChange)
  }
}
