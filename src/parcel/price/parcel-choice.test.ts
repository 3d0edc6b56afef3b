import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import {
  chooseSize,
  chooseWeight,
  fullBox,
  noSides,
  type ParcelChoice,
  parcelFault,
  parcelSize,
  volumeWeightGrams,
} from './parcel-choice.ts'
import { termsOf } from './terms.ts'

const terms = termsOf(firstTariff)
const own: ParcelChoice = { size: 'other', weightGrams: 7000, sidesCm: [60, 40, 30] }

test('a box is taken as full until its weight is known', () => {
  expect(chooseSize(fullBox('small', terms), 'large', terms)).toEqual({
    size: 'large',
    weightGrams: 5000,
    sidesCm: noSides,
  })
})

test('an own parcel weighs what it weighed in its box', () => {
  expect(chooseSize(fullBox('medium', terms), 'other', terms)).toMatchObject({
    size: 'other',
    weightGrams: 3000,
  })
})

test.each([
  ['small', 800, 'small'],
  ['small', 1000, 'small'],
  ['small', 1001, 'medium'],
  ['small', 4200, 'large'],
  ['medium', 5100, 'other'],
  ['large', 400, 'large'],
] as const)('a %s box that weighs %i g is %s', (size, grams, becomes) => {
  expect(chooseWeight(fullBox(size, terms), grams, terms)).toMatchObject({
    size: becomes,
    weightGrams: grams,
  })
})

test('the weight of an own parcel leaves its sides alone', () => {
  expect(chooseWeight(own, 500, terms)).toEqual({ ...own, weightGrams: 500 })
})

test('a price needs a weight, and all three sides or none', () => {
  expect(parcelFault({ ...own, weightGrams: undefined })).toBe('weight')
  expect(parcelFault({ ...own, weightGrams: 0 })).toBe('weight')
  expect(parcelFault({ ...own, sidesCm: [60, undefined, 30] })).toBe('sides')
  expect(parcelFault({ ...own, sidesCm: noSides })).toBeUndefined()
  expect(parcelFault(own)).toBeUndefined()
})

test('the draft gets kilograms and centimetres, and zeros where nothing was measured', () => {
  expect(parcelSize(fullBox('medium', terms), terms)).toEqual({
    weight: 3,
    length: 30,
    width: 30,
    height: 20,
  })
  expect(parcelSize({ ...own, sidesCm: noSides }, terms)).toEqual({
    weight: 7,
    length: 0,
    width: 0,
    height: 0,
  })
})

test('volume counts by the divisor of the tariff', () => {
  expect(volumeWeightGrams(own, terms)).toBe(12_000)
  expect(volumeWeightGrams({ ...own, sidesCm: noSides }, terms)).toBeUndefined()
  // As the quote counts: to the millimetre, in started grams.
  expect(volumeWeightGrams({ ...own, sidesCm: [10.04, 20, 30] }, terms)).toBe(1_000)
})
