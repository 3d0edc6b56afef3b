import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstTariff } from './domain/first-tariff.ts'
import { firstParcel, halfPrice, type Promotion } from './domain/promotion.ts'
import { type Offer, quote } from './domain/quote.ts'
import type { QuoteInput } from './domain/quote-input.ts'
import { boxClasses, plans } from './domain/tariff.ts'

const now = new Date('2026-11-16T05:00:00Z')

const region = fc.integer({ min: 1, max: 14 })
const place = fc.record({ regionId: region, zone: fc.constantFrom(1 as const, 2 as const) })
const grams = fc.integer({ min: 1, max: 100_000 })
const side = fc.integer({ min: 1, max: 3000 }).map((mm) => mm / 10)
const sidesCm = fc.tuple(side, side, side)
const services = fc.subarray([
  'to_door_delivery',
  'cod_return',
  'cod',
  'signature',
  'cover_1',
  'cover_3',
] as const)
const bound = fc.option(fc.nat(60_000), { nil: null })
/** A few terms as they may stand for one customer, the first two of all among them. */
const promotions: fc.Arbitrary<Promotion[]> = fc
  .tuple(
    fc.subarray([halfPrice, firstParcel]),
    fc.array(
      fc.record({
        gives: fc.constantFrom('percent' as const, 'amount' as const),
        percent: fc.integer({ min: 1, max: 100 }),
        amount: fc.integer({ min: 1, max: 80_000 }),
        most: bound,
        left: bound,
        once: fc.boolean(),
        refused: fc.constantFrom(null, null, 'limit' as const),
      }),
      { maxLength: 3 },
    ),
  )
  .map(([first, others]) => [
    ...first,
    ...others.map((other, index) => ({ ...other, slug: `p${index}`, name: halfPrice.name })),
  ])
const extras = {
  services,
  productFee: fc.nat(10_000_000),
  parcelValue: fc.nat(20_000_000),
  perishable: fc.boolean(),
  plan: fc.constantFrom(...plans),
  usePackage: fc.boolean(),
  collection: fc.option(fc.record({ parcels: fc.integer({ min: 1, max: 12 }) }), { nil: undefined }),
  promotions,
}
const parcel = fc.oneof(
  fc.record({ weightGrams: grams, sidesCm: fc.option(sidesCm, { nil: undefined }) }),
  fc.record({ box: fc.constantFrom(...boxClasses) }),
)
const input: fc.Arbitrary<QuoteInput> = fc.record({ from: place, to: place, parcel, ...extras })

const offersOf = (one: QuoteInput) => quote(one, firstTariff, now).offers
const total = (offer: Offer | undefined) => (offer?.available ? offer.total : undefined)

/** Offer by offer, what is dearer or refused on the left is never cheaper than on the right. */
function neverFalls(less: QuoteInput, more: QuoteInput): void {
  // Beside a prepaid shipment nothing is taken off; what does not fit one may be cheaper by a promotion.
  const isPrepaid = less.plan === 'flexible' && less.usePackage
  const none = isPrepaid ? { promotions: [] } : {}
  const before = offersOf({ ...less, ...none })
  for (const [index, offer] of offersOf({ ...more, ...none }).entries()) {
    const [cheaper, dearer] = [total(before[index]), total(offer)]
    if (cheaper !== undefined && dearer !== undefined) expect(dearer).toBeGreaterThanOrEqual(cheaper)
  }
}

test('a total is the sum of its lines, in whole so’m, never below zero, each rule once', () => {
  fc.assert(
    fc.property(input, (one) => {
      for (const offer of offersOf(one)) {
        if (!offer.available) continue
        const sum = offer.lines.reduce((so, { amount }) => so + amount, 0)
        expect(offer.total).toBe(sum)
        expect(Number.isSafeInteger(offer.total)).toBe(true)
        expect(offer.total).toBeGreaterThanOrEqual(0)
        expect(new Set(offer.lines.map(({ rule }) => rule)).size).toBe(offer.lines.length)
      }
    }),
  )
})

test('at most one promotion takes something off, within its bounds, and every other one has its reason', () => {
  fc.assert(
    fc.property(input, (one) => {
      for (const offer of offersOf(one)) {
        if (!offer.available) continue
        const [line] = offer.lines.filter(({ rule }) => rule === 'promotion')
        const won = one.promotions?.find(({ slug }) => slug === line?.promotion?.slug)
        expect(offer.lost).toHaveLength((one.promotions?.length ?? 0) - (line ? 1 : 0))
        if (!line) continue
        expect(won?.refused).toBeNull()
        expect(-line.amount).toBeGreaterThan(0)
        expect(-line.amount).toBeLessThanOrEqual(Math.min(won?.most ?? Infinity, won?.left ?? Infinity))
      }
    }),
  )
})

test('there are always eight offers: every option in both service levels', () => {
  const all = [1, 2, 3, 4].flatMap((option) => [1, 2].map((type) => `${option}/${type}`)).sort()
  fc.assert(
    fc.property(input, (one) => {
      const found = offersOf(one).map(
        ({ deliveryOption, deliveryType }) => `${deliveryOption}/${deliveryType}`,
      )
      expect(found.sort()).toEqual(all)
    }),
  )
})

test('equal input and tariff give an equal quote', () => {
  fc.assert(
    fc.property(input, (one) => {
      expect(quote(structuredClone(one), structuredClone(firstTariff), new Date(now))).toEqual(
        quote(one, firstTariff, now),
      )
    }),
  )
})

test('a price never falls when the weight grows', () => {
  fc.assert(
    fc.property(input, grams, grams, fc.option(sidesCm, { nil: undefined }), (one, a, b, sides) => {
      const [light, heavy] = [Math.min(a, b), Math.max(a, b)]
      // A prepaid shipment has weight limits of its own: above them the tariff pays.
      neverFalls(
        { ...one, parcel: { weightGrams: light, sidesCm: sides } },
        { ...one, parcel: { weightGrams: heavy, sidesCm: sides } },
      )
    }),
  )
})

test('a price never falls when a side grows', () => {
  fc.assert(
    fc.property(input, grams, sidesCm, side, (one, weightGrams, [a, b, c], longer) => {
      neverFalls(
        { ...one, parcel: { weightGrams, sidesCm: [a, b, Math.min(c, longer)] } },
        { ...one, parcel: { weightGrams, sidesCm: [a, b, Math.max(c, longer)] } },
      )
    }),
  )
})

test('a price never falls when the other region lies in a higher belt', () => {
  const far = fc.tuple(region, region, region).filter(([from, near, to]) => {
    const belt = (id: number) => firstTariff.belts[id] ?? 0
    return near === from ? true : to !== from && belt(to) >= belt(near)
  })
  fc.assert(
    fc.property(input, far, (one, [from, near, to]) => {
      const start = { regionId: from, zone: 2 } as const
      neverFalls(
        { ...one, from: start, to: { regionId: near, zone: 2 } },
        { ...one, from: start, to: { regionId: to, zone: 2 } },
      )
    }),
  )
})

test('express is never cheaper than standard, and a door never cheaper than a point', () => {
  fc.assert(
    fc.property(input, (one) => {
      const offers = offersOf(one)
      const of = (option: number, type: number) =>
        total(offers.find((offer) => offer.deliveryOption === option && offer.deliveryType === type))
      const atLeast = (dearer: number | undefined, cheaper: number | undefined) => {
        if (dearer !== undefined && cheaper !== undefined) expect(dearer).toBeGreaterThanOrEqual(cheaper)
      }
      // A prepaid shipment takes no promotion, and express is never prepaid: those two are not compared.
      const isPrepaid = one.plan === 'flexible' && one.usePackage
      if (!isPrepaid || !one.promotions?.length)
        for (const option of [1, 2, 3, 4]) atLeast(of(option, 2), of(option, 1))
      for (const type of [1, 2]) {
        atLeast(of(2, type), of(3, type))
        atLeast(of(2, type), of(4, type))
        atLeast(of(3, type), of(1, type))
        atLeast(of(4, type), of(1, type))
      }
    }),
  )
})

test('above 10 kg the transport is in proportion to the weight: 15 kg are 1.5 parcels', () => {
  fc.assert(
    fc.property(place, place, fc.integer({ min: 10_000, max: 15_000 }), (from, to, weightGrams) => {
      const transport = (weight: number) => {
        const [offer] = offersOf({ from, to, parcel: { weightGrams: weight } })
        return offer?.available ? (offer.lines[0]?.amount ?? Number.NaN) : Number.NaN
      }
      const inProportion = (transport(10_000) * weightGrams) / 10_000
      expect(transport(weightGrams)).toBeGreaterThanOrEqual(inProportion)
      expect(transport(weightGrams)).toBeLessThan(inProportion + 100)
      expect(transport(15_000)).toBe(transport(10_000) * 1.5)
    }),
  )
})

test('above 10 kg a roomy parcel costs the exact share of its volume, rounded up once', () => {
  const millimetres = fc.integer({ min: 1, max: 3000 })
  fc.assert(
    fc.property(
      grams,
      fc.tuple(millimetres, millimetres, millimetres),
      fc.constantFrom(1 as const, 2 as const),
      (weightGrams, [a, b, c], deliveryType) => {
        // In grams × 6000, so that nothing is lost.
        const billable = BigInt(Math.max(weightGrams * 6000, a * b * c))
        fc.pre(billable > 10_000n * 6000n)
        const offer = offersOf({
          from: { regionId: 14, zone: 1 },
          to: { regionId: 8, zone: 1 },
          parcel: { weightGrams, sidesCm: [a / 10, b / 10, c / 10] },
        }).find((each) => each.deliveryOption === 2 && each.deliveryType === deliveryType)
        // Belt 1, the large box and five kilograms more: 45 000 for 10 kg; express × 1.5.
        const [of, per] = [45_000n * billable * (deliveryType === 2 ? 3n : 2n), 10_000n * 6000n * 2n]
        const hundreds = of / (per * 100n) + (of % (per * 100n) === 0n ? 0n : 1n)
        expect(offer?.available && offer.lines[0]?.amount).toBe(Number(hundreds) * 100)
      },
    ),
    { numRuns: 1000 },
  )
})

test('a fraction of a gram does not cost a hundred so’m more', () => {
  // 80.1 × 80.3 × 41.5 cm are 44 488.2075 g: 200 196.93 so'm. By whole grams they would be 200 200.50.
  const amount = (sides: [number, number, number]) => {
    const { offers } = quote(
      {
        from: { regionId: 14, zone: 1 },
        to: { regionId: 8, zone: 1 },
        parcel: { weightGrams: 1, sidesCm: sides },
      },
      firstTariff,
      now,
    )
    const [, doorToDoor] = offers
    return doorToDoor?.available ? doorToDoor.lines[0]?.amount : undefined
  }
  expect(amount([80.1, 80.3, 41.5])).toBe(200_200)
})

test('a refused offer has a reason, and what it proposes instead works', () => {
  fc.assert(
    fc.property(input, (one) => {
      const offers = offersOf(one)
      for (const offer of offers) {
        if (offer.available) continue
        expect(offer.refusal.reason.key).toMatch(/^pricing\.refusals\./)
        const { deliveryType, deliveryOption } = offer.refusal.instead ?? {}
        if (deliveryType === undefined && deliveryOption === undefined) continue
        const other = offers.find(
          (proposed) =>
            proposed.deliveryType === (deliveryType ?? offer.deliveryType) &&
            proposed.deliveryOption === (deliveryOption ?? offer.deliveryOption),
        )
        // The way proposed may meet another obstacle (two at once), but never the same one again.
        expect(other?.available || other?.refusal.code !== offer.refusal.code).toBe(true)
      }
    }),
  )
})

test('never throws, whatever the numbers', () => {
  const wild = fc.oneof(fc.double({ min: 0, noNaN: true }), fc.maxSafeInteger())
  fc.assert(
    fc.property(
      input,
      wild,
      fc.tuple(wild, wild, wild),
      fc.date({ noInvalidDate: true, max: new Date('2200-01-01') }),
      (one, weightGrams, sides, at) => {
        expect(
          quote({ ...one, parcel: { weightGrams, sidesCm: sides } }, firstTariff, at).offers,
        ).toHaveLength(8)
      },
    ),
  )
})
