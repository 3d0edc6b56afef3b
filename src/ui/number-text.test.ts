import fc from 'fast-check'
import { expect, test } from 'vitest'
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
