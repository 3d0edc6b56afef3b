import { expect, test } from 'vitest'
import { emptyForm, isSame, isUpsideDown, missingIn, tidied } from './vacancy-form.ts'

const written = { uz: 'Kuryer', oz: null, ru: 'Курьер', en: 'Courier' }
const whole = {
  ...emptyForm,
  words: Object.fromEntries(
    Object.keys(emptyForm.words).map((field) => [field, written]),
  ) as typeof emptyForm.words,
}

test('what is missing is told field by field, with its languages', () => {
  expect(missingIn(whole)).toEqual([])
  const gappy = { ...whole, words: { ...whole.words, requirements: { ...written, ru: ' \n', en: '' } } }
  expect(missingIn(gappy)).toEqual([{ field: 'requirements', languages: ['ru', 'en'] }])
})

test('a place may stay unsaid where a region is chosen', () => {
  const unplaced = { ...whole, words: { ...whole.words, location: { uz: '', oz: null, ru: '', en: '' } } }
  expect(missingIn(unplaced).map(({ field }) => field)).toEqual(['location'])
  expect(missingIn({ ...unplaced, region_id: 14 })).toEqual([])
})

test('spaces around words are no change, and an emptied Cyrillic text is made again', () => {
  const spaced = { ...whole, words: { ...whole.words, title: { ...written, uz: ' Kuryer ', oz: ' ' } } }
  expect(isSame(whole, spaced)).toBe(true)
  expect(tidied(spaced).words.title.oz).toBeNull()
  expect(isSame(whole, { ...whole, employment: 'part_time' })).toBe(false)
})

test('a salary goes from the smaller to the larger', () => {
  expect(isUpsideDown({ ...whole, salary_from: 5_000_000, salary_to: 4_000_000 })).toBe(true)
  expect(isUpsideDown({ ...whole, salary_from: 5_000_000, salary_to: null })).toBe(false)
})
