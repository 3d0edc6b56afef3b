import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sources } from '#locales/index.ts'
import { locales } from '#platform/i18n/locales.ts'
import { catalogs } from '../../../tests/support/catalogs.ts'
import { type Explanation, explain } from './domain/explanation.ts'
import { servicesOf } from './domain/extra-services.ts'
import { firstTariff } from './domain/first-tariff.ts'
import { misfit, placeKinds, placesFor } from './domain/limits.ts'
import { lineTitles } from './domain/line.ts'
import { parcelOf } from './domain/parcel.ts'
import { firstParcel, halfPrice, type Promotion } from './domain/promotion.ts'
import { type Offer, quote } from './domain/quote.ts'
import type { QuoteInput } from './domain/quote-input.ts'
import { refusalKeys } from './domain/refusal.ts'
import { closedOn } from './domain/served.ts'
import { plans } from './domain/tariff.ts'
import { languageOf } from './speech.ts'

const languages = locales.map((locale) =>
  languageOf({ locale, translate: (key, values) => catalogs.translate(locale, key, values) }),
)

/** In every language; a gap in a message shows as "…". */
const spoken = (said: Explanation) =>
  languages.map((language) => explain(said as Explanation<'pricing.lines.cod'>, language))

const now = new Date('2026-11-16T05:00:00Z')
const place = fc.record({
  regionId: fc.integer({ min: 1, max: 14 }),
  zone: fc.constantFrom(1 as const, 2 as const),
})
/** One parcel for each limit it can meet. */
const parcels: readonly QuoteInput['parcel'][] = [
  { box: 'small' },
  { weightGrams: 500, sidesCm: [30, 20, 2] },
  { weightGrams: 900, sidesCm: [67, 20, 2] },
  { weightGrams: 1_200, sidesCm: [30, 20, 2] },
  { weightGrams: 1_000, sidesCm: [121, 5, 5] },
  { weightGrams: 1_000, sidesCm: [301, 5, 5] },
  { weightGrams: 12_000 },
  { weightGrams: 16_000 },
  { weightGrams: 101_000 },
  { weightGrams: 1_001_000 },
]
const named = { uz: 'Bahor', oz: 'Баҳор', ru: 'Весна', en: 'Spring' }
const spring: Promotion = { ...halfPrice, slug: 'p4', gives: 'amount', amount: 14_000, name: named }
/** One for each way to lose. */
const promotions: readonly Promotion[] = [
  halfPrice,
  firstParcel,
  spring,
  { ...spring, slug: 'p5' },
  { ...spring, slug: 'p6', left: 1 },
  { ...spring, slug: 'p7', amount: 0 },
  ...(['not_for_you', 'only_new', 'over', 'limit', 'reward'] as const).map((refused) => ({
    ...spring,
    slug: refused,
    refused,
  })),
]
const closed = closedOn(
  [
    {
      regionId: 14,
      districtId: null,
      pickups: true,
      deliveries: true,
      lastDay: '2026-11-25',
      reason: 'snow',
    },
  ],
  { from: 198, to: 205 },
)
const input: fc.Arbitrary<QuoteInput> = fc.record({
  from: place,
  to: place,
  closed: fc.constantFrom(undefined, undefined, undefined, undefined, closed),
  parcel: fc.constantFrom(...parcels),
  services: fc.subarray(['cod_return', 'cod', 'signature', 'cover_2'] as const),
  parcelValue: fc.constantFrom(0, 0, 0, 100_000_000),
  perishable: fc.boolean(),
  plan: fc.constantFrom(...plans),
  usePackage: fc.boolean(),
  collection: fc.constantFrom(undefined, { parcels: 2 }, { parcels: 2, paidByAnother: true }, { parcels: 9 }),
  promotions: fc.subarray([...promotions]),
})

const quotedOffers = (one: QuoteInput) => quote(one, firstTariff, now).offers
const runs = { numRuns: 1_000, seed: 5 }

const saidBy = (offer: Offer): Explanation[] =>
  offer.available
    ? [
        ...offer.lines.map(({ because }) => because),
        ...offer.lost.map(({ reason }) => reason),
        ...(offer.note ? [offer.note] : []),
      ]
    : [offer.refusal.reason]

test('every line, refusal and note is a whole sentence in every language', () => {
  const said = new Map<string, Explanation>()
  fc.assert(
    fc.property(input, (one) => {
      const parcel = parcelOf(one.parcel, firstTariff)
      const misfits = placeKinds.flatMap((kind) => misfit(kind, parcel, firstTariff)?.reason ?? [])
      const handOver = placesFor(1, { ...parcel, cod: true }, firstTariff).flatMap(
        ({ refusal }) => refusal?.reason ?? [],
      )
      for (const each of [...quotedOffers(one).flatMap(saidBy), ...misfits, ...handOver])
        said.set(JSON.stringify(each), each)
    }),
    runs,
  )
  for (const one of said.values())
    for (const text of spoken(one)) expect(text).not.toMatch(/…|\{|\}|undefined|NaN|^$/)
  const refusals: string[] = Object.values(refusalKeys)
  const lines = Object.keys(sources.uz.pricing.because).map((name) => `pricing.because.${name}`)
  const lost = Object.keys(sources.uz.pricing.lost).map((name) => `pricing.lost.${name}`)
  const keys = new Set([...said.values()].map(({ key }) => key))
  expect([...keys].sort()).toEqual([...refusals, ...lines, ...lost, 'pricing.notes.callFirst'].sort())
})

test('a refusal calls the level by the word that stands on its label', () => {
  for (const locale of locales) {
    const word = catalogs.translate(locale, 'calculator.levels.standard').toLowerCase()
    expect(catalogs.translate(locale, 'pricingPage.transport.standard').toLowerCase()).toBe(word)
    expect(catalogs.translate(locale, 'pricing.refusals.expressNotThere').toLowerCase()).toContain(word)
  }
})

test('every service has a name and a description in every language', () => {
  for (const { name, description } of servicesOf(firstTariff))
    for (const text of [...spoken(name), ...spoken(description)]) expect(text).not.toMatch(/…|\{|^$/)
})

test('the id of a rule is the name of its file', () => {
  const files = readdirSync(join(import.meta.dirname, 'domain/rules'))
    .filter((name) => name !== 'index.ts')
    .map((name) => name.replace(/\.ts$/, ''))
  expect(files.sort()).toEqual(Object.keys(lineTitles).sort())
})

test('rules make lines under their own id only', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(input, (one) => {
      for (const offer of quotedOffers(one))
        if (offer.available) for (const { rule } of offer.lines) seen.add(rule)
    }),
    runs,
  )
  expect([...seen].sort()).toEqual(Object.keys(lineTitles).sort())
})
