import type { District } from '#modules/geo/domain/districts.ts'
import { chosenCover, type ServiceSlug } from '#modules/pricing/domain/extra-services.ts'
import { type DeliveryOption, type DeliveryType, endsAtDoor } from '#modules/pricing/domain/facts.ts'
import { type Offer, quoteOne } from '#modules/pricing/domain/quote.ts'
import type { Refusal, RefusalCode } from '#modules/pricing/domain/refusal.ts'
import { coverCeiling, type SidesCm } from '#modules/pricing/domain/tariff.ts'
import type { CellCode } from '../cell-codes.ts'
import { otherTakers } from '../cells/points.ts'
import type { Field } from '../fields.ts'
import type { Ground, KnownPoint } from '../ground.ts'
import { memory } from '../memory.ts'
import type { Measured } from './parcel.ts'
import type { Ends } from './places.ts'
import { type RowDraft, refuse } from './row-draft.ts'

export type Terms = Readonly<{
  option: DeliveryOption | undefined
  type: DeliveryType | undefined
  services: readonly ServiceSlug[] | undefined
  parcel: Measured | undefined
  productFee: number | undefined
  parcelValue: number | undefined
  ends: Ends
}>

type Settled = { [part in keyof Terms]: Exclude<Terms[part], undefined> }

/** What calculate-parcel says of the same parcel; null while the row does not tell, or when nobody carries it so. */
export function checkPrice(draft: RowDraft, terms: Terms): number | null {
  if (!isSettled(terms)) return null
  const { ends, parcel, productFee } = terms
  if (ends.from.point) checkTaker(draft, 'from_point', ends.from.point, { ...parcel, cod: false })
  if (ends.to.point) checkTaker(draft, 'to_point', ends.to.point, { ...parcel, cod: productFee > 0 })
  const offer = offerFor(terms, draft.ground)
  if (offer?.available) return offer.total
  if (offer) refuseOffer(draft, offer.refusal, terms)
  return null
}

const isSettled = (terms: Terms): terms is Settled =>
  terms.option !== undefined &&
  terms.type !== undefined &&
  terms.services !== undefined &&
  terms.parcel !== undefined &&
  terms.productFee !== undefined &&
  terms.parcelValue !== undefined

function checkTaker(
  draft: RowDraft,
  field: 'from_point' | 'to_point',
  point: KnownPoint,
  parcel: Measured & { cod: boolean },
): void {
  if (!point.takes(parcel))
    refuse(draft, field, 'point_cannot_take', { suggestions: otherTakers(point, parcel, draft.ground) })
}

/** By the places, the weight and how it is carried, then by the sides. */
const offersBySides = memory<number, Map<number, Offer>>()
const otherOffers = memory<string, Offer>()

/** All that a price goes by is in the keys; a file has far fewer of these than rows. */
function offerFor(terms: Settled, ground: Ground): Offer | undefined {
  const { services, parcel, parcelValue, ends } = terms
  const [from, to] = [ends.from.district, ends.to.district]
  if (!from || !to) return undefined
  const plain = plainKey(terms, from, to)
  const sides = sidesKey(parcel.sidesCm)
  if (services.length > 0 || sides === undefined) {
    const isAboveCeiling = chosenCover(services) > 0 && parcelValue > coverCeiling(ground.tariff)
    const key = `${plain} ${parcel.sidesCm ?? ''} ${services} ${isAboveCeiling}`
    return otherOffers(key, ground, () => quoted(terms, from, to, ground))
  }
  const offers = offersBySides(plain, ground, () => new Map())
  const known = offers.get(sides)
  if (known) return known
  const offer = quoted(terms, from, to, ground)
  if (offers.size < mostSides) offers.set(sides, offer)
  return offer
}

/** Of as many sizes of parcels that go the same way. */
const mostSides = 1_000

/** A number is found quicker than a text. Undefined for sides that are told more finely than in millimetres. */
function sidesKey(sides: SidesCm | undefined): number | undefined {
  if (!sides) return 0
  const [length, width, height] = [sides[0] * 10, sides[1] * 10, sides[2] * 10]
  const isWhole = Number.isInteger(length) && Number.isInteger(width) && Number.isInteger(height)
  return isWhole ? (length * mostMillimetres + width) * mostMillimetres + height : undefined
}

const mostMillimetres = 10_000
const mostRegions = 16
const mostGrams = 1_000_000

/** The two places, how it is carried, and what it weighs. */
function plainKey({ option, type, productFee, parcel }: Settled, from: District, to: District): number {
  const places = (from.regionId * 2 + from.zone - 1) * mostRegions * 2 + to.regionId * 2 + to.zone - 1
  const carried = (option * 2 + type - 1) * 2 + (productFee > 0 ? 1 : 0)
  return (places * 32 + carried) * mostGrams + parcel.weightGrams
}

function quoted(terms: Settled, from: District, to: District, { tariff, now }: Ground): Offer {
  const { option, type, services, parcel, productFee, parcelValue } = terms
  const all = endsAtDoor(option) ? ['to_door_delivery' as const, ...services] : services
  return quoteOne(
    { from, to, parcel, services: all, productFee, parcelValue },
    { deliveryOption: option, deliveryType: type },
    tariff,
    now,
  )
}

/** Where it is told, and by what words; the size of a parcel is told where another way helps. */
const toldAt: Readonly<Record<RefusalCode, readonly [Field, CellCode]>> = {
  city_not_served: ['to_city', 'city_not_served'],
  too_long: ['length', 'side_too_long'],
  too_heavy: ['weight', 'too_heavy'],
  on_request: ['weight', 'too_heavy'],
  too_heavy_for_point: ['delivery_option', 'parcel_too_big'],
  too_long_for_point: ['delivery_option', 'parcel_too_big'],
  too_heavy_for_locker: ['delivery_option', 'parcel_too_big'],
  too_big_for_locker: ['delivery_option', 'parcel_too_big'],
  too_heavy_for_mailbox: ['delivery_option', 'parcel_too_big'],
  too_big_for_mailbox: ['delivery_option', 'parcel_too_big'],
  locker_prepaid_only: ['delivery_option', 'parcel_too_big'],
  mailbox_drop_off_only: ['delivery_option', 'parcel_too_big'],
  express_not_there: ['delivery_type', 'express_unavailable'],
  cod_return_outside_region: ['services', 'refund_outside_region'],
  cover_above_ceiling: ['services', 'not_carried_so'],
  perishable_too_slow: ['delivery_type', 'not_carried_so'],
}

function refuseOffer(draft: RowDraft, { code, instead }: Refusal, { services }: Settled): void {
  const [field, told] = toldAt[code]
  const others = [
    ...(instead?.deliveryOption ? [String(instead.deliveryOption)] : []),
    ...(instead?.deliveryType ? [String(instead.deliveryType)] : []),
    ...(instead?.without ? [services.filter((slug) => slug !== instead.without).join(', ')] : []),
  ]
  const { limits } = draft.ground.tariff
  const most = field === 'weight' ? limits.door.grams / 1000 : limits.door.longestCm
  refuse(draft, field, told, { values: { most }, suggestions: others.map((text) => ({ text })) })
}
