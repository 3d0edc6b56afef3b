import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { changeOf, countEffect, effectSorted } from './effect.ts'

const now = new Date('2026-11-16T05:00:00Z')
const effect = (change: Partial<typeof firstTariff>) =>
  effectSorted(firstTariff, { ...firstTariff, ...change }, now)

test('the same numbers change no price', () => {
  expect(countEffect(effect({}))).toEqual({ up: 0, down: 0, same: 20, stopped: 0 })
})

test('another cut-off hour moves promises, not prices', () => {
  const serviceLevels = { ...firstTariff.serviceLevels, cutOffHour: 14 }
  expect(countEffect(effect({ serviceLevels })).same).toBe(20)
})

test('a dearer door leg raises prices, and the largest change comes first', () => {
  const sorted = effect({ doorLeg: { zone1: 12_000, zone2: 20_000 } })
  const changes = sorted.map((one) => Math.abs(changeOf(one) ?? 0))
  expect(countEffect(sorted).up).toBeGreaterThan(0)
  expect(countEffect(sorted).down).toBe(0)
  expect(changes).toEqual([...changes].sort((a, b) => b - a))
})

test('a parcel that can no longer be sent is no fall of its price', () => {
  const { limits } = firstTariff
  const sorted = effect({ limits: { ...limits, door: { ...limits.door, grams: 30_000 } } })
  expect(countEffect(sorted)).toMatchObject({ down: 0, stopped: 1 })
  expect(sorted[0]).toMatchObject({ parcel: { parcel: { weightGrams: 40_000 } }, after: undefined })
})
