import { useAnswer } from '#client/use-answer.ts'
import { pricingCalls } from '#modules/pricing/pricing.calls.ts'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import type { QuoteBody } from './entry-draft.ts'

const pauseMs = 250

export type EntryQuote = {
  offers: readonly OfferAnswer[] | undefined
  state: 'none' | 'asking' | 'ready' | 'failed'
}

/** The price of what is written down so far; the last answer stays in sight while the next comes. */
export function useEntryQuote(body: QuoteBody | undefined): EntryQuote {
  const options = { keep: true, afterMs: pauseMs }
  const { data, error, busy } = useAnswer(pricingCalls.calculateParcel, body && { body }, options)
  if (!body) return { offers: undefined, state: 'none' }
  return { offers: data, state: busy ? 'asking' : error ? 'failed' : 'ready' }
}
