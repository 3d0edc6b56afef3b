import { expect, test } from 'vitest'
import { typedInNumbers } from './typed-in-numbers.ts'

test.each([
  ['Hujjatlar uch ish kunida koʻriladi', 'uch ish kun'],
  ['Уч ҳафта сақлаймиз', 'Уч ҳафта'],
  ['Храним две недели', 'две недел'],
  ['Цена 20 000 сум', '20 000'],
  ['Kept for three years', 'three years'],
  ['Up to five kilograms', 'five kilograms'],
])('%s: a figure that no tariff would change', (text, found) => {
  expect(typedInNumbers(text)).toEqual([found])
})

test.each(['Bir kun oldin ayting', 'Отправьте одну посылку', 'Three ways to send, and one to come back'])(
  '%s: no figure',
  (text) => {
    expect(typedInNumbers(text)).toEqual([])
  },
)
