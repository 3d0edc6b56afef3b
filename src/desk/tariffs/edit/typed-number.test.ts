import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldText, readTyped } from './typed-number.ts'

const soum = { min: 0, max: 100_000_000 }
const kg = { min: 1, max: 10_000_000, scale: 1000, decimals: 3 }

test.each([
  ['12000', 12_000],
  ['12 000', 12_000],
  ['12,000', 12_000],
  ['12.000', 12_000],
  ['1,200,000', 1_200_000],
  ['12,5', 12.5],
  ['', undefined],
  ['abc', undefined],
])('so’m typed as "%s" are %s', (typed, meant) => {
  expect(readTyped(typed, soum)).toBe(meant)
})

test.each([
  ['15,5', 15_500],
  ['1.005', 1005],
  ['0,001', 1],
])('kilograms typed as "%s" are %s grams', (typed, grams) => {
  expect(readTyped(typed, kg)).toBe(grams)
})

test('what a field shows is read back as the same number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(soum, kg),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom('.', ','),
      (kind, value, mark) => {
        expect(readTyped(fieldText(value, kind, mark), kind)).toBe(value)
      },
    ),
  )
})
