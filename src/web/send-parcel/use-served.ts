import { useEffect, useState } from 'react'
import { type ApiError, useApi } from '../api-client.ts'

/** A list the server has, in the language of the page; asked for again when the person says so. */
export type ServedList<T> = Readonly<{
  list: readonly T[] | undefined
  error: ApiError | undefined
  retry: () => void
}>

export function useServedList<T>(path: string): ServedList<T> {
  const api = useApi()
  const [state, setState] = useState<Pick<ServedList<T>, 'list' | 'error'>>({
    list: undefined,
    error: undefined,
  })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const left = new AbortController()
    const read = ({ data }: Readonly<Record<string, unknown>>) =>
      Array.isArray(data) ? (data as T[]) : undefined
    void api.request(path, { quiet: true, signal: left.signal, read }).then((answer) => {
      if (left.signal.aborted) return
      setState(
        answer.ok ? { list: answer.value, error: undefined } : { list: undefined, error: answer.error },
      )
    })
    return () => left.abort()
  }, [api, path, attempt])
  const retry = () => setAttempt((before) => before + 1)
  const { error } = state
  useEffect(() => {
    if (!error) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  })
  return { ...state, retry }
}
