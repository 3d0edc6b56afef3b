import { expect, test } from 'vitest'
import { buildCatalogs } from './catalog.ts'
import { argumentParts, argumentsWithEndings, type Ending, joined, valuesWithEndings } from './endings.ts'
import { formatter } from './format.ts'
import { createCatalogs, type MessageKey } from './translator.ts'

const noon = new Date('2026-11-22T12:00:00+05:00')

test.each<[value: string, ending: Ending, latin: string]>([
  ['22-noyabr', 'gacha', '22-noyabrgacha'],
  ['500 000 soʻm', 'dan', '500 000 soʻmdan'],
  ['bank', 'ga', 'bankka'],
  ['Chirchiq', 'gacha', 'Chirchiqqacha'],
  ['barg', 'ga', 'bargga'],
  ['bogʻ', 'ga', 'bogʻga'],
  ['5 kg', 'gacha', '5 kilogrammgacha'],
  ['120\u00A0sm', 'dan', '120\u00A0santimetrdan'],
  ['«Chorsuk»', 'ga', '«Chorsuk»ka'],
  ['18:00', 'gacha', '18:00\u00A0gacha'],
  ['18:40', 'gacha', '18:40\u00A0gacha'],
  ['1 050', 'ga', '1 050\u00A0ga'],
  ['40 000', 'ga', '40 000\u00A0ga'],
  ['18:40', 'dan', '18:40\u00A0dan'],
])('%s takes -%s: %s', (value, ending, latin) => {
  expect(joined(value, ending, false)).toBe(latin)
})

test.each<[value: string, ending: Ending, cyrillic: string]>([
  ['22 ноябрь', 'gacha', '22 ноябргача'],
  ['банк', 'ga', 'банкка'],
  ['Чирчиқ', 'ga', 'Чирчиққа'],
  ['5 кг', 'dan', '5 килограммдан'],
  ['18:40', 'gacha', '18:40\u00A0гача'],
])('in Cyrillic %s takes -%s: %s', (value, ending, cyrillic) => {
  expect(joined(value, ending, true)).toBe(cyrillic)
})

test('an ending stands with its argument, in a message and compiled', () => {
  expect(argumentsWithEndings('{date, gacha} va {n, plural, other {{left, dan} kam}}')).toBe(
    '{date__gacha} va {n, plural, other {{left__dan} kam}}',
  )
  expect(argumentParts('date__gacha')).toEqual({ name: 'date', ending: 'gacha' })
  expect(argumentParts('date')).toEqual({ name: 'date' })
})

test('a value that nobody gave is missing, and no ending hides it', () => {
  const values = valuesWithEndings<Record<string, string>>({ date: '22-noyabr' }, 'uz')
  expect([values.date__gacha, values.day__gacha]).toEqual(['22-noyabrgacha', undefined])
})

test('a message is told with the ending that its value takes, in either script', () => {
  const catalogs = createCatalogs(
    buildCatalogs(
      {
        uz: { a: { until: '{date, gacha} saqlanadi' } },
        ru: { a: { until: 'Храним до {date}' } },
        en: { a: { until: 'Kept until {date}' } },
      },
      { stems: [], irregular: {}, combining: [], keptLatin: [], messages: {} },
    ),
  )
  const told = (['uz', 'oz', 'ru', 'en'] as const).map((locale) =>
    catalogs.translate(locale, 'a.until' as MessageKey, { date: formatter(locale).date(noon, 'dayMonth') }),
  )
  expect(told.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    '22-noyabrgacha saqlanadi',
    '22 ноябргача сақланади',
    'Храним до 22 ноября',
    'Kept until 22 November',
  ])
})
