import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import type { OrderState, Terms } from '../state.ts'
import { type OrderPromise, shownPromise } from './promise.ts'
import { firstPromise, type PromiseFacts, promiseAfter, promiseByClock } from './promise-rules.ts'

/** Tashkent's clock, five hours ahead of UTC. */
const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00+05:00`)

const withSundaysOff = {
  ...firstTariff,
  serviceLevels: { ...firstTariff.serviceLevels, weekdaysOff: [0] },
}

/** Agreed on a Monday for Wednesday or Thursday. */
const agreed = firstPromise({
  promisedFrom: '2026-11-18',
  promisedTo: '2026-11-19',
  timeInterval: null,
  createdAt: at('2026-11-16'),
})

const terms = { fromDoor: true, toDoor: true, isReturn: false } as Terms

const state = (overrides: Partial<OrderState> = {}) =>
  ({
    status: 'pickup',
    since: at('2026-11-16'),
    custody: { holder: 'courier', courierId: 1 },
    deliveryAttempts: 0,
    refused: false,
    destinationPointId: undefined,
    wantedDay: undefined,
    ...overrides,
  }) as OrderState

const there = { regionId: 8, districtId: 122, fullName: '', phone: '' }
const order = { sender: there, receiver: there, deliveryType: 1, timeInterval: null } as const

const after = (facts: Partial<PromiseFacts>) =>
  promiseAfter({
    before: agreed,
    order,
    verb: 'accept',
    state: state(),
    terms,
    isNear: true,
    isOnward: false,
    tariff: firstTariff,
    now: at('2026-11-17'),
    ...facts,
  })

const written = ({ window, reason }: OrderPromise) => {
  if (!window) return `nothing, ${reason}`
  const { from, to, hours, precision } = window
  return `${from} ${to} ${hours ? `${hours.from}-${hours.to} ` : ''}${precision}, ${reason}`
}

const noon = { ...order, timeInterval: '12:00-15:00' }
const failed = state({ status: 'failed_delivery', deliveryAttempts: 1 })
const atPoint = state({
  status: 'agent_received',
  since: at('2026-11-17'),
  storedUntil: at('2026-11-24'),
  custody: { holder: 'destination_point', pointId: 7 },
  destinationPointId: 7,
})

test.each<[string, Partial<PromiseFacts>, string]>([
  ['the agreed days while nothing changes them', {}, '2026-11-18 2026-11-19 day, agreed'],
  [
    'the first of the agreed days when a courier has fetched it from its sender before they begin',
    { verb: 'pick_up', order: noon },
    '2026-11-18 2026-11-18 12:00-15:00 hours, out_for_delivery',
  ],
  [
    'today when a courier leaves a point of the receiver’s region with it',
    { verb: 'pick_up', isOnward: true },
    '2026-11-17 2026-11-17 day, out_for_delivery',
  ],
  [
    'the chosen hours of today on the last leg',
    { verb: 'pick_up', isOnward: true, order: noon },
    '2026-11-17 2026-11-17 12:00-15:00 hours, out_for_delivery',
  ],
  [
    'the rest of the day when it has left in the afternoon',
    { verb: 'pick_up', isOnward: true, now: at('2026-11-17', '15:30') },
    '2026-11-17 2026-11-17 15:00-21:00 half_day, out_for_delivery',
  ],
  [
    'the next day when the chosen hours are over',
    { verb: 'pick_up', isOnward: true, order: noon, now: at('2026-11-17', '15:00') },
    '2026-11-18 2026-11-18 12:00-15:00 hours, out_for_delivery',
  ],
  [
    'the same days far from the receiver',
    { verb: 'pick_up', isNear: false },
    '2026-11-18 2026-11-19 day, agreed',
  ],
  [
    'the next day, same hours, after an attempt in vain',
    { verb: 'fail_delivery', state: failed, order: noon },
    '2026-11-18 2026-11-18 12:00-15:00 hours, attempt_failed',
  ],
  [
    'the next working day after an attempt on a Saturday',
    { verb: 'fail_delivery', state: failed, now: at('2026-11-21'), tariff: withSundaysOff },
    '2026-11-23 2026-11-23 day, attempt_failed',
  ],
  [
    'nothing after the third attempt',
    { verb: 'fail_delivery', state: { ...failed, deliveryAttempts: 3 } },
    'nothing, attempts_used',
  ],
  [
    'the day the receiver chose',
    { verb: 'redeliver', state: state({ wantedDay: '2026-11-20', deliveryAttempts: 1 }), order: noon },
    '2026-11-20 2026-11-20 12:00-15:00 hours, another_day',
  ],
  [
    'the agreed days at the point it was sent to, without hours',
    { verb: 'redirect', state: state({ status: 'new', destinationPointId: 7 }), order: noon },
    '2026-11-18 2026-11-19 day, redirected',
  ],
  [
    'tomorrow at the point when it was sent there after an attempt',
    { verb: 'redirect', state: { ...failed, destinationPointId: 7 } },
    '2026-11-18 2026-11-18 day, redirected',
  ],
  [
    'the days of storage at its point',
    { verb: 'store', state: atPoint },
    '2026-11-17 2026-11-24 day, at_point',
  ],
  ['nothing once it is refused', { verb: 'refuse', state: state({ refused: true }) }, 'nothing, refused'],
  [
    'nothing when storage is over',
    { verb: 'expire', state: state({ status: 'expired', custody: atPoint.custody }) },
    'nothing, storage_over',
  ],
  [
    'nothing once it is called off',
    { verb: 'cancel', state: state({ status: 'cancelled' }) },
    'nothing, called_off',
  ],
  [
    'today again when a delivery is undone',
    { verb: 'undo_delivery', now: at('2026-11-17', '10:00') },
    '2026-11-17 2026-11-17 day, delivery_undone',
  ],
  [
    'what was promised when it was kept',
    { verb: 'deliver', state: state({ status: 'executor_done' }) },
    '2026-11-18 2026-11-19 day, agreed',
  ],
  [
    'later days when a draft was paid days after it was written',
    { verb: 'pay', state: state({ status: 'new' }), now: at('2026-11-20', '10:00') },
    '2026-11-22 2026-11-23 day, agreed',
  ],
])('promises %s', (_, facts, promise) => {
  expect(written(after(facts))).toBe(promise)
})

test('why it goes back stays told when it does', () => {
  const refused = after({ verb: 'refuse', state: state({ refused: true }) })
  const expired = state({ status: 'expired', refused: true })
  expect(after({ before: refused, verb: 'expire', state: expired })).toBe(refused)
})

const kept = (promise: OrderPromise, status = 'pickup') => ({ ...order, status, promise })
const byClock = (promise: OrderPromise, now: Date, status?: string) => {
  const changed = promiseByClock(kept(promise, status), firstTariff, now)
  return changed && written(changed)
}

test('days that are over are told no more, and a promise that was not kept is put off once', () => {
  expect(byClock(agreed, at('2026-11-18', '20:00'))).toBeUndefined()
  expect(byClock(agreed, at('2026-11-19', '00:05'))).toBe('2026-11-19 2026-11-19 day, agreed')
  expect(byClock(agreed, at('2026-11-19', '21:00'))).toBe('2026-11-20 2026-11-21 day, delayed')
  expect(byClock(agreed, at('2026-11-20', '09:00'))).toBe('2026-11-20 2026-11-21 day, delayed')
  const waits = after({ verb: 'store', state: atPoint })
  expect(byClock(waits, at('2026-11-30'), 'agent_received')).toBeUndefined()
})

test('a draft in the basket never shows days that cannot be kept any more', () => {
  expect(byClock(agreed, at('2026-11-19', '08:00'), 'draft')).toBe('2026-11-21 2026-11-22 day, agreed')
})

test('a promise is late when it was put off, or its last hour has passed before the parcel was there', () => {
  const late = (promise: OrderPromise, now: Date, status = 'pickup') =>
    shownPromise({ promise, status }, now)?.late
  expect(late(agreed, at('2026-11-19', '20:59'))).toBe(false)
  expect(late(agreed, at('2026-11-19', '21:00'))).toBe(true)
  expect(late(agreed, at('2026-12-19', '21:00'), 'done')).toBe(false)
  expect(late({ ...agreed, reason: 'delayed' }, at('2026-11-18'))).toBe(true)
  expect(
    shownPromise({ promise: { ...agreed, window: null }, status: 'pickup' }, at('2026-11-18')),
  ).toBeNull()
})
