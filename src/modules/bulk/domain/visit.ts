import { type DeliveryOption, startsAtDoor } from '#modules/pricing/domain/facts.ts'

/** A courier comes once for all parcels that are sent from the door; the fee stands on the first of them. */
export type Visit = Readonly<{ parcels: number; payer: number }>

export const isFromDoor = ({ deliveryOption }: { deliveryOption: number }) =>
  startsAtDoor(deliveryOption as DeliveryOption)
