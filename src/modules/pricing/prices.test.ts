import { expect, test } from 'vitest'
import { firstTariff } from './domain/first-tariff.ts'
import { firstParcel, halfPrice, type Promotion } from './domain/promotion.ts'
import { type Offer, quote } from './domain/quote.ts'
import type { QuoteInput } from './domain/quote-input.ts'

/* The prices of DECISIONS, section "Price", as a person would check them. */

const tashkent = { regionId: 14, zone: 1 } as const
const samarkand = { regionId: 8, zone: 2 } as const
const bukhara = { regionId: 3, zone: 2 } as const
const khorezm = { regionId: 13, zone: 2 } as const
const surkhandarya = { regionId: 9, zone: 2 } as const

const mondayMorning = new Date('2026-11-16T05:00:00Z')
const kg = (weight: number) => ({ weightGrams: weight * 1000 })
const letter: QuoteInput = { from: tashkent, to: tashkent, parcel: kg(1) }

function offers(input: Partial<QuoteInput>): readonly Offer[] {
  return quote({ ...letter, ...input }, firstTariff, mondayMorning).offers
}

/** 1 point to point, 2 door to door, 3 door to point, 4 point to door. */
function offer(input: Partial<QuoteInput>, option: 1 | 2 | 3 | 4, type: 1 | 2 = 1): Offer {
  const found = offers(input).find((one) => one.deliveryOption === option && one.deliveryType === type)
  if (!found) throw new Error('every choice has an offer')
  return found
}

function price(input: Partial<QuoteInput>, option: 1 | 2 | 3 | 4 = 1, type: 1 | 2 = 1): number | string {
  const found = offer(input, option, type)
  return found.available ? found.total : found.refusal.code
}

function amount(rule: string, found: Offer): number | undefined {
  return found.available ? found.lines.find((line) => line.rule === rule)?.amount : undefined
}

// Point to point, standard.          local   belt 1  belt 2  belt 3
test.each([
  ['small, to 1 kg                ', 1, 15_000, 20_000, 25_000, 30_000],
  ['medium begins above 1 kg      ', 1.001, 20_000, 25_000, 30_000, 35_000],
  ['medium, to 3 kg               ', 3, 20_000, 25_000, 30_000, 35_000],
  ['large, to 5 kg                ', 5, 25_000, 30_000, 35_000, 40_000],
  ['the sixth kilogram is started ', 5.001, 28_000, 33_000, 38_000, 43_000],
  ['7.5 kg: three started         ', 7.5, 34_000, 39_000, 44_000, 49_000],
  ['10 kg                         ', 10, 40_000, 45_000, 50_000, 55_000],
  ['15 kg as 1.5 parcels          ', 15, 60_000, 67_500, 75_000, 82_500],
])('transport, %s (%s kg)', (_, weight, local, belt1, belt2, belt3) => {
  const parcel = kg(weight)
  expect(price({ parcel })).toBe(local)
  expect(price({ parcel, to: samarkand })).toBe(belt1)
  expect(price({ parcel, to: bukhara })).toBe(belt2)
  expect(price({ parcel, to: khorezm })).toBe(belt3)
})

test('a pair of regions takes the higher belt, in both directions; one region is local whatever its belt', () => {
  expect(price({ from: samarkand, to: bukhara })).toBe(25_000)
  expect(price({ from: khorezm, to: bukhara })).toBe(30_000)
  expect(price({ from: khorezm, to: surkhandarya })).toBe(30_000)
  expect(price({ from: khorezm, to: khorezm })).toBe(15_000)
})

test('express is 1.5 times the transport, rounded up to a hundred', () => {
  expect(price({}, 1, 2)).toBe(22_500)
  expect(price({ to: samarkand, parcel: kg(3) }, 1, 2)).toBe(37_500)
  // 40,000 × 1.0037 × 1.5 = 60,222
  expect(price({ parcel: kg(10.037) }, 1, 2)).toBe(60_300)
})

test('the volume counts when it is heavier: length × width × height / 6000', () => {
  const flat = { weightGrams: 500, sidesCm: [40, 30, 25] } as const
  expect(quote({ ...letter, parcel: flat }, firstTariff, mondayMorning).parcel).toEqual({
    weightGrams: 500,
    sidesCm: [40, 30, 25],
    billableGrams: 5000,
    sizeClass: 'large',
  })
  expect(price({ parcel: flat })).toBe(25_000)
})

test('a started gram of volume counts whole', () => {
  const { parcel } = quote(
    { ...letter, parcel: { weightGrams: 1, sidesCm: [10.1, 10, 10] } },
    firstTariff,
    mondayMorning,
  )
  expect(parcel.billableGrams).toBe(169)
})

test('10 kg is still one parcel, a gram more is in proportion', () => {
  const because = (weight: number) => {
    const found = offer({ parcel: kg(weight) }, 1)
    return found.available ? found.lines[0]?.because.key : undefined
  }
  expect(because(10)).toBe('pricing.because.transport')
  expect(because(10.001)).toBe('pricing.because.transportHeavy')
})

test('same-day delivery is promised inside the capital only', () => {
  const promised = (to: QuoteInput['to']) => {
    const found = offer({ to }, 2, 2)
    return found.available ? found.promised : undefined
  }
  expect(promised(tashkent)).toEqual({ from: '2026-11-16', to: '2026-11-17' })
  expect(promised(samarkand)).toEqual({ from: '2026-11-17', to: '2026-11-17' })
})

test.each([
  ['small', 1000, 15_000],
  ['medium', 3000, 20_000],
  ['large', 5000, 25_000],
] as const)('the %s box of the specification is a %s gram parcel', (box, billableGrams, total) => {
  const { parcel } = quote({ ...letter, parcel: { box } }, firstTariff, mondayMorning)
  expect(parcel).toMatchObject({ billableGrams, sizeClass: box })
  expect(price({ parcel: { box } })).toBe(total)
})

test('a door leg costs 10,000 in zone 1 and 15,000 in zone 2, at each end', () => {
  expect(price({ to: samarkand }, 1)).toBe(20_000)
  expect(price({ to: samarkand }, 2)).toBe(20_000 + 10_000 + 15_000)
  expect(price({ to: samarkand }, 3)).toBe(20_000 + 10_000)
  expect(price({ to: samarkand }, 4)).toBe(20_000 + 15_000)
})

test('to_door_delivery is always there, and free when the receiver collects at a point', () => {
  expect(amount('door-delivery', offer({}, 4))).toBe(10_000)
  expect(amount('door-delivery', offer({}, 1))).toBe(0)
})

test("express does not make door legs dearer, nor anything else that stands 'once'", () => {
  const services = ['cod', 'signature', 'cover_1'] as const
  const once = 10_000 + 10_000 + 6_900 + 3_000 + 5_600
  expect(price({ services }, 2, 1)).toBe(15_000 + once)
  expect(price({ services }, 2, 2)).toBe(22_500 + once)
})

test('collection costs 30,000 under seven parcels, is free from seven and replaces the pickup leg', () => {
  expect(price({ collection: { parcels: 6 } }, 3)).toBe(15_000 + 30_000)
  expect(price({ collection: { parcels: 7 } }, 3)).toBe(15_000)
  expect(price({ collection: { parcels: 6, paidByAnother: true } }, 3)).toBe(15_000)
  expect(amount('door-pickup', offer({ collection: { parcels: 1 } }, 3))).toBeUndefined()
  expect(price({ collection: { parcels: 1 } }, 1)).toBe(15_000)
})

test('cash on delivery costs 6,900, named by its sum or by its service, once', () => {
  expect(amount('cod', offer({ productFee: 120_000 }, 1))).toBe(6_900)
  expect(amount('cod', offer({ services: ['cod', 'cod_return'], productFee: 120_000 }, 1))).toBe(6_900)
  expect(amount('cod', offer({ productFee: 120_000, plan: 'flexible', usePackage: true }, 1))).toBe(6_900)
  expect(amount('cod', offer({ productFee: 0 }, 1))).toBeUndefined()
})

test.each([
  ['cover_1', 5_600],
  ['cover_2', 8_400],
  ['cover_3', 11_200],
] as const)('%s costs %s', (slug, cost) => {
  expect(amount('cover', offer({ services: [slug] }, 1))).toBe(cost)
})

test('of several cover levels the highest counts; without one there is the free cover and no line', () => {
  expect(amount('cover', offer({ services: ['cover_1', 'cover_3'] }, 1))).toBe(11_200)
  expect(amount('cover', offer({}, 1))).toBeUndefined()
})

test('a prepaid shipment pays for transport and delivery leg; belt 3 adds 5,000, the pickup leg is extra', () => {
  const prepaid = { plan: 'flexible', usePackage: true } as const
  expect(price({ ...prepaid, to: samarkand }, 4)).toBe(0)
  expect(price({ ...prepaid, to: samarkand }, 2)).toBe(10_000)
  expect(price({ ...prepaid, to: khorezm }, 4)).toBe(5_000)
})

test.each([
  ['over 10 kg', { weightGrams: 10_001 }],
  ['a side over 50 cm', { weightGrams: 1000, sidesCm: [51, 5, 5] }],
  ['three sides of 100 cm', { weightGrams: 1000, sidesCm: [50, 40, 10] }],
] as const)('a prepaid shipment is not used for a parcel with %s', (_, parcel) => {
  expect(amount('package', offer({ plan: 'flexible', usePackage: true, parcel }, 4))).toBeUndefined()
})

test('a prepaid shipment is a standard one: express on that plan is paid by the tariff', () => {
  expect(price({ plan: 'flexible', usePackage: true }, 1, 2)).toBe(22_500)
})

test('Pro costs 25,000 a started 10 kg, door to door, cash on delivery included', () => {
  const pro = { plan: 'pro', to: khorezm, productFee: 50_000 } as const
  expect(price({ ...pro, parcel: kg(10) }, 2)).toBe(25_000)
  expect(price({ ...pro, parcel: kg(10.001) }, 2)).toBe(50_000)
  expect(price({ ...pro, to: samarkand, parcel: kg(10) }, 2, 2)).toBe(37_500)
})

test('the first parcel is free up to the small local price', () => {
  const promotions = [firstParcel]
  expect(price({ promotions }, 1)).toBe(0)
  expect(price({ promotions }, 2)).toBe(35_000 - 15_000)
})

test('half price is half of everything', () => {
  expect(price({ promotions: [halfPrice], services: ['signature'] }, 2)).toBe(38_000 / 2)
})

test('promotions do not stack: the best one wins, and its line says so', () => {
  const both = { promotions: [firstParcel, halfPrice] }
  const because = (option: 1 | 2) => {
    const found = offer(both, option)
    return found.available ? found.lines.at(-1)?.because : undefined
  }
  expect(price(both, 1)).toBe(0)
  expect(because(1)).toMatchObject({ key: 'pricing.because.firstParcel', values: { best: 'yes' } })
  expect(price(both, 2)).toBe(17_500)
  expect(because(2)).toMatchObject({ key: 'pricing.because.halfPrice', values: { best: 'yes' } })
})

test('when both are worth the same, the free first parcel is kept for later', () => {
  const equal = offer({ parcel: kg(2), promotions: [firstParcel, halfPrice] }, 3)
  expect(equal.available && equal.total).toBe(15_000)
  expect(equal.available && equal.lines.at(-1)?.because.key).toBe('pricing.because.halfPrice')
})

const words = (en: string) => ({ uz: en, oz: en, ru: en, en })
const tenOff: Promotion = {
  ...halfPrice,
  slug: 'p7',
  gives: 'amount',
  amount: 10_000,
  name: words('Ten off'),
}

/** What was taken off, and why the others did not. */
function contest(promotions: readonly Promotion[], option: 1 | 2 = 2) {
  const found = offer({ promotions }, option)
  if (!found.available) throw new Error('this one can always be had')
  return [
    amount('promotion', found),
    ...found.lost.map(({ promotion, reason }) => `${promotion.slug}: ${reason.key}`),
  ]
}

test('the quote says why each of the others did not win', () => {
  expect(contest([firstParcel, halfPrice, tenOff])).toEqual([
    -17_500,
    'first_parcel: pricing.lost.less',
    'p7: pricing.lost.less',
  ])
  expect(
    contest([
      { ...halfPrice, refused: 'limit' },
      { ...tenOff, refused: 'reward' },
    ]),
  ).toEqual([undefined, 'half_price: pricing.lost.limit', 'p7: pricing.lost.reward'])
  expect(contest([tenOff, { ...tenOff, slug: 'p8' }])).toEqual([-10_000, 'p8: pricing.lost.same'])
})

test('a ceiling bounds what is taken off; a budget gives all of it or nothing', () => {
  expect(contest([{ ...halfPrice, most: 12_000 }])).toEqual([-12_000])
  expect(contest([{ ...halfPrice, left: 17_500 }])).toEqual([-17_500])
  expect(contest([{ ...halfPrice, left: 17_499 }, tenOff])).toEqual([
    -10_000,
    'half_price: pricing.lost.usedUp',
  ])
})

test('a line keeps the terms it was made by; from a budget no more than was set aside', () => {
  const kept = (promotion: Promotion) => {
    const found = offer({ promotions: [promotion] }, 2)
    return found.available ? found.lines.at(-1)?.promotion : undefined
  }
  expect(kept(halfPrice)).toEqual(halfPrice)
  const held = kept({ ...halfPrice, left: 900_000 })
  expect(held).toEqual({ ...halfPrice, most: 17_500, left: null })
  if (held) expect(amount('promotion', offer({ parcel: kg(9), promotions: [held] }, 2))).toBe(-17_500)
})

test.each([
  ['15 kg', kg(15), [1, 2, 3, 4]],
  ['over 15 kg', kg(15.001), [2]],
  ['120 cm', { weightGrams: 1000, sidesCm: [10, 120, 10] }, [1, 2, 3, 4]],
  ['over 120 cm', { weightGrams: 1000, sidesCm: [10, 10, 120.1] }, [2]],
  ['100 kg', kg(100), [2]],
  ['over 100 kg', kg(100.001), []],
  ['300 cm', { weightGrams: 1000, sidesCm: [300, 10, 10] }, [2]],
  ['over 300 cm', { weightGrams: 1000, sidesCm: [300.1, 10, 10] }, []],
] as const)('a parcel of %s can go by options %j%j', (_, parcel, options) => {
  const available = offers({ parcel }).filter((one) => one.available && one.deliveryType === 1)
  expect(available.map((one) => one.deliveryOption)).toEqual(options)
})

test.each([
  ['too_heavy_for_point', kg(16), { deliveryOption: 2, place: 'door' }],
  ['too_long_for_point', { weightGrams: 1000, sidesCm: [121, 1, 1] }, { deliveryOption: 2, place: 'door' }],
  ['on_request', kg(1000), undefined],
  ['too_heavy', kg(1000.001), undefined],
  ['too_long', { weightGrams: 2_000_000, sidesCm: [301, 1, 1] }, undefined],
] as const)('says %s and what would fit instead', (code, parcel, instead) => {
  const found = offer({ parcel }, 1)
  expect(found.available ? undefined : found.refusal.code).toBe(code)
  expect(found.available ? undefined : found.refusal.instead).toEqual(instead)
})

test('over 120 cm goes after a call, and the offer says so', () => {
  const long = offer({ parcel: { weightGrams: 1000, sidesCm: [121, 5, 5] } }, 2)
  expect(long.available && long.note?.key).toBe('pricing.notes.callFirst')
  const short = offer({ parcel: { weightGrams: 1000, sidesCm: [120, 5, 5] } }, 2)
  expect(short.available && short.note).toBeUndefined()
})

test('express does not run between belt 3 and elsewhere, but inside one region it does', () => {
  expect(price({ to: khorezm }, 1, 2)).toBe('express_not_there')
  expect(price({ from: khorezm, to: surkhandarya }, 1, 2)).toBe('express_not_there')
  expect(price({ from: khorezm, to: khorezm }, 1, 2)).toBe(22_500)
  const refused = offer({ to: khorezm }, 1, 2)
  expect(refused.available ? undefined : refused.refusal.instead).toEqual({ deliveryType: 1 })
})

test('refuses cash return outside the region', () => {
  const services = ['cod_return'] as const
  expect(price({ services, to: samarkand }, 2)).toBe('cod_return_outside_region')
  expect(price({ services }, 1)).toBe(15_000 + 6_900)
})

test('refuses cover for what is worth more than ten minimum wages', () => {
  const services = ['cover_3'] as const
  expect(price({ services, parcelValue: 12_710_000 }, 1)).toBe(26_200)
  expect(price({ services, parcelValue: 12_710_001 }, 1)).toBe('cover_above_ceiling')
  expect(price({ parcelValue: 12_710_001 }, 1)).toBe(15_000)
})

test('what spoils within 60 hours goes by express only', () => {
  expect(price({ perishable: true }, 1, 1)).toBe('perishable_too_slow')
  expect(price({ perishable: true }, 1, 2)).toBe(22_500)
  const slow = offer({ perishable: true }, 1, 1)
  expect(slow.available ? undefined : slow.refusal.instead).toEqual({ deliveryType: 2 })
  // Express does not go to belt 3 either, so nothing is offered in its place.
  const far = offer({ perishable: true, to: khorezm }, 1, 1)
  expect(far.available ? undefined : far.refusal.instead).toBeUndefined()
})
