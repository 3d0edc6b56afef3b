import { checkDigit, type TrackingCode } from '#kernel/tracking-code.ts'

/** A random whole number from `least` to below `limit`; comes in as an argument. */
export type Chance = (least: number, limit: number) => number

const digits = (chance: Chance, count: number) => Array.from({ length: count }, () => chance(0, 10)).join('')

/** Eight digits, the first not zero (DECISIONS, "Identifiers"). */
export const drawOrderId = (chance: Chance) => chance(10_000_000, 100_000_000)

/** A number that cannot be an order's is as good as a missing one. */
export const orderIdOf = (text: string) => (/^[1-9]\d{7}$/.test(text) ? Number(text) : undefined)

export function drawTrackingCode(chance: Chance): TrackingCode {
  const body = digits(chance, 13)
  return `TB${body}${checkDigit(body)}` as TrackingCode
}

/** What a receiver shows at the door or the counter. */
export const drawReceiverCode = (chance: Chance) => digits(chance, 6)

/** The number on the slip that a courier leaves (DECISIONS, "Call card"). */
export const drawCallCard = (chance: Chance) => String(chance(10_000_000, 100_000_000))
