import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { calculateRequest } from '#modules/pricing/pricing.contract.ts'
import { emptyOrderDraft } from '#parcel/draft/order-draft.ts'
import { fullBox } from '#parcel/price/parcel-choice.ts'
import { placeById } from '#parcel/price/places.ts'
import { mostSoum, noExtras, type Question, quoteBody } from '#parcel/price/question.ts'
import { termsOf } from '#parcel/price/terms.ts'
import { draftOf } from './send-parcel.ts'

const terms = termsOf(firstTariff)
const question: Question = {
  from: placeById(14, 'uz'),
  to: placeById(122, 'uz'),
  parcel: fullBox('medium', terms),
  extras: {
    ...noExtras,
    cod: 150_000,
    codReturn: true,
    parcelValue: 400_000,
    coverLevel: 1,
    signature: true,
  },
  way: { option: 3, type: 2 },
}

test('the wizard gets everything that was said', () => {
  expect(draftOf(question, terms, emptyOrderDraft)).toEqual({
    from: { region: 14, city: null },
    to: { region: 8, city: 122 },
    parcel_size: { weight: 3, length: 30, width: 30, height: 20 },
    delivery_option: 3,
    deliveryMethod: { delivery_type: 2 },
    deliveryInformation: {
      services: ['cod_return', 'signature', 'cover_1'],
      product_fee: 150_000,
      parcel_value: 400_000,
    },
  })
})

test('a price is asked for only when both places and the parcel are known', () => {
  expect(quoteBody(question, terms)).toMatchObject({ to: { region: 8, city: 122 }, product_fee: 150_000 })
  expect(quoteBody({ ...question, to: undefined }, terms)).toBeUndefined()
  expect(
    quoteBody({ ...question, parcel: { ...question.parcel, weightGrams: undefined } }, terms),
  ).toBeUndefined()
})

test('a sum that the server would refuse is not asked about', () => {
  const withExtras = (extras: Partial<Question['extras']>) =>
    quoteBody({ ...question, extras: { ...noExtras, ...extras } }, terms)
  expect(withExtras({ cod: mostSoum })?.product_fee).toBe(mostSoum)
  expect(withExtras({ cod: mostSoum + 1 })).toBeUndefined()
  expect(withExtras({ parcelValue: mostSoum + 1 })).toBeUndefined()
})

test('every body that is asked with is what the contract takes', () => {
  const extras = { ...question.extras, perishable: true }
  expect(calculateRequest.parse(quoteBody({ ...question, extras }, terms))).toMatchObject({
    parcel_size: { weightGrams: 3000, sidesCm: [30, 30, 20] },
    services: ['cod_return', 'signature', 'cover_1'],
    perishable: true,
  })
  expect(
    calculateRequest.safeParse({ ...quoteBody(question, terms), product_fee: mostSoum + 1 }).success,
  ).toBe(false)
})
