import { expect, test } from 'vitest'
import { activeCell, codeCells, codeDigits } from './code-digits.ts'

test.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  ['TezBox: 482-913', '482913'],
  ['4829137', '482913'],
  ['48', '48'],
  ['abc', ''],
])('%j gives %j', (typed, code) => {
  expect(codeDigits(typed, 6)).toBe(code)
})

test('cells that wait are empty', () => {
  expect(codeCells('482', 6)).toEqual(['4', '8', '2', '', '', ''])
})

test('after the last digit the last cell stays active', () => {
  expect([0, 3, 6].map((caret) => activeCell(caret, 6))).toEqual([0, 3, 5])
})
