import type { Facts } from './facts.ts'
import type { Share } from './parcel.ts'
import type { Tariff } from './tariff.ts'

const wholePercent = 100

/**
 * The price of a service level: `price × share`, more for express, rounded up to the tariff's step. Multiplied out
 * before the one division, in integers without an end: so'm × cubic millimetres are more than a number can count.
 */
export function levelPrice(
  price: number,
  { express }: Facts,
  { expressPercent, roundUpTo }: Tariff,
  share: Share = { of: 1, in: 1 },
): number {
  const percent = express ? expressPercent : wholePercent
  const whole = BigInt(price) * BigInt(share.of) * BigInt(percent)
  const step = BigInt(share.in) * BigInt(wholePercent) * BigInt(roundUpTo)
  return Number((whole + step - 1n) / step) * roundUpTo
}
