import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { startingPrice } from './starting-price.ts'
import { startingPricesOf } from './starting-prices.ts'

const prices = startingPricesOf(firstTariff, new Date('2026-11-15T06:00:00Z'))

test.each([
  ['inside the capital', 14, 14, 'small', 15_000],
  ['the capital to Samarkand', 14, 8, 'small', 20_000],
  ['Samarkand to Bukhara', 8, 3, 'medium', 30_000],
  ['Karakalpakstan to the capital', 1, 14, 'large', 40_000],
  ['something measured by its owner', 14, 8, 'other', 20_000],
])('%s', (_, from, to, size, price) => {
  expect(prices && startingPrice(prices, { from, to, size })).toBe(price)
})

test('a region that does not exist has no price', () => {
  expect(prices && startingPrice(prices, { from: 0, to: 15, size: 'small' })).toBeUndefined()
})

test('the promised days are those of an unhurried parcel', () => {
  expect(prices?.promised).toEqual({ from: '2026-11-17', to: '2026-11-18' })
})
