import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { packed, unpacked } from './packed-tariff.ts'
import { heavyTable, transportTable } from './price-tables.ts'

test('the packed tariff has every number but the calendar', () => {
  const { serviceLevels, ...rest } = firstTariff
  expect(unpacked(packed(firstTariff))).toEqual({
    ...rest,
    serviceLevels: { ...serviceLevels, holidays: { yearly: [], dated: [] } },
  })
})

test('the packed tariff makes the same tables', () => {
  const tariff = unpacked(packed(firstTariff))
  expect(transportTable(tariff)).toEqual(transportTable(firstTariff))
  expect(heavyTable(tariff)).toEqual(heavyTable(firstTariff))
})
