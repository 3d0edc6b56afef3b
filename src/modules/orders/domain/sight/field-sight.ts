import type { Order } from '../order.ts'
import type { OrderState } from '../state.ts'
import type { Actor, Status } from '../words.ts'
import { endedStatuses } from './long-over.ts'

/**
 * How much of an order is shown (DECISIONS, "Who may see what in the field"). `offer`: district, size class, weight,
 * window, price and money to collect; `money`: nothing but the code and the money.
 */
export type Sight = 'whole' | 'offer' | 'money'

type Looker = Readonly<{ actor: Actor; personId: number | undefined; pointId: number | undefined }>
type Seen = Pick<Order, 'status' | 'statusAt' | 'courierId' | 'holderCourierId' | 'holderPointId'> & {
  sender: { pointId?: number | undefined }
}

const dayMs = 86_400_000

/** Couriers see whole what they have accepted or in their bag, agents what lies with them, and both for a day after its end. */
export function fieldSight(
  order: Seen,
  { deliveredAt, lastPointId }: Pick<OrderState, 'deliveredAt' | 'lastPointId'>,
  { actor, personId, pointId }: Looker,
  now: Date,
): Sight {
  if (actor !== 'courier' && actor !== 'agent') return 'whole'
  const isEnded = endedStatuses.includes(order.status)
  const isTheirs =
    actor === 'courier'
      ? personId !== undefined && (order.courierId === personId || order.holderCourierId === personId)
      : pointId !== undefined && pointId === (isEnded ? lastPointId : counterOf(order))
  if (!isEnded) return isTheirs ? 'whole' : 'offer'
  const endedAt = deliveredAt ?? order.statusAt
  return isTheirs && isOfToday(endedAt, now) ? 'whole' : 'money'
}

const isOfToday = (endedAt: Date, now: Date) => now.getTime() - endedAt.getTime() < dayMs

/** Whose parcel it was is no business of the field a day after its end. */
export const isNameShown = ({ status, since }: { status: Status; since: Date }, now: Date): boolean =>
  !endedStatuses.includes(status) || isOfToday(since, now)

/** Whose it is to have it in their hands: where it lies, or where its sender brings it and the label is printed. */
const counterOf = ({ status, holderPointId, sender }: Seen) =>
  holderPointId ?? (status === 'draft' || status === 'new' ? sender.pointId : undefined)

/** Who works in the field is shown less than everybody else, so for them it is asked. */
export const isInField = (actor: Actor) => actor === 'courier' || actor === 'agent'
