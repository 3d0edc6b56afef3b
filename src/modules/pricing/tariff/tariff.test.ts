import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regionIds } from '#modules/geo/domain/regions.ts'
import { firstTariff } from '../domain/first-tariff.ts'
import { quote } from '../domain/quote.ts'
import type { Tariff } from '../domain/tariff.ts'
import { tariffFaults } from '../domain/tariff-faults.ts'
import { effectOf, typicalParcels } from '../domain/typical-parcels.ts'
import { tariffData } from './tariff.contract.ts'

const now = new Date('2026-11-16T05:00:00Z')

test('the first tariff has the right shape, no faults, and a belt for every region', () => {
  expect(tariffData.parse(firstTariff)).toEqual(firstTariff)
  expect(tariffFaults(firstTariff)).toEqual([])
  expect(Object.keys(firstTariff.belts).map(Number)).toEqual(regionIds)
})

test.each<[string, Partial<Tariff>, object]>([
  [
    'a farther belt that is cheaper',
    { base: { ...firstTariff.base, belt2: 19_000 } },
    { path: 'base.belt2', min: 20_000 },
  ],
  [
    'a larger box that is cheaper',
    { boxes: { ...firstTariff.boxes, large: { ...firstTariff.boxes.large, surcharge: 4_000 } } },
    { path: 'boxes.large.surcharge', min: 5_000 },
  ],
  [
    'a box whose volume weighs more than its class takes',
    { boxes: { ...firstTariff.boxes, small: { ...firstTariff.boxes.small, sidesCm: [20, 20, 15.1] } } },
    { path: 'boxes.small.upToGrams', min: 1_007 },
  ],
  [
    'a far door that is cheaper',
    { doorLeg: { zone1: 10_000, zone2: 9_000 } },
    { path: 'doorLeg.zone2', min: 10_000 },
  ],
  [
    'cover above what is compensated',
    { cover: { ...firstTariff.cover, minimumWage: 100_000 } },
    { path: 'cover.levels.2.upTo', max: 1_000_000 },
  ],
  [
    'heavy parcels that begin inside a box',
    { heavy: { perKg: 1, upToGrams: 4_000 } },
    { path: 'heavy.upToGrams', min: 5_000 },
  ],
])('finds %s', (_, change, fault) => {
  expect(tariffFaults({ ...firstTariff, ...change })).toEqual([fault])
})

test.each<[string, object]>([
  ['a price with a fraction', { cod: 6_900.5 }],
  ['a negative price', { signature: -1 }],
  ['express below the standard price', { expressPercent: 99 }],
  ['a region without a belt', { belts: { 14: 0 } }],
  [
    'an impossible date',
    { serviceLevels: { ...firstTariff.serviceLevels, holidays: { yearly: ['02-30'], dated: [] } } },
  ],
  [
    'a week without a working day',
    { serviceLevels: { ...firstTariff.serviceLevels, weekdaysOff: [0, 1, 2, 3, 4, 5, 6] } },
  ],
  ['a number nobody knows', { discount: 5 }],
])('does not accept %s', (_, change) => {
  expect(tariffData.safeParse({ ...firstTariff, ...change }).success).toBe(false)
})

test('in every tariff without faults a price never falls when the weight or the distance grows', () => {
  const money = fc.integer({ min: 0, max: 200_000 })
  const base = fc.record({ local: money, belt1: money, belt2: money, belt3: money })
  const surcharges = fc.tuple(money, money, money)
  const heavy = fc.record({ perKg: money, upToGrams: fc.integer({ min: 1000, max: 50_000 }) })
  const tariffs = fc
    .tuple(base, surcharges, heavy, fc.integer({ min: 100, max: 300 }), fc.constantFrom(1, 100, 500))
    .map(([bases, [small, medium, large], over, expressPercent, roundUpTo]): Tariff => {
      const { boxes } = firstTariff
      return {
        ...firstTariff,
        base: bases,
        boxes: {
          small: { ...boxes.small, surcharge: small },
          medium: { ...boxes.medium, surcharge: medium },
          large: { ...boxes.large, surcharge: large },
        },
        heavy: over,
        expressPercent,
        roundUpTo,
      }
    })
    .filter((tariff) => tariffFaults(tariff).length === 0)
  const grams = fc.integer({ min: 1, max: 15_000 })
  const far = [14, 8, 3, 13]
  fc.assert(
    fc.property(tariffs, grams, grams, fc.nat(3), fc.nat(3), fc.nat(7), (tariff, a, b, c, d, choice) => {
      const price = (weightGrams: number, step: number) => {
        const to = { regionId: far[step] ?? 14, zone: 2 } as const
        const offer = quote({ from: { regionId: 14, zone: 1 }, to, parcel: { weightGrams } }, tariff, now)
          .offers[choice]
        return offer?.available ? offer.total : Number.NaN
      }
      const less = price(Math.min(a, b), Math.min(c, d))
      const more = price(Math.max(a, b), Math.max(c, d))
      expect(Number.isNaN(more) || more >= less).toBe(true)
    }),
  )
})

test('twenty typical parcels can all be sent by the first tariff, and no two are the same', () => {
  const effects = effectOf(firstTariff, firstTariff, now)
  expect(effects).toHaveLength(20)
  expect(effects.filter(({ before }) => before === undefined)).toEqual([])
  expect(effects.every(({ before, after }) => before === after)).toBe(true)
  expect(new Set(typicalParcels.map((parcel) => JSON.stringify(parcel))).size).toBe(20)
})

test('the effect shows which parcels become dearer', () => {
  const dearer = { ...firstTariff, base: { ...firstTariff.base, belt3: 33_000 } }
  const changed = effectOf(firstTariff, dearer, now).filter(({ before, after }) => before !== after)
  expect(changed.map(({ before = 0, after = 0 }) => after - before)).toEqual([3_000, 3_000])
})
