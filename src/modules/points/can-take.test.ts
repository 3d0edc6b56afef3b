import fc from 'fast-check'
import { expect, test } from 'vitest'
import { err, ok } from '#kernel/result.ts'
import { canTake } from './domain/can-take.ts'
import { stateOf, usualLimits } from './domain/point.ts'

const counter = { state: 'open', limits: usualLimits.point, cod: true } as const
const locker = { state: 'open', limits: usualLimits.locker, cod: false } as const
const mailbox = { state: 'open', limits: usualLimits.mailbox, cod: false } as const

test.each([
  ['a locker takes exactly its own size', locker, { weightGrams: 15_000, sidesCm: [66, 41, 38] }, ok(true)],
  ['a parcel may be turned to go in', locker, { weightGrams: 900, sidesCm: [38, 66, 41] }, ok(true)],
  [
    'a locker refuses a side too long, and says its size',
    locker,
    { weightGrams: 900, sidesCm: [67, 10, 10] },
    err({ code: 'too_big', limitCm: [66, 41, 38] }),
  ],
  [
    'a locker refuses what is too heavy',
    locker,
    { weightGrams: 15_001 },
    err({ code: 'too_heavy', limitGrams: 15_000 }),
  ],
  ['a mailbox takes a letter', mailbox, { weightGrams: 1_000, sidesCm: [35, 23, 3] }, ok(true)],
  [
    'a mailbox refuses a thick one',
    mailbox,
    { weightGrams: 500, sidesCm: [35, 23, 4] },
    err({ code: 'too_big', limitCm: [35, 23, 3] }),
  ],
  ['a locker takes no money', locker, { weightGrams: 900, cod: true }, err({ code: 'no_cod' })],
  ['a counter takes money', counter, { weightGrams: 900, cod: true }, ok(true)],
  [
    'a full point takes nothing',
    { ...counter, state: 'full' },
    { weightGrams: 1 },
    err({ code: 'point_full' }),
  ],
  [
    'a closed point takes nothing',
    { ...counter, state: 'closed' },
    { weightGrams: 1 },
    err({ code: 'point_closed' }),
  ],
  [
    'what would never fit is said before what may pass',
    { ...locker, state: 'full' },
    { weightGrams: 20_000 },
    err({ code: 'too_heavy', limitGrams: 15_000 }),
  ],
] as const)('%s', (_, point, parcel, answer) => {
  expect(canTake(point, parcel)).toEqual(answer)
})

test('a smaller parcel fits wherever a larger one does', () => {
  const side = fc.integer({ min: 1, max: 130 })
  const parcel = fc.record({
    weightGrams: fc.integer({ min: 1, max: 16_000 }),
    sidesCm: fc.tuple(side, side, side),
  })
  const point = fc.constantFrom(counter, locker, mailbox)
  fc.assert(
    fc.property(point, parcel, fc.nat({ max: 2 }), (at, large, which) => {
      fc.pre(canTake(at, large).ok)
      const sidesCm = large.sidesCm.map((cm, index) => (index === which ? Math.ceil(cm / 2) : cm))
      const small = { ...large, sidesCm: sidesCm as unknown as typeof large.sidesCm }
      expect(canTake(at, small)).toEqual(ok(true))
    }),
  )
})

test('the state follows from what it holds', () => {
  const now = new Date('2026-11-16T08:30:00Z')
  expect(stateOf({ closed: false, capacity: 3, occupied: 2 }, now)).toBe('open')
  expect(stateOf({ closed: false, capacity: 3, occupied: 3 }, now)).toBe('full')
  expect(stateOf({ closed: true, capacity: 3, occupied: 0 }, now)).toBe('closed')
})
