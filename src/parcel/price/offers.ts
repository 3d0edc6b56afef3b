import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import type { Way } from './question.ts'

/** As they stand on the page: from what a person carries alone to what is carried for them. */
export const shownOptions = [1, 3, 4, 2] as const

const isAt =
  ({ option, type }: Way) =>
  (offer: OfferAnswer) =>
    offer.delivery_option === option && offer.delivery_type === type

export type PricedOffer = OfferAnswer & { price: number; promised: NonNullable<OfferAnswer['promised']> }

export const isPriced = (offer: OfferAnswer): offer is PricedOffer =>
  offer.available && offer.price !== null && offer.promised !== null

/**
 * The offer that is looked at. When the chosen one cannot be had, what comes instead keeps the service level if it can,
 * and is the cheapest.
 */
export function offerLookedAt(offers: readonly OfferAnswer[], way: Way): PricedOffer | undefined {
  const priced = offers.filter(isPriced)
  const chosen = priced.find(isAt(way))
  if (chosen) return chosen
  const sameLevel = priced.filter(({ delivery_type }) => delivery_type === way.type)
  return cheapestOf(sameLevel.length > 0 ? sameLevel : priced)
}

export type Marks = Readonly<{ cheapest: PricedOffer | undefined; fastest: PricedOffer | undefined }>

/**
 * A mark says something only where offers differ. Of several equally fast ones the cheapest is marked; when the cheapest
 * of all is as fast as any, it needs no second mark.
 */
export function marksOf(offers: readonly OfferAnswer[]): Marks {
  const priced = offers.filter(isPriced)
  const cheapest = cheapestOf(priced)
  const soonest = priced.map(arrival).sort()[0]
  const fastest = cheapestOf(priced.filter((offer) => arrival(offer) === soonest))
  return {
    cheapest: priced.some(({ price }) => price !== cheapest?.price) ? cheapest : undefined,
    fastest: fastest === cheapest ? undefined : fastest,
  }
}

/** By the day it is surely there, then by the day it may be. */
const arrival = ({ promised }: PricedOffer) => `${promised.to} ${promised.from}`

function cheapestOf(offers: readonly PricedOffer[]): PricedOffer | undefined {
  return offers.reduce<PricedOffer | undefined>(
    (best, offer) => (best && best.price <= offer.price ? best : offer),
    undefined,
  )
}

/** When nothing at all can be had for one reason, it is said once; undefined otherwise. */
export function commonReason(offers: readonly OfferAnswer[]): string | undefined {
  const [first] = offers
  const reason = first?.reason ?? undefined
  return reason !== undefined && offers.every((offer) => offer.reason === reason) ? reason : undefined
}
