import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigit, parseTrackingCode } from './tracking-code.ts'

const digits = fc.stringMatching(/^\d{13}$/)
const code = digits.map((thirteen) => `TB${thirteen}${checkDigit(thirteen)}`)

test("the check digit is Damm's: 572 gives 4", () => {
  expect(checkDigit('572')).toBe(4)
  expect(checkDigit('5724')).toBe(0)
})

test.each([
  ['', 'empty'],
  [' - ', 'empty'],
  ['7316048295134', 'beginning'],
  ['QZ73160482951347', 'beginning'],
  ['TB7316O482951347', 'signs'],
  ['TB', 'short'],
  ['TB731604829513', 'short'],
  ['TB731604829513471', 'long'],
  [`TB${' '.repeat(70)}`, 'long'],
  ['TB00000000000001', 'typo'],
])('tells what is wrong with %j: %s', (typed, fault) => {
  expect(parseTrackingCode(typed)).toEqual({ ok: false, error: fault })
})

test('reads lower case, gaps of any kind and the letters of a Cyrillic keyboard', () => {
  const gap = fc.constantFrom('', ' ', '-', ' – ', '\u00A0', '\u200B')
  const letters = fc.constantFrom('TB', 'tb', 'Tb', 'ТВ', 'тб', 'тв')
  fc.assert(
    fc.property(code, letters, gap, (whole, beginning, between) => {
      const typed = [beginning, ...(whole.slice(2).match(/.{1,4}/g) ?? [])].join(between)
      expect(parseTrackingCode(` ${typed} `)).toEqual({ ok: true, value: whole })
    }),
  )
})

test('any single wrong digit shows', () => {
  fc.assert(
    fc.property(code, fc.nat(13), fc.integer({ min: 1, max: 9 }), (whole, place, shift) => {
      const at = place + 2
      const wrong = (Number(whole[at]) + shift) % 10
      const typed = whole.slice(0, at) + wrong + whole.slice(at + 1)
      expect(parseTrackingCode(typed)).toEqual({ ok: false, error: 'typo' })
    }),
  )
})

test('any two neighbours that changed places show', () => {
  fc.assert(
    fc.property(code, fc.nat(12), (whole, place) => {
      const at = place + 2
      fc.pre(whole[at] !== whole[at + 1])
      const typed = whole.slice(0, at) + whole[at + 1] + whole[at] + whole.slice(at + 2)
      expect(parseTrackingCode(typed)).toEqual({ ok: false, error: 'typo' })
    }),
  )
})
