import { expect, test } from 'vitest'
import { closeRequest as shape } from '#modules/counter/counter.contract.ts'
import {
  type Count,
  closeRequest,
  coinsOf,
  countedSum,
  isBegun,
  nothingCounted,
  readCount,
  typedFigure,
} from './drawer-count.ts'

const count: Count = { notes: { 200000: 1, 100000: 4, 1000: 2 }, coins: 500, note: ' qaytim ' }

test('notes and small change come to one sum', () => {
  expect(countedSum(count)).toBe(602_500)
  expect(countedSum(nothingCounted)).toBe(0)
  expect(isBegun(nothingCounted)).toBe(false)
  expect(isBegun({ ...nothingCounted, notes: { 1000: 0 } })).toBe(false)
  expect(isBegun({ ...nothingCounted, coins: 100 })).toBe(true)
})

test('the count is what the call takes, with the notes that are there', () => {
  const { body } = closeRequest(count, '2026-11-18')
  expect(body).toEqual({
    day: '2026-11-18',
    counted: 602_500,
    notes: [
      { value: 200_000, count: 1 },
      { value: 100_000, count: 4 },
      { value: 1_000, count: 2 },
    ],
    note: 'qaytim',
  })
  expect(shape.safeParse(body).success).toBe(true)
  expect(closeRequest(nothingCounted, undefined).body).toEqual({ counted: 0, notes: [] })
  expect(coinsOf(body)).toBe(500)
})

test('digits alone are typed', () => {
  expect(typedFigure('1 2x3', 4)).toBe(123)
  expect(typedFigure('123456', 4)).toBe(1234)
  expect(typedFigure('', 4)).toBe(0)
})

test('only a count is read from what the device kept', () => {
  expect(readCount(JSON.parse(JSON.stringify(count)))).toEqual(count)
  expect(readCount({ notes: { 200000: -1, 3: 4, 5000: 2.5 }, coins: 'x', note: 7 })).toEqual(nothingCounted)
  for (const kept of [undefined, null, 'x', 7, []]) expect(readCount(kept)).toEqual(nothingCounted)
})
