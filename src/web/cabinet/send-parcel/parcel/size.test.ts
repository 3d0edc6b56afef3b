import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { emptyOrderDraft } from '#parcel/draft/order-draft.ts'
import { termsOf } from '#parcel/price/terms.ts'
import { pressedSize, sizeOf, weighed } from './size.ts'

const terms = termsOf(firstTariff)
const none = emptyOrderDraft.parcel_size
const box = (name: 'small' | 'medium' | 'large') => pressedSize(none, name, terms)

test('nothing is chosen in a new draft', () => {
  expect(sizeOf(none, terms)).toBeUndefined()
})

test('a pressed box is full, with its own measures', () => {
  expect(box('medium')).toEqual({ weight: 3, length: 30, width: 30, height: 20, size_class: 'medium' })
})

test('a draft of the calculator has measures alone: they show their box, or a parcel of its own', () => {
  expect(sizeOf({ ...box('large'), size_class: null }, terms)).toBe('large')
  expect(sizeOf({ ...box('large'), height: 26, size_class: null }, terms)).toBe('other')
  expect(sizeOf({ ...none, weight: 7 }, terms)).toBe('other')
})

test('what is too heavy for its box goes into the next, then into a parcel of its own', () => {
  expect(weighed(box('small'), 2, terms)).toMatchObject({ weight: 2, size_class: 'medium', length: 30 })
  expect(weighed(box('small'), 9, terms)).toEqual({
    weight: 9,
    length: 0,
    width: 0,
    height: 0,
    size_class: 'other',
  })
  expect(weighed(box('large'), 0.5, terms)).toMatchObject({ weight: 0.5, size_class: 'large' })
})

test('an emptied weight leaves the box that was pressed', () => {
  expect(weighed(box('small'), 0, terms)).toMatchObject({ weight: 0, size_class: 'small' })
})

test('own measures are kept, and stay own when they are those of a box', () => {
  const own = { ...none, weight: 4, size_class: 'other' as const }
  expect(pressedSize(box('small'), 'other', terms)).toMatchObject({
    weight: 1,
    length: 0,
    size_class: 'other',
  })
  expect(sizeOf({ ...box('small'), size_class: 'other' }, terms)).toBe('other')
  expect(pressedSize({ ...own, length: 5 }, 'other', terms)).toMatchObject({ weight: 4, length: 5 })
})
