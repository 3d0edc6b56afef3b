import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatter } from '#platform/i18n/format.ts'
import { locales } from '#platform/i18n/locales.ts'
import { parseNumber, stepNumber } from './number-text.ts'

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['12 000', 12_000],
  ['12\u00A0000', 12_000],
  ['0', 0],
])('reads %j', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

test.each(['', '1,', ',5', '-3', '1e5', 'five', '1.2.3', '9'.repeat(40)])('%j is no number yet', (text) => {
  expect(parseNumber(text)).toBeUndefined()
})

test.each([
  ['120,000', 120_000],
  ['1,234,567.5', 1_234_567.5],
  ['1.5', 1.5],
  ['1.234', 1.234],
  ['2,5', 2.5],
  ['12 000', 12_000],
])('reads %j in English', (text, value) => {
  expect(parseNumber(text, { locale: 'en' })).toBe(value)
})

test.each(['120,0000', '1,2,3', '1.234,5', ',500'])('%j is no number in English', (text) => {
  expect(parseNumber(text, { locale: 'en' })).toBeUndefined()
})

test.each([
  ['en', '120,00', 12_000],
  ['en', '120,0000', 1_200_000],
  ['ru', '120.000', 120_000],
  ['uz', '1,250,000', 1_250_000],
] as const)('a sum in %s keeps its thousands while %j is edited', (locale, text, value) => {
  expect(parseNumber(text, { locale, whole: true })).toBe(value)
})

test('what is written for people of a language is read back as it was', () => {
  const thousandths = fc.integer({ min: 0, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(fc.constantFrom(...locales), thousandths, fc.nat(3), (locale, count, decimals) => {
      const value = Number((count / 1000).toFixed(decimals))
      expect(parseNumber(formatter(locale).number(value, decimals), { locale })).toBe(value)
    }),
  )
})

test('so is a sum of money', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.nat(1_000_000_000), (locale, soum) => {
      expect(parseNumber(formatter(locale).number(soum), { locale, whole: true })).toBe(soum)
    }),
  )
})

test('a step lands on the grid and stays inside the limits', () => {
  expect(stepNumber(0.1, 1, { step: 0.1, max: 1 })).toBe(0.2)
  expect(stepNumber(0.25, 1, { step: 0.1 })).toBe(0.3)
  expect(stepNumber(0.25, -1, { step: 0.1 })).toBe(0.2)
  expect(stepNumber(undefined, 1, { min: 3 })).toBe(3)
  expect(stepNumber(30, 1, { max: 30 })).toBe(30)
  expect(stepNumber(0, -1, {})).toBe(0)
})

test('up and down again returns to a value of the grid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(0.1, 0.5, 1, 250), (count, step) => {
      const value = Number((count * step).toPrecision(12))
      expect(stepNumber(stepNumber(value, 1, { step }), -1, { step })).toBe(value)
    }),
  )
})
