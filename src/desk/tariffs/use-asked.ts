import { useCallback, useEffect, useState } from 'react'
import type { Result } from '#kernel/result.ts'
import type { ApiError } from '#web/api-client.ts'

type Asked<T> = { value: T | undefined; error: ApiError | undefined; again: () => void }
type Ask<T> = (signal: AbortSignal) => Promise<Result<T, ApiError>>

/**
 * Asks once, and anew on demand or when the question changes. What was known stays until an answer comes; when the same
 * question fails the second time it stays beside the error.
 */
export function useAsked<T>(ask: Ask<T>): Asked<T> {
  const [round, setRound] = useState(0)
  const [known, setKnown] = useState<{ value: T; ask: Ask<T> }>()
  const [error, setError] = useState<ApiError>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    const left = new AbortController()
    const wait = async () => {
      const given = await ask(left.signal)
      if (left.signal.aborted) return
      if (given.ok) setKnown({ value: given.value, ask })
      setError(given.ok ? undefined : given.error)
    }
    void wait()
    return () => left.abort()
  }, [ask, round])
  return {
    value: error && known?.ask !== ask ? undefined : known?.value,
    error,
    again: useCallback(() => setRound((before) => before + 1), []),
  }
}
