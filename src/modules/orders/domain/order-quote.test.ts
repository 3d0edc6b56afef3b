import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { collectionIn, priceOf } from './order-quote.ts'

const asked = {
  from: { regionId: 14, districtId: 205 },
  to: { regionId: 8, districtId: 122 },
  parcel: { weightGrams: 800 },
  services: [],
  productFee: 0,
  parcelValue: 0,
  deliveryOption: 2,
  deliveryType: 1,
}
const now = new Date('2026-11-16T07:00:00.000Z')

const linesWith = (collection: { parcels: number; paidByAnother?: boolean } | undefined) => {
  const priced = priceOf({ ...asked, collection }, firstTariff, now)
  if (!priced.ok) throw new Error('no price')
  return priced.value.lines
}

test.each([
  ['the first of three', { parcels: 3 }],
  ['another of three', { parcels: 3, paidByAnother: true }],
  ['one of seven', { parcels: 7, paidByAnother: true }],
])('a parcel that was fetched in one visit, %s, is fetched so when it is measured again', (_, collection) => {
  const lines = linesWith(collection)
  expect(lines.map(({ rule }) => rule)).toContain('collection')
  expect(linesWith(collectionIn(lines))).toEqual(lines)
})

test('a parcel that was fetched alone was in no visit', () => {
  expect(collectionIn(linesWith(undefined))).toBeUndefined()
})
