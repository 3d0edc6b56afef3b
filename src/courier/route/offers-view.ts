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
