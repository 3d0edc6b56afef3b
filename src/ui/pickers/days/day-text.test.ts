import { expect, test } from 'vitest'
import { dateFieldWords } from '#platform/i18n/calendar-words.ts'
import { locales } from '#platform/i18n/locales.ts'
import { readDay } from './day-text.ts'
import { isWholeTime, readTime } from './time-text.ts'

const { months } = dateFieldWords('uz')
const reader = { today: '2026-11-16', months }

test.each([
  ['16.11.2026', '2026-11-16'],
  ['1/2/2027', '2027-02-01'],
  ['16-11-2026', '2026-11-16'],
  ['16 11 26', '2026-11-16'],
  ['16.11', '2026-11-16'],
  ['16/1', '2026-01-16'],
  ['16112026', '2026-11-16'],
  ['1611', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  ['2026.1.6', '2026-01-06'],
  ['16-noyabr', '2026-11-16'],
  [' 16 Noy 2027', '2027-11-16'],
  ['Bugun', '2026-11-16'],
  ['эртага', '2026-11-17'],
  ['вчера', '2026-11-15'],
])('%s is read', (text, day) => {
  expect(readDay(text, reader)?.day).toBe(day)
})

test.each(['', '16', '31.02.2026', '11/16/2026', '2026-13-01', '16 ma', 'soon', '16.11.202', '0.1.2026'])(
  '%j is no day',
  (text) => expect(readDay(text, reader)).toBeUndefined(),
)

test('without a year it is the one that may be chosen', () => {
  expect(readDay('5.01', { ...reader, min: '2026-11-17' })?.day).toBe('2027-01-05')
  expect(readDay('31.12', { ...reader, today: '2027-01-02', max: '2027-01-02' })?.day).toBe('2026-12-31')
  expect(readDay('29.02', { ...reader, today: '2028-01-02' })?.day).toBe('2028-02-29')
})

test('what may still go on counts only when the field is left', () => {
  const whole = (text: string) => readDay(text, reader)?.whole
  expect(['16.11', '16.11.20', '1611', '16.11.2026', '2026-11-16', 'bugun'].map(whole)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ])
})

test.each(locales)('what the field shows in %s it reads again', (locale) => {
  const words = dateFieldWords(locale)
  for (let month = 1; month <= 12; month++) {
    const day = `2027-${String(month).padStart(2, '0')}-09`
    expect(readDay(words.format(day), { ...reader, months: words.months })?.day).toBe(day)
  }
})

test.each([
  ['3:15', '03:15'],
  ['03.15', '03:15'],
  ['315', '03:15'],
  ['2359', '23:59'],
  ['9', '09:00'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['3 pm', undefined],
])('the time %s is %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test('half a time counts only when the field is left', () => {
  expect(['1', '1:30', '01:30', '0130'].map(isWholeTime)).toEqual([false, false, true, false])
})
