import { useEffect, useState } from 'react'
import { useApi } from '../api-client.ts'

export type Answer<T> =
  | { readonly state: 'idle' }
  /** What was there before stays in sight while the next comes. */
  | { readonly state: 'loading'; readonly value: T | undefined }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed' }

/** A list from the API. Only the last question counts; asking again is another `attempt`. */
export function useListAnswer<Item>(
  path: string | undefined,
  waitMs: number,
  attempt: number,
): Answer<readonly Item[]> {
  const api = useApi()
  const [answer, setAnswer] = useState<Answer<readonly Item[]>>({ state: 'idle' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (path === undefined) {
      setAnswer({ state: 'idle' })
      return
    }
    const left = new AbortController()
    setAnswer((before) => ({ state: 'loading', value: 'value' in before ? before.value : undefined }))
    const timer = setTimeout(async () => {
      const result = await api.request(path, {
        signal: left.signal,
        read: ({ data }) => (Array.isArray(data) ? (data as Item[]) : undefined),
      })
      if (left.signal.aborted) return
      setAnswer(result.ok ? { state: 'ready', value: result.value } : { state: 'failed' })
    }, waitMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [api, path, waitMs, attempt])
  return answer
}
