import { assert } from '#kernel/assert.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import type { DeliveryOption, DeliveryType } from './facts.ts'
import { halfPrice } from './promotion.ts'
import { quote } from './quote.ts'
import type { QuoteInput } from './quote-input.ts'
import type { Tariff } from './tariff.ts'

/** A parcel that people really send: what a new tariff does to it says more than a table of numbers. */
export type TypicalParcel = Omit<QuoteInput, 'from' | 'to'> &
  Readonly<{
    fromDistrict: number
    toDistrict: number
    deliveryOption: DeliveryOption
    deliveryType: DeliveryType
  }>

const chilonzor = 205
const yunusobod = 207
const chirchik = 165
const samarkand = 122
const urgut = 124
const fergana = 185
const margilan = 177
const andijan = 30
const namangan = 100
const jizzakh = 65
const gulistan = 141
const bukhara = 47
const karshi = 77
const navoiy = 92
const termez = 135
const urgench = 191
const nukus = 23

const doors = { deliveryOption: 2, deliveryType: 1 } as const
const points = { deliveryOption: 1, deliveryType: 1 } as const
const kg = (weight: number) => ({ weightGrams: weight * 1000 })

export const typicalParcels: readonly TypicalParcel[] = [
  { ...points, fromDistrict: chilonzor, toDistrict: yunusobod, parcel: { box: 'small' } },
  { ...doors, fromDistrict: chilonzor, toDistrict: yunusobod, parcel: { box: 'medium' } },
  { ...doors, fromDistrict: chilonzor, toDistrict: yunusobod, parcel: { box: 'small' }, deliveryType: 2 },
  { ...doors, fromDistrict: chilonzor, toDistrict: chirchik, parcel: { box: 'large' } },
  { ...points, fromDistrict: yunusobod, toDistrict: samarkand, parcel: { box: 'small' } },
  { ...doors, fromDistrict: yunusobod, toDistrict: samarkand, parcel: { box: 'medium' }, deliveryType: 2 },
  { ...doors, fromDistrict: samarkand, toDistrict: urgut, parcel: kg(8), services: ['cod_return'] },
  { ...doors, fromDistrict: margilan, toDistrict: chilonzor, parcel: { box: 'medium' }, productFee: 350_000 },
  { ...points, fromDistrict: margilan, toDistrict: andijan, parcel: { box: 'large' }, deliveryOption: 4 },
  { ...doors, fromDistrict: fergana, toDistrict: namangan, parcel: kg(15), services: ['signature'] },
  { ...points, fromDistrict: jizzakh, toDistrict: gulistan, parcel: { box: 'small' }, deliveryOption: 3 },
  { ...doors, fromDistrict: chilonzor, toDistrict: bukhara, parcel: { box: 'small' }, services: ['cover_1'] },
  { ...points, fromDistrict: chilonzor, toDistrict: karshi, parcel: { box: 'large' } },
  { ...doors, fromDistrict: navoiy, toDistrict: bukhara, parcel: kg(40) },
  { ...doors, fromDistrict: chilonzor, toDistrict: termez, parcel: { box: 'medium' }, services: ['cover_3'] },
  { ...points, fromDistrict: chilonzor, toDistrict: nukus, parcel: { box: 'medium' } },
  { ...doors, fromDistrict: urgench, toDistrict: urgench, parcel: { box: 'small' }, deliveryType: 2 },
  {
    ...doors,
    fromDistrict: margilan,
    toDistrict: nukus,
    parcel: kg(2),
    productFee: 500_000,
    plan: 'flexible',
    usePackage: true,
    collection: { parcels: 4 },
  },
  { ...doors, fromDistrict: margilan, toDistrict: urgench, parcel: kg(12), productFee: 90_000, plan: 'pro' },
  {
    ...doors,
    fromDistrict: yunusobod,
    toDistrict: andijan,
    parcel: { box: 'small' },
    promotions: [halfPrice],
  },
]

/** Undefined when the parcel cannot be sent so. */
export type Effect = Readonly<{
  parcel: TypicalParcel
  before: number | undefined
  after: number | undefined
}>

export function effectOf(before: Tariff, after: Tariff, now: Date): Effect[] {
  return typicalParcels.map((parcel) => ({
    parcel,
    before: totalOf(parcel, before, now),
    after: totalOf(parcel, after, now),
  }))
}

function totalOf(parcel: TypicalParcel, tariff: Tariff, now: Date): number | undefined {
  const from = districtById(parcel.fromDistrict)
  const to = districtById(parcel.toDistrict)
  assert(from && to, 'a typical parcel goes between districts that exist')
  const { offers } = quote({ ...parcel, from, to }, tariff, now)
  const offer = offers.find(
    ({ deliveryOption, deliveryType }) =>
      deliveryOption === parcel.deliveryOption && deliveryType === parcel.deliveryType,
  )
  return offer?.available ? offer.total : undefined
}
