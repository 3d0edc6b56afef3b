import { useCallback, useEffect, useRef, useState } from 'react'
import { tashkentDay } from '#kernel/tashkent.ts'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import { useApi } from '../api-client.ts'
import { useSession } from '../session.ts'
import { promiseSlot } from './promised-days.ts'
import type { QuoteBody } from './question.ts'

/** Prices with the day they were given on: tomorrow is another word then. */
export type Answer = Readonly<{ offers: readonly OfferAnswer[]; today: string }>

export type Quoted = Readonly<{
  /** The last good answer; it stays in sight while the next comes, or does not come. */
  answer: Answer | undefined
  state: 'none' | 'ready' | 'loading' | 'failed'
  retry: () => void
}>

/** Long enough for a number to be typed, short enough to feel like at once. */
const pauseMs = 250

/** Asks for prices whenever the question changes, and when promises have aged; only the last question counts. */
export function useQuote(body: QuoteBody | undefined, given: Answer | undefined, cutOffHour: number): Quoted {
  const api = useApi()
  const question = body && JSON.stringify(body)
  const [answer, setAnswer] = useState(given)
  const [answered, setAnswered] = useState(given && question)
  const [failed, setFailed] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const lastAsked = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (question === undefined || question === answered) return
    const waitMs = lastAsked.current === question ? 0 : pauseMs
    lastAsked.current = question
    setFailed(undefined)
    const left = new AbortController()
    const timer = setTimeout(async () => {
      const result = await api.request('/api/orders/v1/calculate-parcel', {
        method: 'POST',
        body: JSON.parse(question) as QuoteBody,
        signal: left.signal,
        read: ({ results }) => (Array.isArray(results) ? (results as OfferAnswer[]) : undefined),
      })
      if (left.signal.aborted) return
      if (!result.ok) return setFailed(question)
      setAnswer({ offers: result.value, today: tashkentDay(new Date()) })
      setAnswered(question)
    }, waitMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [api, question, answered, attempt])

  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const askAgain = useCallback(() => {
    setAnswered(undefined)
    retry()
  }, [retry])
  // What the server has drawn is the tariff; whoever is signed in may have a better price.
  const { signedIn } = useSession()
  const isTariff = given !== undefined
  useEffect(() => {
    if (signedIn && isTariff) askAgain()
  }, [signedIn, isTariff, askAgain])
  useWhenPromisesAged(answer, cutOffHour, askAgain)
  const state = stateOf(question, answered, failed)
  useEffect(() => {
    if (state !== 'failed') return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [state, retry])
  // Without a question that can be asked there is nothing the old answer would be an answer to.
  return { answer: state === 'none' ? undefined : answer, state, retry }
}

/** A page left open overnight, or over noon, promises days that are gone: when it is looked at again it asks again. */
function useWhenPromisesAged(answer: Answer | undefined, cutOffHour: number, askAgain: () => void): void {
  const slot = useRef<string>(undefined)
  useEffect(() => {
    slot.current = answer && promiseSlot(new Date(), cutOffHour)
  }, [answer, cutOffHour])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || slot.current === undefined) return
      if (slot.current !== promiseSlot(new Date(), cutOffHour)) askAgain()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [cutOffHour, askAgain])
}

function stateOf(
  question: string | undefined,
  answered: string | undefined,
  failed: string | undefined,
): Quoted['state'] {
  if (question === undefined) return 'none'
  if (question === answered) return 'ready'
  return question === failed ? 'failed' : 'loading'
}
