import { expect, test } from 'vitest'
import { type BulkBill, billLines, lostRows, shortBy } from './bill-lines.ts'

const bill: BulkBill = {
  rows: 5,
  prices: 200_000,
  door_pickups: 40_000,
  collection_fee: 30_000,
  collection_free_from: 7,
  promotions: { rows: 2, amount: 20_000 },
  packages: { rows: 1, amount: 36_900 },
  total: 133_100,
  to_collect: 0,
  days: [],
  ways: [
    { payment_type: 'balance', enabled: true, reason: null, available: 100_000 },
    { payment_type: 'cash', enabled: true, reason: null, available: null },
  ],
}

const sum = (lines: { amount: number }[]) => lines.reduce((all, { amount }) => all + amount, 0)

test('the lines of a collection add up to the total', () => {
  const lines = billLines(bill, true)
  expect(lines.map(({ id }) => id)).toEqual(['prices', 'oneVisit', 'collection', 'packages', 'promotions'])
  expect(sum(lines)).toBe(bill.total)
})

test('without one the single pickups stay in the prices; what is nothing is not told', () => {
  const plain = { ...bill, promotions: { rows: 0, amount: 0 }, packages: { rows: 0, amount: 0 } }
  expect(billLines(plain, false).map(({ id }) => id)).toEqual(['prices'])
})

test('a collection that is free is told, one of nothing is not', () => {
  expect(billLines({ ...bill, collection_fee: 0 }, true)).toContainEqual({
    id: 'collection',
    amount: 0,
    rows: 5,
  })
  expect(billLines({ ...bill, door_pickups: 0 }, true).map(({ id }) => id)).not.toContain('collection')
})

test('rows that the bill leaves out though they had no errors are lost ones', () => {
  expect(lostRows(bill, { rows: 5, errors: 0 })).toBe(0)
  expect(lostRows(bill, { rows: 9, errors: 4 })).toBe(0)
  expect(lostRows(bill, { rows: 9, errors: 1 })).toBe(3)
})

test('how much is missing is known where there is a limit', () => {
  expect(shortBy(bill, 'balance')).toBe(33_100)
  expect(shortBy({ ...bill, total: 100_000 }, 'balance')).toBe(0)
  expect(shortBy(bill, 'cash')).toBe(0)
  expect(shortBy(bill, 'receiver')).toBe(0)
})
