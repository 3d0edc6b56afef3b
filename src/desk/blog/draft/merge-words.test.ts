import { expect, test } from 'vitest'
import { isSameWords, mergeWords, withChoices } from './merge-words.ts'

const texts = (uz: string, ru: string) => ({ uz, oz: null, ru, en: '' })
const base = { title: texts('Sarlavha', 'Заголовок'), picture: 'box' }

test('what only one of two has changed is kept from each of them', () => {
  const mine = { ...base, title: texts('Yangi sarlavha', 'Заголовок') }
  const theirs = { title: texts('Sarlavha', 'Новый заголовок'), picture: 'road' }
  expect(mergeWords(base, mine, theirs)).toEqual({
    words: { title: texts('Yangi sarlavha', 'Новый заголовок'), picture: 'road' },
    clashes: [],
  })
})

test('where both have changed the same words, a person chooses', () => {
  const mine = { ...base, title: texts('Meniki', 'Заголовок') }
  const theirs = { ...base, title: texts('Uniki', 'Заголовок') }
  const { words, clashes } = mergeWords(base, mine, theirs)
  expect(words).toEqual(mine)
  expect(clashes).toEqual([{ place: 'title.uz', mine: 'Meniki', theirs: 'Uniki' }])
  expect(withChoices(words, clashes, new Set())).toEqual(mine)
  expect(withChoices(words, clashes, new Set(['title.uz']))).toEqual(theirs)
})

test('the same change made by both is no clash, nor is an empty line at the end', () => {
  const mine = { ...base, title: texts('Bir xil\n', 'Заголовок') }
  const theirs = { ...base, title: texts('Bir xil', 'Заголовок') }
  expect(mergeWords(base, mine, theirs).clashes).toEqual([])
  expect(isSameWords(mine, theirs)).toBe(true)
  expect(isSameWords(mine, base)).toBe(false)
})
