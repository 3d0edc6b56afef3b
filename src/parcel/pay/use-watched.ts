import { useCallback, useEffect, useState } from 'react'
import { type Answer, useAnswer } from '#client/use-answer.ts'
import type { AnswerOf, InputOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { pauseAfter } from './stage.ts'

type Watched<T> = Answer<T> & {
  /** Nobody asks any more: the person does, when they want to know. */
  readonly resting: boolean
}

/** Asks until it is decided: while the page is in sight, and not for ever. */
export function useWatched<C extends Call>(
  call: C,
  input: InputOf<C>,
  /** Something may still change. */
  isOpen: (data: AnswerOf<C>) => boolean,
): Watched<AnswerOf<C>> {
  const [asked, setAsked] = useState(0)
  const pause = pauseAfter(asked)
  const pollMs = (data: AnswerOf<C> | undefined) => (data !== undefined && isOpen(data) ? pause : undefined)
  const answer = useAnswer(call, input, { pollMs })
  const { data, busy, retry: ask } = answer
  useEffect(() => {
    if (!busy) setAsked((before) => before + 1)
  }, [busy])
  const retry = useCallback(() => {
    setAsked(0)
    ask()
  }, [ask])
  return { ...answer, retry, resting: data !== undefined && isOpen(data) && pause === undefined }
}
