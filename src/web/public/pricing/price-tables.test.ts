import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { quote } from '#modules/pricing/domain/quote.ts'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import { distances, endsOf } from '#parcel/price/roads.ts'
import { heavyExample, heavyTable, transportTable, volumeGrams } from './price-tables.ts'

test('carriage by belt and size is that of DECISIONS, express beside standard', () => {
  const rows = transportTable(firstTariff).map(({ distance, sizes }) => [
    distance,
    ...sizes.map(({ standard, express }) => `${standard} / ${express ?? '-'}`),
  ])
  expect(rows).toEqual([
    ['local', '15000 / 22500', '20000 / 30000', '25000 / 37500'],
    ['belt1', '20000 / 30000', '25000 / 37500', '30000 / 45000'],
    ['belt2', '25000 / 37500', '30000 / 45000', '35000 / 52500'],
    ['belt3', '30000 / -', '35000 / -', '40000 / -'],
  ])
})

test('every region stands in the belt that the tariff gives it, the capital in the first', () => {
  const regionsOf = transportTable(firstTariff).map(({ regionIds }) => regionIds.toSorted((a, b) => a - b))
  expect(regionsOf).toEqual([[], [2, 4, 7, 8, 10, 11, 12, 14], [3, 5, 6], [1, 9, 13]])
})

test('the roads behind the tables are as long as the quote finds them', () => {
  for (const distance of distances) {
    const ends = endsOf(distance, firstTariff)
    const [offer] = ends ? quote({ ...ends, parcel: { box: 'small' } }, firstTariff, new Date(0)).offers : []
    expect(offer?.available && offer.lines[0]?.because.values.distance).toBe(distance)
  }
})

test('a belt without regions has no row', () => {
  const near: Tariff = {
    ...firstTariff,
    belts: Object.fromEntries(
      Object.entries(firstTariff.belts).map(([id, belt]) => [id, belt === 3 ? 2 : belt]),
    ),
  }
  expect(transportTable(near).map(({ distance }) => distance)).toEqual(['local', 'belt1', 'belt2'])
})

test('a point-to-point offer costs what the table says', () => {
  for (const { distance, sizes } of transportTable(firstTariff)) {
    const ends = endsOf(distance, firstTariff)
    if (!ends) throw new Error(`no road for ${distance}`)
    for (const { size, standard } of sizes) {
      const [pointToPoint] = quote({ ...ends, parcel: { box: size } }, firstTariff, new Date(0)).offers
      expect(pointToPoint?.available && pointToPoint.total).toBe(standard)
    }
  }
})

test('heavy parcels: a started kilogram, then in proportion to the weight', () => {
  expect(heavyTable(firstTariff)).toEqual([
    { weightGrams: 7_000, prices: [31_000, 36_000, 41_000, 46_000] },
    { weightGrams: 10_000, prices: [40_000, 45_000, 50_000, 55_000] },
    { weightGrams: 15_000, prices: [60_000, 67_500, 75_000, 82_500] },
    { weightGrams: 30_000, prices: [120_000, 135_000, 150_000, 165_000] },
  ])
})

test('15 kg are 1.5 parcels, and 60 × 40 × 40 cm weigh 16 kg', () => {
  expect(heavyExample(firstTariff)).toEqual({
    distance: 'belt1',
    weightGrams: 15_000,
    limitGrams: 10_000,
    parcels: 1.5,
    atLimit: 45_000,
    total: 67_500,
  })
  expect(volumeGrams(firstTariff)).toBe(16_000)
})

test('what is not carried has no price, rather than none to pay', () => {
  const { limits } = firstTariff
  const light = { ...firstTariff, limits: { ...limits, door: { ...limits.door, grams: 4_000 } } }
  const [small, , large] = transportTable(light)[0]?.sizes ?? []
  expect([small?.standard, large?.standard]).toEqual([15_000, undefined])
  expect(heavyTable(light)[0]?.prices).toEqual([undefined, undefined, undefined, undefined])
  expect(heavyExample(light)).toBeUndefined()
})

test('another tariff makes other tables', () => {
  const dearer = { ...firstTariff, base: { ...firstTariff.base, local: 17_000 } }
  expect(transportTable(dearer)[0]?.sizes[0]).toMatchObject({ standard: 17_000, express: 25_500 })
})
