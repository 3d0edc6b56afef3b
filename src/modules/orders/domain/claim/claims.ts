import type { Order } from '../order.ts'
import { coverCeiling, type FrozenLine, type Tariff } from '../order-quote.ts'
import type { Actor, Status } from '../words.ts'
import { type ClaimKind, claimable, damageSeenIn, type EveryClaimKind } from './claim-words.ts'

export type Loss = Readonly<{
  kind: EveryClaimKind
  parcelValue: number
  productFee: number
  /** The frozen quote of the way there: its cover holds on the way back, too. */
  lines: readonly FrozenLine[]
  /** Of the tariff the order was made by. */
  tariff: Pick<Tariff, 'cover'>
  /** What other claims of the same parcel were given, on either way. */
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

type Opener = Readonly<{
  actor: Actor
  personId: number | undefined
  pointId: number | undefined
  /** The parcel has been in our hands. */
  wasTaken: boolean
}>

/** Couriers speak for what they carry, agents for what stands at their point: of damage, which they have before their eyes. */
export function canClaim(
  kind: ClaimKind,
  order: Pick<Order, 'status' | 'holder' | 'courierId' | 'holderPointId'>,
  { actor, personId, pointId, wasTaken }: Opener,
): boolean {
  // A basket that ran out is over, too.
  if (!wasTaken) return false
  const { status, holder, courierId, holderPointId } = order
  const seesIt = kind === 'damaged' && (damageSeenIn.includes(status) || status === 'expired')
  if (actor === 'courier') return seesIt && holder === 'courier' && courierId === personId
  if (actor === 'agent') return seesIt && pointId !== undefined && holderPointId === pointId
  return claimable[kind].includes(status) || (seesIt && actor === 'operator')
}

/** Nobody has it, or we cannot find it. What reached its receiver, came back to its sender or turned up is not lost. */
export const isGone = ({ status, holder }: Pick<Order, 'status' | 'holder'>) =>
  claimable.lost.includes(status) || (status === 'cancelled' && holder === 'nobody')

/** Accepting it says that the parcel is gone; what is not written off yet is then, and its price goes back. */
export const writesOff = (kind: EveryClaimKind, status: Status) =>
  kind !== 'damaged' && claimable.lost.includes(status)
