import { expect, test } from 'vitest'
import { compileSources } from './catalog.ts'
import { countsWithoutPlural, endingsApart, foreignEndings, namesToDecline } from './wording-checks.ts'

/** Messages of one language, by the keys a, b and so on. */
function messages(...texts: string[]) {
  const tree = Object.fromEntries(texts.map((text, index) => [String.fromCharCode(97 + index), text]))
  return compileSources(
    { uz: tree, ru: tree, en: tree },
    { stems: [], irregular: {}, combining: [], keptLatin: [], messages: {} },
  ).ru
}

const keysOf = (faults: string[]) => [...new Set(faults.map((fault) => fault.charAt(0)))].join('')

test('finds an ending after an argument or a tag, glued or apart, also in a branch', () => {
  const found = endingsApart(
    messages(
      '{date} gacha',
      '{name}ga berilsin',
      '<link>qoidalar</link>ga rozi',
      '{n, plural, other {{shown} dan kam}}',
      'UTF-8 da yuboring',
    ),
  )
  expect(keysOf(found)).toBe('abcde')
})

test('leaves alone an ending that stands with its argument, ordinals and whole words', () => {
  expect(
    endingsApart(
      messages('{date, gacha} saqlanadi', '{number}-rasm', '{count} ta', '{n} daqiqa', 'boʻladi-da'),
    ),
  ).toEqual([])
})

test('finds an Uzbek ending in another language', () => {
  expect(foreignEndings(messages('до {date, gacha}', 'до {date}'))).toEqual(['a: {date, gacha}'])
})

test('finds a name after a Russian preposition, but not a quoted one', () => {
  const found = namesToDecline(
    messages('Посылка в {point}', 'Для {name}', 'В пункт «{name}»', '{name}, сдано'),
  )
  expect(keysOf(found)).toBe('ab')
})

test('finds a count beside a noun that would not change with it', () => {
  const found = countsWithoutPlural(
    messages(
      'не больше {max} посылок',
      '{count} parcels',
      'Осталось попыток: {left}',
      '{hours} ч',
      '{count, plural, one {{count} parcel} other {{count} parcels}}',
      '{enough} or more',
    ),
  )
  expect(keysOf(found)).toBe('ab')
})

test('an exception is named by its key', () => {
  expect(countsWithoutPlural(messages('{count} parcels'), { a: 'always twenty' })).toEqual([])
})
