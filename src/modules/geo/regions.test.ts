import { expect, test } from 'vitest'
import { locales } from '#platform/i18n/locales.ts'
import { regions } from './index.ts'

test('the fourteen regions of the specification, each and its seat named in four languages', () => {
  expect(regions.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
  for (const { name, seat, short = name } of regions) {
    for (const locale of locales) {
      expect(name[locale].length).toBeGreaterThanOrEqual(short[locale].length)
      expect(seat[locale]).not.toBe('')
    }
  }
})

test('no two regions have the same name', () => {
  for (const locale of locales) expect(new Set(regions.map(({ name }) => name[locale])).size).toBe(14)
})
