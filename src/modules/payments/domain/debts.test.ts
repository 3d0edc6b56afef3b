import { expect, test } from 'vitest'
import { causeOf, keptFrom } from './debts.ts'

const parcel = (orderId: number, amount: number, goesBack = false) => ({ orderId, amount, goesBack })

test('a payout keeps for debts from its oldest parcels, and the rest leaves', () => {
  const parcels = [parcel(1, 50_000), parcel(2, 30_000)]
  expect([...keptFrom(parcels, 0)]).toEqual([])
  expect([...keptFrom(parcels, 20_000)]).toEqual([[1, 20_000]])
  expect([...keptFrom(parcels, 60_000)]).toEqual([
    [1, 50_000],
    [2, 10_000],
  ])
  expect([...keptFrom(parcels, 1_000_000)]).toEqual([
    [1, 50_000],
    [2, 30_000],
  ])
})

test('nothing is kept from cash that is carried back', () => {
  expect([...keptFrom([parcel(1, 50_000, true), parcel(2, 30_000)], 40_000)]).toEqual([[2, 30_000]])
})

test('a debt says what it is for', () => {
  expect(causeOf('return_owed', 'balance')).toBe('return')
  expect(causeOf('receivable_raised', 'receiver')).toBe('refused')
  expect(causeOf('receivable_raised', 'on_account')).toBe('on_account')
  // A dearer weight that the sender agreed to later.
  expect(causeOf('receivable_raised', 'balance')).toBe('other')
  expect(causeOf('something_new', null)).toBe('other')
})
