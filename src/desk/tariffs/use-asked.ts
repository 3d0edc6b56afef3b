import { useCallback, useEffect, useState } from 'react'
import type { Result } from '#kernel/result.ts'
import type { ApiError } from '#web/api-client.ts'

type Asked<T> = { value: T | undefined; error: ApiError | undefined; again: () => void }

/** Asks once, and anew on demand or when the question changes; what was known stays until the answer comes. */
export function useAsked<T>(ask: (signal: AbortSignal) => Promise<Result<T, ApiError>>): Asked<T> {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Result<T, ApiError>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    const left = new AbortController()
    const wait = async () => {
      const given = await ask(left.signal)
      if (!left.signal.aborted) setAnswer(given)
    }
    void wait()
    return () => left.abort()
  }, [ask, round])
  return {
    value: answer?.ok ? answer.value : undefined,
    error: answer && !answer.ok ? answer.error : undefined,
    again: useCallback(() => setRound((before) => before + 1), []),
  }
}
