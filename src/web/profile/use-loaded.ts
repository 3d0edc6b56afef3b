import { useCallback, useEffect, useState } from 'react'
import type { Result } from '#kernel/result.ts'
import { type ApiError, type Envelope, useApi } from '../api-client.ts'

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError }
  | { readonly state: 'ready'; readonly data: T }

export type Source<T> = {
  loaded: Loaded<T>
  /** Once more from the start, with the skeleton in sight. */
  retry: () => void
  /** Asks again while the old data stays in sight. */
  refresh: () => Promise<void>
  /** For what the server has answered to a change. */
  set: (data: T) => void
}

/** One part of the page and its data: asked for when the part appears, and again when the person says so. */
export function useLoaded<T>(path: string, read: (envelope: Envelope) => T | undefined): Source<T> {
  const api = useApi()
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const stop = new AbortController()
    setLoaded({ state: 'loading' })
    void api.request(path, { read, signal: stop.signal }).then((answer) => {
      if (!stop.signal.aborted) setLoaded(shown(answer))
    })
    return () => stop.abort()
  }, [api, path, read, round])

  const retry = useCallback(() => setRound((before) => before + 1), [])
  const refresh = useCallback(
    async () => setLoaded(shown(await api.request(path, { read }))),
    [api, path, read],
  )
  const set = useCallback((data: T) => setLoaded({ state: 'ready', data }), [])
  return { loaded, retry, refresh, set }
}

function shown<T>(answer: Result<T, ApiError>): Loaded<T> {
  return answer.ok ? { state: 'ready', data: answer.value } : { state: 'failed', error: answer.error }
}
