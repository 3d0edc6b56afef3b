import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { fullBox } from './parcel-choice.ts'
import { placeById } from './places.ts'
import { type Question, quoteBody } from './question.ts'
import { draftOf } from './send-parcel.ts'
import { termsOf } from './terms.ts'

const terms = termsOf(firstTariff)
const question: Question = {
  from: placeById(14, 'uz'),
  to: placeById(122, 'uz'),
  parcel: fullBox('medium', terms),
  extras: { cod: 150_000, parcelValue: 400_000, coverLevel: 1, signature: true },
  way: { option: 3, type: 2 },
}

test('the wizard gets everything that was said', () => {
  expect(draftOf(question, terms)).toEqual({
    from: { region: 14, city: null },
    to: { region: 8, city: 122 },
    parcel_size: { weight: 3, length: 30, width: 30, height: 20 },
    delivery_option: 3,
    deliveryMethod: { delivery_type: 2 },
    deliveryInformation: { services: ['signature', 'cover_1'], product_fee: 150_000, parcel_value: 400_000 },
  })
})

test('a price is asked for only when both places and the parcel are known', () => {
  expect(quoteBody(question, terms)).toMatchObject({ to: { region: 8, city: 122 }, product_fee: 150_000 })
  expect(quoteBody({ ...question, to: undefined }, terms)).toBeUndefined()
  expect(
    quoteBody({ ...question, parcel: { ...question.parcel, weightGrams: undefined } }, terms),
  ).toBeUndefined()
})
