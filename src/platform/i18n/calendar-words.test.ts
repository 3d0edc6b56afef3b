import { expect, test } from 'vitest'
import { calendarWords } from './calendar-words.ts'
import { locales } from './locales.ts'

test.each([
  ['uz', 'Noyabr 2026', '2026-yil 15-noyabr, yakshanba'],
  ['oz', 'Ноябрь 2026', '2026 йил 15\u00A0ноябрь, якшанба'],
  ['ru', 'Ноябрь 2026', 'воскресенье, 15\u00A0ноября 2026'],
  ['en', 'November 2026', 'Sunday, 15\u00A0November 2026'],
] as const)('%s heads a month and speaks a day', (locale, heading, day) => {
  expect(calendarWords(locale).heading(2026, 10)).toBe(heading)
  expect(calendarWords(locale).day(2026, 10, 15)).toBe(day)
})

test('every language has seven days and twelve months', () => {
  for (const locale of locales) {
    const words = calendarWords(locale)
    expect(words.weekdays).toHaveLength(7)
    expect(new Set(Array.from({ length: 12 }, (_, month) => words.heading(2026, month))).size).toBe(12)
    expect(words.heading(2026, 11)).not.toBe(' 2026')
  }
})
