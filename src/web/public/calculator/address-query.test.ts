import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { fullBox, type ParcelChoice } from '#parcel/price/parcel-choice.ts'
import { placeById } from '#parcel/price/places.ts'
import { noExtras, type Question, usualWay } from '#parcel/price/question.ts'
import { termsOf } from '#parcel/price/terms.ts'
import { locales } from '#platform/i18n/locales.ts'
import { pages } from '../../pages.ts'
import { readQuery, writeQuery } from './address-query.ts'

const terms = termsOf(firstTariff)
const read = (query: string) => readQuery(new URLSearchParams(query), terms)
const plain: Question = {
  from: undefined,
  to: undefined,
  parcel: fullBox('small', terms),
  extras: noExtras,
  way: usualWay,
}

test('an empty address asks for a small box, door to door', () => {
  expect(read('')).toEqual({ ...plain, from: '', to: '' })
})

test('what broken or foreign links say is passed over', () => {
  expect(read('size=huge&w=-3&l=abc&cod=1e9&cover=9&sign=yes&way=7-9&utm_source=x')).toEqual({
    ...plain,
    from: '',
    to: '',
  })
  expect(read('cover=1.5').extras.coverLevel).toBe(0)
  expect(read(`from=${'x'.repeat(500)}`).from).toHaveLength(80)
})

test('numbers are read as people of each language write them', () => {
  expect(read('size=other&w=2,5&cod=120%C2%A0000')).toMatchObject({
    parcel: { weightGrams: 2500 },
    extras: { cod: 120_000 },
  })
  const english = readQuery(new URLSearchParams('size=other&w=2.5&l=1,200&cod=120,000'), terms, 'en')
  expect(english).toMatchObject({
    parcel: { weightGrams: 2500, sidesCm: [1200, undefined, undefined] },
    extras: { cod: 120_000 },
  })
})

test('one name may say a sum and something about it', () => {
  expect(read('cod=120000&cod=return&val=fresh').extras).toEqual({
    ...noExtras,
    cod: 120_000,
    codReturn: true,
    perishable: true,
  })
})

test('a weight without a size is that of an own parcel; a weight too heavy for its box takes the next', () => {
  expect(read('w=12').parcel).toMatchObject({ size: 'other', weightGrams: 12_000 })
  expect(read('size=small&w=2').parcel).toMatchObject({ size: 'medium', weightGrams: 2000 })
})

test('other pages may ask for a way alone', () => {
  expect(read('delivery_option=3').way).toEqual({ option: 3, type: 1 })
})

test('a usual question makes a short address', () => {
  expect(writeQuery({ ...plain, from: placeById(14, 'uz'), to: placeById(8, 'uz') }, terms)).toBe(
    'from=14&to=122&size=small',
  )
})

const side = fc.integer({ min: 1, max: 3000 }).map((millimetres) => millimetres / 10)
const parcel: fc.Arbitrary<ParcelChoice> = fc.oneof(
  fc.constantFrom('small', 'medium', 'large').map((box) => fullBox(box, terms)),
  fc.record({
    size: fc.constant('other' as const),
    weightGrams: fc.integer({ min: 1, max: 1_000_000 }),
    sidesCm: fc.tuple(side, side, side),
  }),
)
const question: fc.Arbitrary<Question> = fc.record({
  from: fc.constantFrom(placeById(14, 'uz'), placeById(15, 'uz')),
  to: fc.constantFrom(placeById(122, 'uz'), undefined),
  parcel,
  extras: fc.record({
    cod: fc.integer({ min: 0, max: 1_000_000_000 }),
    parcelValue: fc.integer({ min: 0, max: 1_000_000_000 }),
    codReturn: fc.boolean(),
    perishable: fc.boolean(),
    coverLevel: fc.integer({ min: 0, max: 3 }),
    signature: fc.boolean(),
  }),
  way: fc.record({ option: fc.constantFrom(1, 2, 3, 4), type: fc.constantFrom(1, 2) }),
})

test('every question comes back from its address, by names that the page table knows', () => {
  const known = pages.find(({ id }) => id === 'calculator')?.query
  fc.assert(
    fc.property(question, fc.constantFrom(...locales), (asked, locale) => {
      const query = new URLSearchParams(writeQuery(asked, terms))
      const { from, to, ...rest } = asked
      expect(readQuery(query, terms, locale)).toEqual({
        ...rest,
        from: String(from?.id ?? ''),
        to: String(to?.id ?? ''),
      })
      for (const name of query.keys()) expect(known).toContain(name)
    }),
  )
})
