import type { Order } from '../order.ts'
import { coverCeiling, type FrozenLine, type Tariff } from '../order-quote.ts'
import type { Status } from '../words.ts'
import { claimable, type EveryClaimKind } from './claim-words.ts'

export type Loss = Readonly<{
  kind: EveryClaimKind
  parcelValue: number
  productFee: number
  /** The order's frozen quote: the cover that was bought. */
  lines: readonly FrozenLine[]
  /** Of the tariff the order was made by. */
  tariff: Pick<Tariff, 'cover'>
  /** What other claims of the same order were given. */
  given: number
}>

export type Compensation = Readonly<{
  /** What the sender said it is worth, or sold it for; null when they said nothing. */
  value: number | null
  cover: number
  ceiling: number
  /** The smallest of the three, less what was given before. */
  limit: number
  /** Gone as a whole and its value known: all of it by rule. Otherwise whoever decides says how much. */
  isFixed: boolean
}>

/** DECISIONS, "Price" (cover) and SPEC section 9: nothing above the value, the cover, or ten minimum wages. */
export function compensationOf({ kind, parcelValue, productFee, lines, tariff, given }: Loss): Compensation {
  const worth = Math.max(parcelValue, productFee)
  const value = worth > 0 ? worth : null
  const cover = boughtCover(lines) ?? tariff.cover.free
  const ceiling = coverCeiling(tariff)
  const limit = Math.max(0, Math.min(value ?? cover, cover, ceiling) - given)
  return { value, cover, ceiling, limit, isFixed: kind !== 'damaged' && value !== null }
}

function boughtCover(lines: readonly FrozenLine[]): number | undefined {
  const upTo = lines.find(({ rule }) => rule === 'cover')?.because.values.upTo
  return typeof upTo === 'object' && 'soum' in upTo ? upTo.soum : undefined
}

export function isRightAmount({ limit, isFixed }: Compensation, amount: number): boolean {
  return isFixed ? amount === limit && limit > 0 : amount > 0 && amount <= limit
}

/** Nobody has it, or we cannot find it. What reached its receiver, came back to its sender or turned up is not lost. */
export const isGone = ({ status, holder }: Pick<Order, 'status' | 'holder'>) =>
  claimable.lost.includes(status) || (status === 'cancelled' && holder === 'nobody')

/** Accepting it says that the parcel is gone; what is not written off yet is then, and its price goes back. */
export const writesOff = (kind: EveryClaimKind, status: Status) =>
  kind !== 'damaged' && claimable.lost.includes(status)
