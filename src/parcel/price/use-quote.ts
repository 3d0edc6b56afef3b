import { useEffect, useMemo } from 'react'
import type { ApiError } from '#client/api.ts'
import { useSession } from '#client/session.ts'
import { useAnswer } from '#client/use-answer.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { pricingCalls } from '#modules/pricing/pricing.calls.ts'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import type { QuoteBody } from './question.ts'

/** Prices with the day they were given on: tomorrow is another word then. */
export type Answer = Readonly<{ offers: OfferAnswer[]; today: string }>

export type Quoted = Readonly<{
  /** The last good answer; it stays in sight while the next comes, or does not come. */
  answer: Answer | undefined
  state: 'none' | 'ready' | 'loading' | 'failed'
  error: ApiError | undefined
  retry: () => void
}>

/** Long enough for a number to be typed, short enough to feel like at once. */
const pauseMs = 250

/**
 * Asks for prices whenever the question changes; only the last question counts. A page left open overnight, or over noon,
 * promises days that are gone: looked at again it asks again, like every screen.
 */
export function useQuote(body: QuoteBody | undefined, given: Answer | undefined): Quoted {
  const asked = useAnswer(pricingCalls.calculateParcel, body && { body }, {
    keep: true,
    afterMs: pauseMs,
    given: body && given?.offers,
  })
  const { data: offers, error, busy, retry } = asked
  const answer = useMemo(
    () => offers && { offers, today: offers === given?.offers ? given.today : tashkentDay(new Date()) },
    [offers, given],
  )
  // What the server has drawn is the tariff; whoever is signed in may have a better price.
  const { signedIn } = useSession()
  const isTariff = given !== undefined
  useEffect(() => {
    if (signedIn && isTariff) retry()
  }, [signedIn, isTariff, retry])
  // Without a question that can be asked there is nothing the old answer would be an answer to.
  if (!body) return { answer: undefined, state: 'none', error: undefined, retry }
  return { answer, state: busy ? 'loading' : error ? 'failed' : 'ready', error, retry }
}
