import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { type AnswerOf, addressOf, type InputOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { type ApiError, useApi } from './api.ts'
import { useComingBack } from './use-coming-back.ts'

type Shown<T> =
  | { readonly state: 'loading'; readonly data: undefined; readonly error: undefined }
  | { readonly state: 'failed'; readonly data: undefined; readonly error: ApiError }
  /** With an error: what is shown is from before, and could not be asked for again. */
  | { readonly state: 'ready'; readonly data: T; readonly error: ApiError | undefined }

export type Answer<T> = Shown<T> & {
  /** A question is under way. */
  readonly busy: boolean
  /** Once more; what failed shows that it is being loaded again. */
  readonly retry: () => void
  /** Asks again while what is known stays in sight; over when the answer has come. */
  readonly refresh: () => Promise<void>
  /** For what the server has answered to a change. */
  readonly set: (data: T) => void
  /** What is in sight answers the question before this one. */
  readonly kept: boolean
}

export type AnswerOptions<T> = {
  /** The answer before stays in sight while another question is on its way, and when that fails. */
  keep?: boolean
  /** For questions that follow typing: asked when they have rested for so long. */
  afterMs?: number
  /** How long until the same is asked again; undefined when nothing can change any more. */
  pollMs?: (data: T | undefined) => number | undefined
  /** Nobody waits for the answer: a refused token leads nobody away. */
  quiet?: boolean
  /** What the server has drawn already. */
  given?: T | undefined
}

type Known<T> = {
  /** What this is the answer to. */
  question: string | undefined
  data: T | undefined
  /** The question that the data is the answer to: with `keep` an earlier one. */
  dataOf: string | undefined
  error: ApiError | undefined
  /** The same is being asked again. */
  busy: boolean
}

/**
 * The answer to a call, kept true while its screen is open: asked again when the line is back and when the page is
 * looked at again. What is known stays in sight when that fails. An answer to another question is dropped.
 */
export function useAnswer<C extends Call>(
  call: C,
  /** Undefined: nothing to ask yet. */
  input: InputOf<C> | undefined,
  options: AnswerOptions<AnswerOf<C>> = {},
): Answer<AnswerOf<C>> {
  type T = AnswerOf<C>
  const { given, keep = false, quiet = false, afterMs = 0, pollMs } = options
  const api = useApi()
  const question = input === undefined ? undefined : questionOf(call, input)
  const [round, askAgain] = useReducer((before: number) => before + 1, 0)
  const [known, setKnown] = useState<Known<T>>(() => ({
    question: given === undefined ? undefined : question,
    data: given,
    dataOf: question,
    error: undefined,
    busy: false,
  }))
  const isGiven = useRef(given !== undefined)
  const waiting = useRef<(() => void)[]>([])
  const underWay = useRef<AbortController>(undefined)
  const isCurrent = known.question === question
  const asked = useRef(question)
  useEffect(() => {
    asked.current = question
  }, [question])
  // Who waits for an answer waits no longer than the screen is there.
  useEffect(() => () => settle(waiting.current), [])

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (input === undefined) return
    const answer = await api.call(call, input, { signal, quiet })
    if (signal.aborted) return
    setKnown((before) => {
      if (answer.ok) return { question, data: answer.value, dataOf: question, error: undefined, busy: false }
      const { data, dataOf } = before
      const shown = keep || dataOf === question ? { data, dataOf } : { data: undefined, dataOf: undefined }
      return { question, ...shown, error: answer.error, busy: false }
    })
    settle(waiting.current)
  })
  const pause = useEffectEvent(() => (isCurrent ? 0 : afterMs))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again, another client asks anew
  useEffect(() => {
    const isDrawnAlready = isGiven.current
    isGiven.current = false
    if (question === undefined || isDrawnAlready) return
    const left = new AbortController()
    underWay.current = left
    setKnown((before) => (before.question === question ? { ...before, busy: true } : before))
    const timer = setTimeout(ask, pause(), left.signal)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [api, question, round])

  const retry = useCallback(() => {
    setKnown((before) => ({ ...before, error: undefined, busy: true }))
    askAgain()
  }, [])
  const refresh = useCallback(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    // Without a question there is nothing to wait for.
    if (asked.current === undefined) resolve()
    else waiting.current.push(resolve)
    askAgain()
    return promise
  }, [])
  const set = useCallback(
    (data: T) => {
      // Something else is asked by now.
      if (asked.current !== question) return
      underWay.current?.abort()
      setKnown({ question, data, dataOf: question, error: undefined, busy: false })
      settle(waiting.current)
    },
    [question],
  )

  const data = isCurrent || keep ? known.data : undefined
  const error = isCurrent ? known.error : undefined
  const busy = question !== undefined && (!isCurrent || known.busy)
  useComingBack(question !== undefined && !busy, error !== undefined, askAgain)
  usePoll(known, busy || question === undefined ? undefined : pollMs?.(data), askAgain)
  const kept = data !== undefined && known.dataOf !== question
  return { ...shownOf(data, error), busy, retry, refresh, set, kept }
}

/** Where it is asked and with which words: prices are asked for with a body. */
function questionOf<C extends Call>(call: C, input: InputOf<C>): string {
  const { body } = input as { body?: unknown }
  return body === undefined ? addressOf(call, input) : `${addressOf(call, input)} ${JSON.stringify(body)}`
}

function settle(waiting: (() => void)[]): void {
  for (const done of waiting.splice(0)) done()
}

function shownOf<T>(data: T | undefined, error: ApiError | undefined): Shown<T> {
  if (data !== undefined) return { state: 'ready', data, error }
  return error
    ? { state: 'failed', data: undefined, error }
    : { state: 'loading', data: undefined, error: undefined }
}

/** After each answer, while the page is looked at. */
function usePoll(known: unknown, pauseMs: number | undefined, ask: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins with each answer
  useEffect(() => {
    if (pauseMs === undefined) return
    const left = new AbortController()
    const look = () => {
      if (document.visibilityState === 'visible') ask()
      else document.addEventListener('visibilitychange', look, { once: true, signal: left.signal })
    }
    const timer = setTimeout(look, pauseMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [known, pauseMs, ask])
}
