import { tashkentDay } from '#kernel/tashkent.ts'
import { holds } from './conditions.ts'
import type { Attempt, OrderEvent } from './events.ts'
import { lifecycle, type Transition } from './lifecycle.ts'
import { limits } from './limits.ts'
import { type Custody, newCodesOn, type OrderState, type Terms } from './state.ts'
import type { Verb } from './words.ts'

export type Projection = Readonly<{
  /** Undefined while nothing has placed the order. */
  state: OrderState | undefined
  /** What counts, in the order of happening. */
  effective: readonly OrderEvent[]
  /** Kept in the log without effect: told too late to fit between what is known to have happened. */
  noted: readonly OrderEvent[]
}>

/**
 * What an order is, from its log. Events count in the order in which they happened; of two at the same moment, the one
 * recorded first. One that is told late takes its place among the others only if everything that happened after it
 * still holds: a late event never overrides a later one. What does not fit is noted and changes nothing.
 */
export function project(terms: Terms, log: readonly OrderEvent[]): Projection {
  const seen = new Set<string>()
  const noted: OrderEvent[] = []
  let effective: OrderEvent[] = []
  let state: OrderState | undefined
  for (const event of [...log].sort((a, b) => a.seq - b.seq)) {
    if (seen.has(event.id)) continue
    seen.add(event.id)
    // Nearly every event is the latest one: it is put at the end as it comes, so that a long log costs no more per line.
    const isLatest = !isBefore(event, effective.at(-1))
    const line = isLatest ? effective : withLate(effective, event)
    const next = isLatest ? after(terms, state, event) : replay(terms, line)
    if (!next) {
      noted.push(event)
      continue
    }
    if (isLatest) line.push(event)
    effective = line
    state = next
  }
  return { state, effective, noted }
}

const isBefore = (event: OrderEvent, other: OrderEvent | undefined) =>
  other !== undefined && event.happenedAt < other.happenedAt

function withLate(line: readonly OrderEvent[], event: OrderEvent): OrderEvent[] {
  return line.toSpliced(
    line.findIndex((other) => isBefore(event, other)),
    0,
    event,
  )
}

/** Undefined when one of them cannot happen where it stands. */
function replay(terms: Terms, line: readonly OrderEvent[]): OrderState | undefined {
  const states = statesAlong(terms, line)
  return states.length === line.length ? states.at(-1) : undefined
}

/** The state after each event, as far as they can happen one after the other. */
export function statesAlong(terms: Terms, line: readonly OrderEvent[]): OrderState[] {
  const states: OrderState[] = []
  for (const event of line) {
    const state = after(terms, states.at(-1), event)
    if (!state) break
    states.push(state)
  }
  return states
}

const rowsFrom = Map.groupBy(lifecycle, ({ from }) => from)

/** The row of the lifecycle that lets this happen now. */
export function transitionFor(
  terms: Terms,
  state: OrderState | undefined,
  verb: Verb,
  attempt: Attempt,
): Transition | undefined {
  return rowsFrom
    .get(state?.status ?? 'none')
    ?.find(
      (row) =>
        row.verb === verb &&
        row.who.includes(attempt.actor) &&
        (state === undefined || holds(row.when, state, terms, attempt)),
    )
}

function after(terms: Terms, state: OrderState | undefined, event: OrderEvent): OrderState | undefined {
  const transition = transitionFor(terms, state, event.verb, event)
  if (!transition) return undefined
  const before = state ?? blank(terms, event)
  const since = transition.to === before.status ? before.since : event.happenedAt
  return {
    ...before,
    status: transition.to,
    since,
    ...changeOf(before, event),
    ...askIn(before, event),
    ...codesIn(before, event),
  }
}

const blank = ({ destinationPointId, firstCustody }: Terms, { happenedAt }: OrderEvent): OrderState => ({
  status: 'draft',
  since: happenedAt,
  custody: firstCustody,
  courierId: undefined,
  submittedAt: undefined,
  reminded: false,
  pickupAttempts: 0,
  deliveryAttempts: 0,
  refused: false,
  storedUntil: undefined,
  storageExtended: false,
  destinationPointId,
  redirected: false,
  wantedDay: undefined,
  newCodes: undefined,
  codeSends: 0,
  delegated: false,
  deliveredAt: undefined,
  deliveredFrom: undefined,
  provedByCode: false,
  lastPointId: firstCustody.pointId,
  incident: false,
  returned: false,
  ask: undefined,
  asks: 0,
})

const later = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** What a verb changes beside the status. Verbs that are not named change nothing else. */
function changeOf(state: OrderState, event: OrderEvent): Partial<OrderState> {
  const { happenedAt, courierId } = event
  switch (event.verb) {
    case 'submit':
      return { submittedAt: happenedAt }
    case 'remind':
      return { reminded: true }
    case 'accept':
    case 'reassign':
      return { courierId }
    case 'release':
    case 'requeue':
      return { courierId: undefined }
    case 'pick_up': {
      const carrier = courierId ?? state.courierId
      return { courierId: carrier, custody: carriedBy(carrier) }
    }
    case 'load':
      return { courierId: undefined, custody: { holder: 'trip', tripId: event.details?.tripId } }
    case 'hand_over':
      return { custody: carriedBy(courierId), ...(isBeingCarried(state) ? { courierId } : {}) }
    case 'fail_pickup':
      return { pickupAttempts: state.pickupAttempts + 1 }
    case 'drop_off':
    case 'store':
      return atPoint(state, event)
    case 'fail_delivery':
      return {
        deliveryAttempts: state.deliveryAttempts + 1,
        refused: state.refused || event.reason === 'refused',
        redirected: false,
        wantedDay: undefined,
      }
    case 'redeliver':
      // Whoever has it keeps it until the other one scans it.
      return { wantedDay: event.details?.day, courierId: courierId ?? state.courierId }
    case 'redirect':
      return redirected(state, event)
    case 'delegate':
      return { delegated: true }
    case 'revoke_delegate':
      return { delegated: false }
    case 'refuse':
      return { refused: true }
    case 'extend_storage':
      return {
        storageExtended: true,
        storedUntil: state.storedUntil && later(state.storedUntil, limits.storageMs),
      }
    case 'deliver':
    case 'hand_out':
      return {
        ...(event.actor === 'courier' ? { courierId } : {}),
        custody: { holder: 'receiver' },
        deliveredAt: happenedAt,
        deliveredFrom: event.actor === 'courier' ? carriedBy(courierId) : state.custody,
        delegated: false,
        provedByCode: event.details?.proof?.kind === 'code',
      }
    case 'undo_delivery':
      return { ...undone, custody: state.deliveredFrom ?? state.custody }
    case 'return':
    case 'dispose':
      return { custody: { holder: 'nobody' }, returned: event.verb === 'return' }
    case 'write_off':
      return { custody: { holder: 'nobody' } }
    case 'report_found':
      return found(state, event)
    case 'reinstate':
      return { incident: false, courierId, custody: carriedBy(courierId) }
    case 'hand_back':
      return { incident: false, custody: { holder: 'sender' } }
    default:
      return {}
  }
}

/** How often the code was told once more, or made anew. */
function codesIn(state: OrderState, { verb, happenedAt }: OrderEvent): Partial<OrderState> {
  if (verb === 'send_code') return { codeSends: state.codeSends + 1 }
  if (verb !== 'renew_code') return {}
  const day = tashkentDay(happenedAt)
  return { newCodes: { day, count: newCodesOn(state, day) + 1 }, codeSends: 0 }
}

/** What an event says about a price that was measured anew. */
function askIn({ ask, asks }: OrderState, event: OrderEvent): Partial<OrderState> {
  const { askedTotal, newTotal, weightGrams, sidesCm } = event.details ?? {}
  if (event.verb === 'agree_price' || event.verb === 'decline_price')
    return { ask: ask && { ...ask, answer: event.verb === 'agree_price' ? 'yes' : 'no' } }
  if (askedTotal !== undefined && weightGrams !== undefined) {
    const { id: eventId, recordedAt: askedAt } = event
    const asked = { eventId, total: askedTotal, askedAt, weightGrams, sidesCm, answer: undefined }
    return { ask: asked, asks: asks + 1 }
  }
  // Measured once more, and there is nothing left to ask.
  return newTotal === undefined ? {} : { ask: undefined }
}

const undone = { deliveredAt: undefined, deliveredFrom: undefined, provedByCode: false } as const

const carriedBy = (courierId: number | undefined): Custody => ({ holder: 'courier', courierId })

function found(state: OrderState, event: OrderEvent): Partial<OrderState> {
  const { pointId, courierId } = event
  const custody = pointId === undefined ? carriedBy(courierId) : restingAt(event)
  return { incident: true, custody, lastPointId: pointId ?? state.lastPointId }
}

const isBeingCarried = ({ status }: OrderState) =>
  status === 'accept' || status === 'pickup' || status === 'failed_delivery'

/** Somewhere of ours, on the way. */
const restingAt = ({ pointId, details }: OrderEvent): Custody => ({
  holder: details?.depot ? 'depot' : 'origin_point',
  pointId,
})

/** Where a point has scanned it already it has arrived; elsewhere, or before its way begins, it is brought there. */
function redirected(state: OrderState, event: OrderEvent): Partial<OrderState> {
  const { pointId } = event
  if (pointId === undefined) return {}
  const sent = { destinationPointId: pointId, redirected: true }
  const isThere = state.status === 'agent_received' && state.custody.pointId === pointId
  return isThere ? { ...sent, ...atPoint({ ...state, ...sent }, event) } : sent
}

/** A parcel that could not be delivered and is brought to a point waits there: that point is now its destination. */
function atPoint(state: OrderState, event: OrderEvent): Partial<OrderState> {
  const { pointId, happenedAt, details } = event
  const passesThrough = details?.depot === true || state.status === 'expired'
  const isStranded = state.status === 'failed_delivery' && !state.redirected
  const isDestination = isStranded || pointId === state.destinationPointId
  if (passesThrough || !isDestination)
    return { custody: restingAt(event), lastPointId: pointId, courierId: undefined }
  return {
    custody: { holder: details?.locker ? 'locker' : 'destination_point', pointId },
    lastPointId: pointId,
    courierId: undefined,
    destinationPointId: pointId,
    wantedDay: undefined,
    storedUntil: later(happenedAt, limits.storageMs),
    storageExtended: false,
  }
}
