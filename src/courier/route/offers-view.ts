import type { FieldView } from '#client/field/field-store.ts'
import type { Offer, Today } from '#modules/delivery/field/field.contract.ts'

export const sizeNames = {
  small: 'courierRoute.sizes.small',
  medium: 'courierRoute.sizes.medium',
  large: 'courierRoute.sizes.large',
  other: 'courierRoute.sizes.other',
} as const

/** Those of the courier's own district first; each group as the server has ordered it. */
export const offersByNearness = (offers: readonly Offer[]) => ({
  near: offers.filter(({ near }) => near),
  far: offers.filter(({ near }) => !near),
})

/** From its limit on, nothing with money is offered. */
export const cashIsFull = ({ held, limit }: Today['cash']): boolean => limit !== null && held >= limit

/** What is known of an offer that was accepted. Only an answer of the server makes it the courier's. */
export type Accepted = Readonly<{ state: 'waits' | 'taken' } | { state: 'refused'; why: string | undefined }>

export function acceptedAs(
  clientId: string,
  { queue, troubles }: Pick<FieldView, 'queue' | 'troubles'>,
): Accepted {
  if (queue.some((action) => action.clientId === clientId)) return { state: 'waits' }
  const trouble = troubles.find(({ action }) => action.clientId === clientId)
  return trouble ? { state: 'refused', why: trouble.result.message } : { state: 'taken' }
}

/** Accepted here before, and not told yet: it is not accepted a second time. */
export const isBeingTold = (orderId: string, queue: FieldView['queue']): boolean =>
  queue.some(({ verb, parcel }) => verb === 'accept' && parcel === orderId)
