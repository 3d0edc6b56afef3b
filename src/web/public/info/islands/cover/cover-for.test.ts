import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { coverCeiling } from '#modules/pricing/domain/tariff.ts'
import { coverFor } from './cover-for.ts'

const rules = {
  free: firstTariff.cover.free,
  levels: firstTariff.cover.levels,
  ceiling: coverCeiling(firstTariff),
}

test.each([
  ['within the free cover nothing is bought', 20_000, { level: 0, price: 0, pays: 20_000, kind: 'whole' }],
  ['one soum more takes the first level', 20_001, { level: 1, price: 5_600, pays: 20_001, kind: 'whole' }],
  ['a level holds up to its end', 500_000, { level: 1, price: 5_600, pays: 500_000, kind: 'whole' }],
  ['and not beyond', 500_001, { level: 2, price: 8_400, pays: 500_001, kind: 'whole' }],
  ['above the last level a part', 3_000_000, { level: 3, price: 11_200, pays: 2_000_000, kind: 'part' }],
  ['at the ceiling still', rules.ceiling, { level: 3, price: 11_200, pays: 2_000_000, kind: 'part' }],
  [
    'above the ceiling only the free cover',
    rules.ceiling + 1,
    { level: 0, price: 0, pays: 20_000, kind: 'none' },
  ],
] as const)('%s', (_, value, answer) => {
  expect(coverFor(value, rules)).toEqual(answer)
})
