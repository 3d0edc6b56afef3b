import { useCallback, useEffect, useState } from 'react'
import { trackChanged } from '#modules/tracking/domain/live-words.ts'
import type { Tracked } from '#modules/tracking/tracking.contract.ts'
import { openLive } from '#platform/live-client/client.ts'
import { type ApiError, type Envelope, useApi } from '../api-client.ts'
import { useFrame } from '../shell/current-page.ts'

const calls = '/api/orders/v1'

export type Look =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError }
  | { readonly state: 'unknown' }
  | { readonly state: 'found'; readonly tracked: Tracked; readonly now: Date }

type Asked = { code: string; pass: string | undefined; tracked: Tracked | null | undefined; madeAt: number }

/** A parcel that stays true while the page is open and looked at. */
export function useParcel({ code, pass: given, tracked, madeAt }: Asked) {
  const api = useApi()
  const [pass, setPass] = useState(given)
  const [look, setLook] = useState<Look>(() => firstLook(tracked, madeAt))

  const refresh = useCallback(async () => {
    const query = pass === undefined ? '' : `?p=${encodeURIComponent(pass)}`
    const answer = await api.request(`${calls}/tarck-order/${code}${query}`, {
      read: readTracked,
      quiet: true,
    })
    setLook((before) => {
      if (answer.ok) return answer.value
      // What is known stays in sight while the line is away.
      return before.state === 'found' ? before : { state: 'failed', error: answer.error }
    })
  }, [api, code, pass])

  useEffect(() => {
    if (tracked === undefined || pass !== given) void refresh()
  }, [tracked, pass, given, refresh])

  const isOver = look.state !== 'found' || look.tracked.data.stage === 'over'
  useLive(code, isOver, refresh)
  return { look, refresh, open: setPass }
}

function firstLook(tracked: Tracked | null | undefined, madeAt: number): Look {
  if (tracked === undefined) return { state: 'loading' }
  return tracked ? { state: 'found', tracked, now: new Date(madeAt) } : { state: 'unknown' }
}

function readTracked({ code, order, data }: Envelope): Look | undefined {
  if (code === 4) return { state: 'unknown' }
  return order && data ? { state: 'found', tracked: { order, data } as Tracked, now: new Date() } : undefined
}

const POLL_MS = 30_000

/** Listens while somebody looks; when the stream is lost it asks from time to time until the stream is back. */
function useLive(code: string, isOver: boolean, refresh: () => Promise<void>): void {
  const baseUrl = useFrame()?.apiUrl ?? ''
  useEffect(() => {
    if (isOver) return
    let stop: (() => void) | undefined
    const follow = () => {
      stop?.()
      stop = document.hidden ? undefined : listen(`${baseUrl}${calls}/track-order/${code}/live`, refresh)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop?.()
    }
  }, [baseUrl, code, isOver, refresh])
}

/** The first message says how things stand, so that whoever comes back is up to date at once. */
function listen(url: string, refresh: () => Promise<void>): () => void {
  let polling: ReturnType<typeof setInterval> | undefined
  const poll = () => {
    polling ??= setInterval(() => void refresh(), POLL_MS)
  }
  const rest = () => {
    clearInterval(polling)
    polling = undefined
  }
  const client = openLive({
    url,
    onMessage: ({ event }) => event === trackChanged && void refresh(),
    onState: (state) => (state === 'open' ? rest() : poll()),
    onRefused: poll,
  })
  return () => {
    client.close()
    rest()
  }
}
