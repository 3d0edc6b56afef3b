import { expect, test } from 'vitest'
import { usualGround } from '../../../../tests/support/bulk-ground.ts'
import { alikeKey } from './alike.ts'
import { checkRow } from './check-row.ts'
import { repeatsAmong, sameKeysOfOrder, withRepeat } from './duplicates.ts'
import type { Texts } from './row.ts'

const texts: Texts = {
  receiver_name: 'Nodira Saidova',
  receiver_phone: '97 330 18 42',
  to_city: 'Chilonzor tumani',
  to_street: 'Bunyodkor koʻchasi, 42-uy',
  description: 'Atlas koʻylak',
  weight: '0.9',
  product_fee: '220000',
}
const check = (other: Texts = {}) => checkRow({ ...texts, ...other }, usualGround)
const keyOf = (other: Texts = {}) => check(other).sameKey
const order = {
  name: 'Нодира Саидова',
  phone: '973301842',
  districtId: 205,
  street: 'Bunyodkor kochasi 42 uy',
  description: 'ATLAS KO‘YLAK',
  productFee: 220_000,
}

test('the same parcel in other letters is the same', () => {
  const cyrillic = { receiver_name: 'НОДИРА САИДОВА', to_city: 'Чилонзор', product_fee: '220 ming' }
  expect(keyOf(cyrillic)).toBe(keyOf())
  expect(keyOf({ weight: '5', comment: 'tez' })).toBe(keyOf())
  expect(sameKeysOfOrder(order)).toEqual([keyOf()])
})

test.each<[Texts]>([
  [{ receiver_name: 'Nodira Karimova' }],
  [{ receiver_phone: '973301843' }],
  [{ to_city: 'Yunusobod tumani' }],
  [{ to_street: 'Bunyodkor koʻchasi, 4 2-uy' }],
  [{ description: 'Atlas roʻmol' }],
  [{ product_fee: '' }],
])('%j makes it another parcel', (other) => {
  expect(keyOf(other)).not.toBe(keyOf())
  expect(keyOf(other)).toBeDefined()
})

test('a row that does not tell what it is repeats nothing', () => {
  expect(keyOf({ to_city: 'Fargona' })).toBeUndefined()
})

test('all but the first of equal rows repeat it, whatever order they come in', () => {
  const key = keyOf()
  const rows = [5, 3, 9].map((n) => ({ n, sameKey: key }))
  const repeats = repeatsAmong(
    [...rows, { n: 4, sameKey: undefined }, { n: 6, sameKey: undefined }],
    new Map(),
  )
  expect([...repeats.keys()].sort()).toEqual([5, 9])
  expect(repeats.get(9)).toEqual({
    field: 'receiver_name',
    problem: { code: 'duplicate_in_file', values: { row: 3 }, suggestions: [] },
  })
})

test('an order of before is repeated by every row, and by its number alone', () => {
  const before = new Map(sameKeysOfOrder({ ...order, externalId: 'A-17' }).map((key) => [key, '2026-11-12']))
  const rows = [
    { n: 1, sameKey: keyOf() },
    { n: 2, sameKey: keyOf({ external_id: 'a-17', receiver_name: 'Boshqa odam' }) },
    { n: 3, sameKey: keyOf({ external_id: 'A-18' }) },
  ]
  const repeats = repeatsAmong(rows, before)
  expect([...repeats].map(([n, { field, problem }]) => [n, field, problem.code])).toEqual([
    [1, 'receiver_name', 'duplicate_of_order'],
    [2, 'external_id', 'duplicate_of_order'],
  ])
  const marked = withRepeat(check(), repeats.get(1), false)
  expect(marked.problems).toEqual(['receiver_name:duplicate_of_order'])
  expect(marked.cells.receiver_name).toMatchObject({
    value: 'Nodira Saidova',
    problem: { values: { day: '2026-11-12' } },
  })
  expect(withRepeat(check(), repeats.get(1), true)).toEqual(check())
})

test('cells are alike in any spelling, and a city is not the district around it', () => {
  const keys = (texts: readonly string[]) => new Set(texts.map((text) => alikeKey('to_city', text))).size
  expect(keys(['Fargona', 'Фаргона', "FARG'ONA", 'farg‘ona '])).toBe(1)
  expect(keys(['Fargʻona shahri', 'Фарғона ш.', 'Fargʻona sh'])).toBe(1)
  expect(keys(['Fargona', 'Fargona shahri', 'Fargona tumani'])).toBe(3)
  expect(alikeKey('receiver_phone', '90 123')).toBe(alikeKey('receiver_phone', '(90) 1-23'))
})
