import { expect, test } from 'vitest'
import { isSameName, needsYes } from './document-facts.service.ts'

test.each([
  ['TOSHMATOV BOBUR ALISHER OʻGʻLI', 'Bobur Toshmatov'],
  ['Тошматов Бобур Алишерович', 'Bobur Toshmatov'],
  ['Toshmatov Bobur', 'B. Toshmatov'],
  ['XOʻJAYEV SANJAR', 'Санжар Хўжаев'],
])('the document of %s is that of %s', (inDocument, inOrder) => {
  expect(isSameName(inDocument, inOrder)).toBe(true)
})

test.each([
  ['Karimov Bobur', 'Bobur Toshmatov'],
  ['Toshmatov', 'Bobur Toshmatov'],
  ['', 'Bobur Toshmatov'],
  ['Bobur Toshmatov', ''],
  ['Bobur Toshmatov', 'B. T.'],
])('the document of %s is not that of %s', (inDocument, inOrder) => {
  expect(isSameName(inDocument, inOrder)).toBe(false)
})

test('the dearer of the goods and the value said counts, and from 500,001 so’m on an operator is asked', () => {
  expect(needsYes({ parcelValue: 500_000, productFee: 0 })).toBe(false)
  expect(needsYes({ parcelValue: 0, productFee: 500_001 })).toBe(true)
  expect(needsYes({ parcelValue: 500_001, productFee: 90_000 })).toBe(true)
})
