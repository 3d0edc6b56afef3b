import { longestAtDoor } from '#modules/geo/domain/pin-rule.ts'

export { pinSources } from '#modules/geo/domain/pin-rule.ts'

/** What may be written in the fields of an order (SPEC section 5). The contract and the wizard go by the same numbers. */
export const longest = {
  name: 100,
  mahalla: 100,
  street: 200,
  landmark: 200,
  ...longestAtDoor,
  email: 200,
  note: 500,
  description: 500,
  comment: 500,
} as const

/** The full address has at least five characters. */
export const shortestStreet = 5

/** A side up to 300 cm, a weight up to 100 kg. */
export const mostCm = 300
export const mostKg = 100

/** Above what anybody sends: a larger sum is a slip of the finger. */
export const mostSoum = 1_000_000_000

export const mostImages = 5

/** Somebody, at a name with a dot in it. */
export const emailPattern = /^[^\s@.]+(?:\.[^\s@.]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i
