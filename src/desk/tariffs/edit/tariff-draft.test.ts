import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { tariffData } from '#modules/pricing/tariff/tariff.contract.ts'
import type { Gappy } from './gappy-tariff.ts'
import { cellsOf } from './tariff-cells.ts'
import { changedPaths, faultsOf, numberAt, withValue } from './tariff-draft.ts'

const cells = cellsOf(firstTariff)
const accepts = (path: string, value: number) =>
  tariffData.safeParse(withValue(firstTariff, path, value)).success

test('the screen lets in exactly the numbers that the contract does', () => {
  for (const { path, kind } of cells) {
    const { min, max } = kind
    expect([path, accepts(path, min), accepts(path, max)]).toEqual([path, true, true])
    expect([path, accepts(path, min - 0.05), accepts(path, min - 1)]).toEqual([path, false, false])
    expect([path, accepts(path, max + 1)]).toEqual([path, false])
  }
})

test('every number of the tariff can be typed', () => {
  const numbers = new Set(cells.map(({ path }) => path))
  const elsewhere = /^(belts|serviceLevels\.(weekdaysOff|holidays))\./
  const all = [...changedPaths({} as Gappy, firstTariff)].filter((path) => !elsewhere.test(path))
  expect(all.filter((path) => !numbers.has(path))).toEqual([])
})

test('the first tariff has no faults and does not differ from itself', () => {
  expect(faultsOf(firstTariff).size).toBe(0)
  expect(changedPaths(firstTariff, structuredClone(firstTariff)).size).toBe(0)
})

test('one changed number is one difference, and putting it back is none', () => {
  const aNumber = fc.constantFrom(...cells.map(({ path }) => path))
  fc.assert(
    fc.property(aNumber, fc.option(fc.nat(), { nil: undefined }), (path, value) => {
      const before = numberAt(firstTariff, path)
      const changed = withValue<Gappy>(firstTariff, path, value)
      expect([...changedPaths(firstTariff, changed)]).toEqual(value === before ? [] : [path])
      expect(withValue(changed, path, before)).toEqual(firstTariff)
    }),
  )
})

test('a missing, a broken and an unbounded number are told apart', () => {
  const fault = (path: string, value: number | undefined) =>
    faultsOf(withValue<Gappy>(firstTariff, path, value)).get(path)
  expect(fault('cod', undefined)).toEqual({ code: 'required' })
  expect(fault('cod', 6900.5)).toEqual({ code: 'not_whole' })
  expect(fault('serviceLevels.cutOffHour', 25)).toEqual({ code: 'too_big', max: 24 })
  expect(fault('limits.point.longestCm', 120.5)).toBeUndefined()
})

test('a price that falls with the distance is told at its number', () => {
  const faults = faultsOf(withValue<Gappy>(firstTariff, 'base.belt3', 1_000))
  expect([...faults]).toEqual([['base.belt3', { code: 'too_small', min: 25_000 }]])
})

test('a holiday that comes and one that goes are two differences', () => {
  const { yearly } = firstTariff.serviceLevels.holidays
  const moved = withValue<Gappy>(firstTariff, 'serviceLevels.holidays.yearly', [...yearly.slice(1), '02-29'])
  expect([...changedPaths(firstTariff, moved)].sort()).toEqual([
    'serviceLevels.holidays.yearly.01-01',
    'serviceLevels.holidays.yearly.02-29',
  ])
})

test('a level of cover that is added is a difference in both of its numbers', () => {
  const levels = [...firstTariff.cover.levels, { upTo: 3_000_000, price: 15_000 }]
  const more = withValue<Gappy>(firstTariff, 'cover.levels', levels)
  expect([...changedPaths(firstTariff, more)]).toEqual(['cover.levels.3.upTo', 'cover.levels.3.price'])
})
