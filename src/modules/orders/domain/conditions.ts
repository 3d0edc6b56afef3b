import { tashkentDay } from '#kernel/tashkent.ts'
import type { Attempt } from './events.ts'
import { limits } from './limits.ts'
import { isWaiting } from './reweigh.ts'
import { type Custody, isAtDestination, isHeld, type OrderState, type Terms } from './state.ts'

/** What a row of the lifecycle asks of the order itself. Asked again on every replay, so it knows the log and nothing else. */
type Condition = (state: OrderState, terms: Terms, attempt: Attempt) => boolean

const passed = (from: Date | undefined, ms: number, { happenedAt }: Attempt) =>
  from !== undefined && happenedAt.getTime() - from.getTime() >= ms

function goesToDoor({ destinationPointId }: OrderState, { toDoor }: Terms): boolean {
  return toDoor && destinationPointId === undefined
}

const isInBagOf = ({ holder, courierId }: Custody, person: number | undefined) =>
  holder === 'courier' && person !== undefined && courierId === person

export const conditions = {
  /** Couriers act on what is theirs or in their bag; everybody else is not asked. */
  ownCourier: ({ courierId, custody }, _, { actor, personId }) =>
    actor !== 'courier' || personId === courierId || isInBagOf(custody, personId),
  /** What is in a courier's bag, nobody else comes for. */
  notInOtherBag: ({ custody }, _, { actor, personId }) =>
    actor !== 'courier' || custody.courierId === undefined || isInBagOf(custody, personId),
  notInOwnBag: ({ custody }, _, { actor, personId }) => actor !== 'courier' || !isInBagOf(custody, personId),
  /** Agents act on what lies at their point. */
  ownPoint: ({ lastPointId }, _, { actor, pointId }) => actor !== 'agent' || pointId === lastPointId,

  notSubmitted: ({ submittedAt }) => submittedAt === undefined,
  /** A person confirms what waits for the call; what the system may confirm is asked once, by a guard: prices change. */
  confirmable: ({ submittedAt }, _, { actor }) => submittedAt !== undefined || actor === 'system',
  notReminded: ({ reminded }) => !reminded,
  reminderDue: ({ since }, _, attempt) => passed(since, limits.reminderAfterMs, attempt),
  basketOver: ({ since }, _, attempt) => passed(since, limits.basketMs, attempt),

  /** Asked about a higher price, in time and not answered yet. */
  priceAsked: ({ ask }, _, { happenedAt }) => ask !== undefined && isWaiting(ask, happenedAt),
  asksLeft: ({ asks }) => asks < limits.reweighs,
  withSender: ({ custody }) => custody.holder === 'sender',
  courierComes: (_, { fromDoor, isReturn }) => fromDoor || isReturn,
  acceptOver: ({ since }, _, attempt) =>
    attempt.actor !== 'system' || passed(since, limits.acceptMs, attempt),

  pickupTriesLeft: ({ pickupAttempts }) => pickupAttempts < limits.attempts,
  pickupTriesUsed: ({ pickupAttempts }) => pickupAttempts >= limits.attempts,

  withCourier: ({ custody }) => custody.holder === 'courier',
  atDepot: ({ custody }) => custody.holder === 'depot',
  /** Carried on without a scan: by the log it still lies there. */
  atOtherDepot: ({ custody }, _, { pointId }) =>
    custody.holder === 'depot' && pointId !== undefined && custody.pointId !== pointId,
  attempted: ({ deliveryAttempts }) => deliveryAttempts > 0,
  attemptsLeft: ({ deliveryAttempts }) => deliveryAttempts < limits.attempts,
  /** Until the receiver has sent it to a point. */
  goesToDoor,
  /** A receiver waits at a door; parcels for a point are the dispatcher's business. */
  doorOrStaff: (state, terms, { actor }) => actor !== 'receiver' || goesToDoor(state, terms),
  nothingToCollect: (_, { toCollect }) => toCollect === 0,
  /** The day the receiver chose has not come: nobody has set out yet. */
  dayAhead: ({ refused, wantedDay }, _, { happenedAt }) =>
    !refused && wantedDay !== undefined && tashkentDay(happenedAt) < wantedDay,
  delegated: ({ delegated }) => delegated,
  mayTryAgain: ({ refused, deliveryAttempts }) => !refused && deliveryAttempts < limits.attempts,
  undeliverable: ({ refused, deliveryAttempts }) => refused || deliveryAttempts >= limits.attempts,

  atDestination: (state) => isAtDestination(state),
  onTheWay: (state) => !isAtDestination(state),
  notRefused: ({ refused }) => !refused,
  storageOver: ({ refused, storedUntil }, _, { happenedAt }) =>
    refused || (storedUntil !== undefined && happenedAt >= storedUntil),
  storageExtendable: ({ storageExtended, storedUntil }, _, { happenedAt }) =>
    !storageExtended && storedUntil !== undefined && happenedAt < storedUntil,

  /** A counter hands out for the code, which closes the order at once: only a courier's delivery can be undone. */
  byCourier: ({ deliveredFrom }) => deliveredFrom?.holder === 'courier',
  undoOpen: ({ deliveredAt }, _, attempt) =>
    attempt.actor === 'operator' || !passed(deliveredAt, limits.undoMs, attempt),
  /** The receiver's own code leaves nothing to wait for. */
  completable: ({ deliveredAt, provedByCode }, _, attempt) =>
    attempt.actor === 'operator' || provedByCode || passed(deliveredAt, limits.completeAfterMs, attempt),

  held: (state) => isHeld(state),
  firstJourney: (_, { isReturn }) => !isReturn,
  cameBack: (_, { isReturn }) => isReturn,
  atPlace: ({ custody }) => custody.pointId !== undefined,
  disposable: ({ since }, { isReturn }, attempt) => isReturn && passed(since, limits.disposeAfterMs, attempt),
  incidentOpen: ({ incident }) => incident,
} satisfies Record<string, Condition>

export type ConditionName = keyof typeof conditions

export function holds(
  names: readonly ConditionName[],
  state: OrderState,
  terms: Terms,
  attempt: Attempt,
): boolean {
  return names.every((name) => (conditions[name] as Condition)(state, terms, attempt))
}
