import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { cheapest, type Month, monthlyCosts, usualMonth } from './monthly-cost.ts'
import { distances } from './roads.ts'

const quiet: Month = { ...usualMonth, codPercent: 0, visits: 0 }

function costs(change: Partial<Month>) {
  const found = monthlyCosts({ ...quiet, ...change }, firstTariff)
  if (!found) throw new Error('such parcels can be sent')
  const [starter, flexible, pro] = found
  if (!starter || !flexible || !pro) throw new Error('there are three plans')
  return { all: found, starter, flexible, pro }
}

const totals = (change: Partial<Month>) => costs(change).all.map(({ total }) => total)

test('starter is the tariff: carriage and the delivery leg of each shipment', () => {
  // 2 kg, belt 1: 20,000 + 5,000 for the medium box + 15,000 for a door in zone 2.
  expect(costs({ shipments: 40 }).starter).toMatchObject({ total: 1_600_000, carriage: 1_600_000, cod: 0 })
  expect(costs({ shipments: 1, zone: 1 }).starter.total).toBe(35_000)
})

test('flexible takes the cheapest packages for their 180 days and shares them out over the months', () => {
  // 240 shipments in half a year: 200 and four tens are 3,600,000 + 880,000; a sixth of it is a month.
  const { flexible } = costs({ shipments: 40 })
  expect(flexible.packages).toEqual([
    { shipments: 200, count: 1 },
    { shipments: 10, count: 4 },
  ])
  expect(flexible.total).toBe(746_667)
})

test('a package that would be half empty at its end is counted whole', () => {
  // Six in half a year: ten for 220,000 cost more than six by the tariff at 35,000.
  const { flexible } = costs({ shipments: 1, zone: 1 })
  expect(flexible).toMatchObject({ total: 35_000, packages: [] })
})

test('the farthest belt costs extra on a package', () => {
  const extra = costs({ distance: 'belt3' }).flexible.total - costs({ distance: 'belt2' }).flexible.total
  expect(extra).toBe(40 * 5_000)
})

test('Pro counts each started ten kilograms and includes cash on delivery and collection', () => {
  expect(costs({ shipments: 40, codPercent: 100, visits: 10 }).pro.total).toBe(1_000_000)
  expect(costs({ shipments: 40, weightGrams: 12_000 }).pro.total).toBe(2_000_000)
})

test('over ten kilograms no package pays: flexible costs what starter costs', () => {
  const { starter, flexible } = costs({ weightGrams: 12_000 })
  expect(flexible).toMatchObject({ total: starter.total, packages: [] })
})

test('cash on delivery is paid for its share of the shipments', () => {
  expect(costs({ shipments: 40, codPercent: 50 }).starter.cod).toBe(20 * 6_900)
  expect(costs({ shipments: 40, codPercent: 50 }).flexible.cod).toBe(20 * 6_900)
})

test('a visit for fewer than seven parcels is paid, from seven it is free', () => {
  const fees = (visits: number) => costs({ shipments: 40, visits }).starter.collection
  expect([0, 4, 5, 6, 7].map(fees)).toEqual([0, 0, 0, 60_000, 210_000])
  // More visits than parcels: one visit each.
  expect(costs({ shipments: 2, visits: 30 }).starter.collection).toBe(60_000)
})

test('names the cheapest plan, and all of them when they cost the same', () => {
  const named = (change: Partial<Month>) => cheapest(costs(change).all).map(({ plan }) => plan)
  expect(named({ shipments: 40 })).toEqual(['flexible'])
  expect(named({ shipments: 40, codPercent: 100 })).toEqual(['pro'])
  expect(named({ shipments: 1, distance: 'local', weightGrams: 500, zone: 1 })).toEqual(['starter', 'pro'])
})

test('what points do not take cannot be brought to a point', () => {
  expect(monthlyCosts({ ...quiet, weightGrams: 16_000 }, firstTariff)).toBeUndefined()
  expect(monthlyCosts({ ...quiet, weightGrams: 16_000, visits: 1 }, firstTariff)).toBeDefined()
})

const anyMonth = fc.record<Month>({
  shipments: fc.integer({ min: 1, max: 300 }),
  weightGrams: fc.integer({ min: 100, max: 15_000 }),
  distance: fc.constantFrom(...distances),
  zone: fc.constantFrom(1, 2),
  codPercent: fc.integer({ min: 0, max: 100 }),
  visits: fc.integer({ min: 0, max: 30 }),
})

test('a month is whole soʻm, the sum of its parts, and flexible never costs more than starter', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const { all, starter, flexible } = costs(month)
      for (const { total, carriage, cod, collection } of all) {
        expect(Number.isSafeInteger(total)).toBe(true)
        expect(total).toBe(carriage + cod + collection)
      }
      expect(flexible.total).toBeLessThanOrEqual(starter.total)
    }),
    { numRuns: 60 },
  )
})

test('more shipments never cost less', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const before = totals({ ...month, visits: 0 })
      const after = totals({ ...month, visits: 0, shipments: month.shipments + 1 })
      for (const [index, total] of before.entries()) expect(after[index]).toBeGreaterThanOrEqual(total)
    }),
    { numRuns: 60 },
  )
})
