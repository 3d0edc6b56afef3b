import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhone } from './phone.ts'

test.each([
  ['901234567', '901234567'],
  ['+998 90 123-45-67', '901234567'],
  ['998901234567', '901234567'],
  ['8 90 123 45 67', '901234567'],
  ['(90) 123.45.67', '901234567'],
  ['881234567', '881234567'],
  ['331234567', '331234567'],
])('reads %s', (typed, stored) => {
  expect(parsePhone(typed)).toBe(stored)
})

test.each([
  ['', 'nothing'],
  ['90123456', 'too short'],
  ['9012345678', 'too long'],
  ['101234567', 'a code that does not exist'],
  ['+7 901 234 56 78', 'another country'],
  ['90123456o', 'a letter'],
  [`9${' '.repeat(40)}01234567`, 'far too long'],
])('refuses %j: %s', (typed) => {
  expect(parsePhone(typed)).toBeUndefined()
})

test('any writing of a number that exists gives its nine digits', () => {
  const national = fc
    .tuple(fc.constantFrom('20', '33', '50', '71', '88', '90', '99'), fc.stringMatching(/^\d{7}$/))
    .map((parts) => parts.join(''))
  const prefix = fc.constantFrom('', '+998', '998', '8', '+998 ')
  fc.assert(
    fc.property(national, prefix, fc.constantFrom('', ' ', '-'), (digits, before, gap) => {
      expect(parsePhone(before + digits.split('').join(gap))).toBe(digits)
    }),
  )
})
