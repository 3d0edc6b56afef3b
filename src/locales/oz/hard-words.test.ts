import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ozExceptions } from '#locales/index.ts'
import { transliterator } from '#platform/i18n/transliterate.ts'

const toCyrillic = transliterator(ozExceptions)
const pairs = readFileSync(join(import.meta.dirname, 'hard-words.txt'), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => line.split(' ').filter(Boolean))
  .map((pair) => pair.split('=') as [latin: string, cyrillic: string])

test('there are hard words enough to speak of hundredths', () => {
  expect(pairs.length).toBeGreaterThan(800)
  expect(pairs.filter(([latin, cyrillic]) => !latin || !cyrillic)).toEqual([])
})

/** The aim is 99 of 100; a word that is wrong today is a word for stems.ts. */
test('every hard word comes out right', () => {
  const wrong = pairs.flatMap(([latin, cyrillic]) =>
    toCyrillic(latin) === cyrillic ? [] : [`${latin}: ${toCyrillic(latin)}, not ${cyrillic}`],
  )
  expect(wrong).toEqual([])
})
