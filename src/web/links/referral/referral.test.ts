import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referralIn } from './referral.ts'

test('an invitation is taken from the query, whatever else is there', () => {
  expect(referralIn('?ref=a1b2c3d4e5', undefined)).toBe('a1b2c3d4e5')
  expect(referralIn('?utm_source=x&ref=Shop_2026-11', 'other')).toBe('Shop_2026-11')
})

test('without ref, or with the person’s own, there is nothing to keep', () => {
  expect(referralIn('', undefined)).toBeUndefined()
  expect(referralIn('?reference=a1b2c3d4e5', undefined)).toBeUndefined()
  expect(referralIn('?ref=a1b2c3d4e5', 'a1b2c3d4e5')).toBeUndefined()
})

test.each([
  '',
  'abc',
  'a'.repeat(33),
  '//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'a b c d',
  '<b>x</b>',
])('what cannot be an invitation (%s) is ignored', (ref) => {
  expect(referralIn(`?ref=${encodeURIComponent(ref)}`, undefined)).toBeUndefined()
})

test('whatever is kept consists of letters, digits, dashes and underscores', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = referralIn(`?ref=${text}`, undefined) ?? referralIn(`?${text}`, undefined)
      expect(kept ?? 'none').toMatch(/^[\w-]{4,32}$/)
    }),
  )
})
