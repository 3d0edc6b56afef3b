import { useCallback, useEffect, useState } from 'react'
import { type ApiError, type Envelope, useApi } from '#web/api-client.ts'

type Answered<T> = { data: T | undefined; error: ApiError | undefined }

export const recordIn = <T>({ data }: Envelope) =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as T) : undefined

/** One answer of the server. Asked again it stays in sight until the new one has come. */
export function useAnswer<T>(path: string): Answered<T> & { again: () => void } {
  const api = useApi()
  const [round, setRound] = useState(0)
  const [answered, setAnswered] = useState<Answered<T> & { path?: string }>({
    data: undefined,
    error: undefined,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    const left = new AbortController()
    void api.request(path, { signal: left.signal, read: recordIn<T> }).then((answer) => {
      if (left.signal.aborted) return
      setAnswered((before) =>
        answer.ok
          ? { data: answer.value, error: undefined, path }
          : { data: before.path === path ? before.data : undefined, error: answer.error, path },
      )
    })
    return () => left.abort()
  }, [api, path, round])
  const isStale = answered.path !== undefined && answered.path !== path
  return {
    data: isStale ? undefined : answered.data,
    error: isStale ? undefined : answered.error,
    again: useCallback(() => setRound((before) => before + 1), []),
  }
}
