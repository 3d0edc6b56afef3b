import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGsm7, partsOf, plainSigns, withCodeLine } from './sms-text.ts'

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['я'.repeat(70), 1],
  ['я'.repeat(71), 2],
  ['я'.repeat(134), 2],
  [`${'a'.repeat(70)}ʻ`, 2],
  ['', 1],
])('%s takes %i parts', (text, parts) => {
  expect(partsOf(text)).toBe(parts)
})

test('the letters of Uzbek fit the alphabet of phones once their apostrophes are plain', () => {
  expect(isGsm7('soʻm, maʼno')).toBe(false)
  expect(plainSigns('soʻm, maʼno')).toBe("so'm, ma'no")
  expect(isGsm7(plainSigns('soʻm, maʼno'))).toBe(true)
})

test('the line for the browser stands last and never costs another part', () => {
  expect(withCodeLine('Kod 123456.', { code: '123456', host: 'tezbox.uz' })).toBe(
    'Kod 123456.\n@tezbox.uz #123456',
  )
  const text = fc.string({ unit: fc.constantFrom('a', 'я', '€', ' '), maxLength: 200 })
  fc.assert(
    fc.property(text, fc.domain(), (words, host) => {
      const bound = withCodeLine(words, { code: '123456', host })
      expect(partsOf(bound)).toBe(partsOf(words))
      expect(bound === words || bound.endsWith(`\n@${host} #123456`)).toBe(true)
    }),
  )
})
