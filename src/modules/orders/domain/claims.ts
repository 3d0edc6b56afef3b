import { coverCeiling, type FrozenLine, type Tariff } from './order-quote.ts'
import type { Status } from './words.ts'

/** What a customer can report themselves. */
export const claimKinds = ['lost', 'damaged'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** Destroyed is what an operator writes off. */
export const everyClaimKind = [...claimKinds, 'destroyed'] as const
export type EveryClaimKind = (typeof everyClaimKind)[number]

export const claimStatuses = ['open', 'accepted', 'rejected'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

export const rejectReasons = ['not_covered', 'badly_packed', 'no_proof', 'delivered_whole', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]

export const compensationWays = ['balance', 'bank', 'cash'] as const
export type CompensationWay = (typeof compensationWays)[number]

/** Lost: what we still have. Damaged: what has reached the receiver. */
export const claimable: Readonly<Record<ClaimKind, readonly Status[]>> = {
  lost: ['pickup', 'agent_received', 'failed_delivery'],
  damaged: ['executor_done', 'done'],
}

/** An operator decides up to the first level of cover, onto the balance; above it whoever answers for the money does. */
export const operatorLimit = 500_000

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

/** The parcel reached somebody after all: it is not lost. */
export const hasArrived = (status: Status) => claimable.damaged.includes(status)

/** Accepting it says that the parcel is gone; what is not written off yet is then, and its price goes back. */
export const writesOff = (kind: EveryClaimKind, status: Status) =>
  kind !== 'damaged' && claimable.lost.includes(status)
