import type { Facts } from './facts.ts'
import type { Tariff } from './tariff.ts'

const wholePercent = 100

/**
 * The price of a service level: `price × share`, more for express, rounded up to the tariff's step. Multiplied out
 * before the one division, so that whole so'm never pass through fractions.
 */
export function levelPrice(
  price: number,
  { express }: Facts,
  { expressPercent, roundUpTo }: Tariff,
  share: { of: number; in: number } = { of: 1, in: 1 },
): number {
  const percent = express ? expressPercent : wholePercent
  return Math.ceil((price * share.of * percent) / (share.in * wholePercent * roundUpTo)) * roundUpTo
}
