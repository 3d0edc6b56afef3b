import { tashkentClock, tashkentDay } from '#kernel/tashkent.ts'
import { daysOfArrival } from '#modules/pricing/domain/ground.ts'
import { workingDayAfter } from '#modules/pricing/domain/service-levels.ts'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import { limits } from '../limits.ts'
import type { Agreement } from '../order.ts'
import { isAtDestination, type OrderState, type Terms } from '../state.ts'
import type { Verb } from '../words.ts'
import {
  hoursOf,
  isPast,
  lastHour,
  type OrderPromise,
  type PromisedWindow,
  type PromiseReason,
  windowOf,
} from './promise.ts'

type Quoted = Pick<Agreement, 'promisedFrom' | 'promisedTo' | 'timeInterval' | 'createdAt'>

/** What a quote promises becomes the promise of the order made from it. */
export const firstPromise = ({
  promisedFrom,
  promisedTo,
  timeInterval,
  createdAt,
}: Quoted): OrderPromise => ({
  window: windowOf(promisedFrom, promisedTo, timeInterval),
  reason: 'agreed',
  at: createdAt.toISOString(),
})

export type PromiseFacts = Readonly<{
  before: OrderPromise
  order: Pick<Agreement, 'sender' | 'receiver' | 'deliveryType' | 'timeInterval'>
  verb: Verb
  /** After the verb. */
  state: OrderState
  terms: Terms
  /** Where it was last is in the receiver's own region. */
  isNear: boolean
  /** It left a place of ours, and not its sender: a courier has set out with it. */
  isOnward: boolean
  tariff: Tariff
  now: Date
}>

type Told = Readonly<{ window: PromisedWindow | null; reason: PromiseReason }>

/** The promise after something happened; the very same one when nothing about it has changed. */
export function promiseAfter(facts: PromiseFacts): OrderPromise {
  const { before, now } = facts
  const told = toldBy(facts)
  if (!told || isSame(told, before)) return before
  return { ...told, at: now.toISOString() }
}

const isSame = (a: Told, b: Told) =>
  a.reason === b.reason && JSON.stringify(ordered(a.window)) === JSON.stringify(ordered(b.window))

/** JSON that was kept in the database comes back with its keys in another order. */
const ordered = (window: PromisedWindow | null) =>
  window && [window.from, window.to, window.hours?.from, window.hours?.to, window.precision]

/** The state decides, because what is told late may not be the last thing that happened; the verb says what is new. */
function toldBy(facts: PromiseFacts): Told | undefined {
  const { state } = facts
  switch (state.status) {
    case 'draft':
    case 'executor_done':
    case 'done':
      return undefined
    case 'cancelled':
      return nothing('called_off')
    case 'expired':
      return nothing(endReason(state, facts.before))
    default:
      if (state.refused) return nothing('refused')
      return isAtDestination(state) ? waiting(state) : onTheWay(facts)
  }
}

const nothing = (reason: PromiseReason): Told => ({ window: null, reason })

/** Why it goes back; a basket that nobody paid for goes nowhere. */
function endReason({ refused, custody }: OrderState, before: OrderPromise): PromiseReason {
  if (before.window === null) return before.reason
  if (refused) return 'refused'
  return custody.holder === 'sender' ? 'called_off' : 'storage_over'
}

/** At its point it can be had from its arrival until the end of storage. */
function waiting({ since, storedUntil = since }: OrderState): Told {
  return {
    window: windowOf(tashkentDay(since), tashkentDay(storedUntil), null),
    reason: 'at_point',
  }
}

function onTheWay(facts: PromiseFacts): Told | undefined {
  const { state, verb } = facts
  if (state.status === 'failed_delivery' && state.deliveryAttempts >= limits.attempts && isCarried(state))
    return nothing('attempts_used')
  switch (verb) {
    case 'pay':
    case 'confirm':
      return agreedNow(facts)
    case 'pick_up':
      return setOut(facts)
    case 'fail_delivery':
      return { window: nextDay(facts, intervalOf(facts)), reason: 'attempt_failed' }
    case 'redeliver':
      return state.wantedDay === undefined
        ? { window: lastLeg(facts), reason: 'out_for_delivery' }
        : {
            window: windowOf(state.wantedDay, state.wantedDay, intervalOf(facts)),
            reason: 'another_day',
          }
    case 'redirect':
      return { window: toPoint(facts), reason: 'redirected' }
    case 'undo_delivery':
      return { window: lastLeg(facts), reason: 'delivery_undone' }
    case 'reinstate':
      return { window: nextDay(facts, intervalOf(facts)), reason: 'found' }
    default:
      return undefined
  }
}

const isCarried = ({ custody }: OrderState) => custody.holder === 'courier'

/** Hours are the door's: a point is open when it is open. */
const intervalOf = ({ order, state, terms }: PromiseFacts) =>
  terms.toDoor && state.destinationPointId === undefined ? order.timeInterval : null

/** A draft may have lain for days: what counts is when it was agreed. Nobody is promised less than was agreed. */
function agreedNow({ before, order, terms, tariff, now }: PromiseFacts): Told | undefined {
  const days = daysFor(order, tariff, now)
  if (terms.isReturn || (before.window && days.to <= before.window.to)) return undefined
  return { window: windowOf(days.from, days.to, order.timeInterval), reason: 'agreed' }
}

type Ends = Pick<Agreement, 'sender' | 'receiver' | 'deliveryType'>

/** The days that the service level gives from now on. */
export const daysFor = ({ sender, receiver, deliveryType }: Ends, tariff: Tariff, now: Date) =>
  daysOfArrival({ from: sender, to: receiver, deliveryType }, tariff, now)

/**
 * From a place in the receiver's region the courier goes to the receiver. One who has just fetched it from its sender would
 * be there before anybody expects it: they come on the first of the agreed days.
 */
function setOut(facts: PromiseFacts): Told | undefined {
  const { state, terms, before, isNear, isOnward, now } = facts
  if (!terms.toDoor || state.destinationPointId !== undefined || !isNear) return undefined
  const first = before.window?.from ?? ''
  const isAhead = !isOnward && first > tashkentDay(now)
  const window = isAhead ? windowOf(first, first, intervalOf(facts)) : lastLeg(facts)
  return { window, reason: 'out_for_delivery' }
}

/** The second half of a courier's day. */
const afternoon = { from: '15:00', to: lastHour }

/** Today, if there is time left; in the hours that were chosen, or in what is left of the day. */
function lastLeg(facts: PromiseFacts): PromisedWindow {
  const { now } = facts
  const interval = intervalOf(facts)
  const clock = tashkentClock(now)
  if (clock >= (interval === null ? lastHour : hoursOf(interval).to)) return nextDay(facts, interval)
  const today = tashkentDay(now)
  if (interval === null && clock >= afternoon.from)
    return { from: today, to: today, hours: afternoon, precision: 'half_day' }
  return windowOf(today, today, interval)
}

function nextDay({ tariff, now }: Pick<PromiseFacts, 'tariff' | 'now'>, interval: string | null) {
  const day = workingDayAfter(tashkentDay(now), tariff.serviceLevels)
  return windowOf(day, day, interval)
}

/** It arrives there as it would have come to the door, but not before tomorrow once somebody has to carry it elsewhere. */
function toPoint(facts: PromiseFacts): PromisedWindow {
  const { before, state } = facts
  const next = nextDay(facts, null)
  if (state.status === 'failed_delivery' || !before.window || before.window.to < next.to) return next
  return windowOf(before.window.from, before.window.to, null)
}

type Standing = Readonly<{
  status: string
  promise: OrderPromise
  timeInterval: string | null
}> &
  Ends

/** What the passing of time does to a promise: days that are over are told no more, and one that was not kept is put off. */
export function promiseByClock(order: Standing, tariff: Tariff, now: Date): OrderPromise | undefined {
  const { promise, status, timeInterval } = order
  const { window, reason } = promise
  const today = tashkentDay(now)
  if (!window || reason === 'at_point') return undefined
  const at = now.toISOString()
  if (status === 'draft') {
    const days = daysFor(order, tariff, now)
    return window.from >= today
      ? undefined
      : { window: windowOf(days.from, days.to, timeInterval), reason, at }
  }
  if (isPast(window, now)) return { window: putOff(tariff, now), reason: 'delayed', at }
  if (window.from >= today) return undefined
  return { window: windowOf(today, window.to, reason === 'agreed' ? timeInterval : null), reason, at }
}

/** Too late for another stop today. */
const tooLate = '18:00'

function putOff(tariff: Tariff, now: Date): PromisedWindow {
  const today = tashkentDay(now)
  const next = workingDayAfter(today, tariff.serviceLevels)
  if (tashkentClock(now) < tooLate) return windowOf(today, next, null)
  return windowOf(next, workingDayAfter(next, tariff.serviceLevels), null)
}
