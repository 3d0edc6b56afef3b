const dayMs = 86_400_000

/** What of a package no order holds: shipments, and the part of its price that belongs to them. */
export type Remainder = Readonly<{ shipments: number; value: number }>

/**
 * The next shipment's part of the price: an even part of what is left, so that the last one takes the rest and all of
 * them together are the price to the so'm, in whatever order they are taken and given back.
 */
export function nextShare({ shipments, value }: Remainder): number {
  return Math.floor(value / shipments)
}

export function taken({ shipments, value }: Remainder, share: number): Remainder {
  return { shipments: shipments - 1, value: value - share }
}

export function givenBack({ shipments, value }: Remainder, share: number): Remainder {
  return { shipments: shipments + 1, value: value + share }
}

export const expiryOf = (boughtAt: Date, days: number) => new Date(boughtAt.getTime() + days * dayMs)

const graceDays = 7

/** A paid shipment that comes back after the end can still be used for a while: its owner did not let it lapse. */
export const expiryAfterReturn = (expiresAt: Date, now: Date) =>
  expiresAt > now ? expiresAt : expiryOf(now, graceDays)
