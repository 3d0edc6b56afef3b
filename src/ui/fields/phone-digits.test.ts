import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caretAfter, countDigits, groupPhone, phoneDigits, withoutDigitBefore } from './phone-digits.ts'

test.each([
  ['+998901234567', '901234567'],
  ['+998 (90) 123-45-67', '901234567'],
  ['998 90 123 45 67', '901234567'],
  ['8 90 123 45 67', '901234567'],
  ['0901112233', '901112233'],
  ['09 011 12 233', '901112233'],
  ['+998 (0) 90 111-22-33', '901112233'],
  ['0 123 45 67', '01234567'],
  ['90 123 45 67', '901234567'],
  ['tel: 90-123', '90123'],
  ['+998 90', '90'],
  ['99 812 34 56', '998123456'],
  ['9012345678', '901234567'],
])('%s gives %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

test.each([
  ['', ''],
  ['9', '9'],
  ['90', '90'],
  ['901', '90 1'],
  ['901234', '90 123 4'],
  ['901234567', '90 123 45 67'],
])('groups %s as %j', (digits, text) => {
  expect(groupPhone(digits)).toBe(text)
})

test('the caret keeps the same digits before it', () => {
  const digits = fc.stringMatching(/^\d{0,9}$/)
  fc.assert(
    fc.property(digits, fc.nat(9), (number, position) => {
      const before = Math.min(position, number.length)
      const grouped = groupPhone(number)
      expect(countDigits(grouped.slice(0, caretAfter(grouped, before)))).toBe(before)
      expect(phoneDigits(grouped)).toBe(number)
    }),
  )
})

test('deleting a space takes the digit before it', () => {
  expect(withoutDigitBefore('90123', 2)).toBe('9123')
  expect(withoutDigitBefore('90123', 0)).toBe('90123')
})
