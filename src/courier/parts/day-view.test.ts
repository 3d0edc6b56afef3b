import { expect, test } from 'vitest'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { dayView, numberOf, ordersAfterMove, toCollectOf } from './day-view.ts'
import { sampleStop } from './stop-samples.ts'

const stop = (id: string, position: number, more: Partial<Stop> = {}) =>
  sampleStop({ order_id: id, position, phone: id, ...more })
const told = (stops: readonly Stop[]) =>
  dayView(stops).visits.map(
    ({ number, state, stops: inside }) =>
      `${number} ${state} ${inside.map(({ order_id }) => order_id).join('+')}`,
  )

test('places stand in the order of going, whatever the order they were told in', () => {
  expect(told([stop('c', 3), stop('a', 1), stop('b', 2)])).toEqual(['1 open a', '2 open b', '3 open c'])
})

test('parcels for one door and the same hours are one visit; other hours are another', () => {
  const evening = { day: '2026-11-18', from: '18:00', to: '20:00' }
  const same = { phone: '901112233' }
  expect(told([stop('a', 1, same), stop('b', 2), stop('c', 3, same)])).toEqual(['1 open a+c', '2 open b'])
  expect(told([stop('a', 1, same), stop('c', 2, { ...same, window: evening })])).toEqual([
    '1 open a',
    '2 open c',
  ])
  expect(told([stop('a', 1, same), stop('c', 2, { ...same, kind: 'collect' })])).toHaveLength(2)
})

test('all parcels for one point are one visit, whoever they are for', () => {
  const place = { ...sampleStop().place, point: { id: 7, name: 'Chilonzor pochtomati', kind: 'locker' } }
  expect(told([stop('a', 1, { kind: 'bring', place }), stop('b', 2, { kind: 'bring', place })])).toEqual([
    '1 open a+b',
  ])
})

test('the next visit is the first open one; what has ended keeps its number', () => {
  const day = dayView([
    stop('a', 1, { state: 'done' }),
    stop('b', 2, { state: 'failed' }),
    stop('c', 3),
    stop('d', 4),
  ])
  expect(day.next?.number).toBe(3)
  expect(day.later.map(({ number }) => number)).toEqual([4])
  expect([day.done, day.failed, day.ended.length]).toEqual([1, 1, 2])
  expect(numberOf(day, 'd')).toBe(4)
})

test('a visit is open while one of its parcels is, and failed when one of them could not be given', () => {
  const same = { phone: '901112233' }
  expect(told([stop('a', 1, { ...same, state: 'done' }), stop('b', 2, same)])).toEqual(['1 open a+b'])
  expect(
    told([stop('a', 1, { ...same, state: 'done' }), stop('b', 2, { ...same, state: 'failed' })]),
  ).toEqual(['1 failed a+b'])
})

test('a second parcel for a door where one was given before comes at its own turn', () => {
  const same = { phone: '901112233' }
  expect(told([stop('a', 1, { ...same, state: 'done' }), stop('b', 2), stop('c', 3, same)])).toEqual([
    '1 open b',
    '2 open a+c',
  ])
})

test('what is no longer the courier’s is neither shown nor counted', () => {
  expect(told([stop('a', 1, { state: 'gone' }), stop('b', 2)])).toEqual(['1 open b'])
})

test('money of a visit is what is still to be taken there', () => {
  const same = { phone: '901112233' }
  const [visit] = dayView([
    stop('a', 1, { ...same, state: 'done', to_collect: 70_000 }),
    stop('b', 2, { ...same, to_collect: 30_000 }),
  ]).visits
  expect(visit && toCollectOf(visit)).toBe(30_000)
})

test('a dragged visit takes all its parcels along, and the ended ones stay where they were', () => {
  const same = { phone: '901112233' }
  const day = dayView([
    stop('z', 1, { state: 'done' }),
    stop('a', 2, same),
    stop('b', 3, same),
    stop('c', 4),
    stop('d', 5),
  ])
  expect(ordersAfterMove(day, 0, 2)).toEqual(['c', 'd', 'a', 'b'])
  expect(ordersAfterMove(day, 2, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(ordersAfterMove(day, 7, 0)).toEqual(['a', 'b', 'c', 'd'])
})

test('the way that is left is counted from the next stop on, as far as it is known', () => {
  expect(
    dayView([
      stop('a', 1, { leg_metres: 900 }),
      stop('b', 2, { leg_metres: null }),
      stop('c', 3, { leg_metres: 1500 }),
    ]).metresLater,
  ).toBe(1500)
})
