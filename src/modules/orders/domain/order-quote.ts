import { type Err, err, type Ok, ok } from '#kernel/result.ts'
import type { Explanation } from '#modules/pricing/domain/explanation.ts'
import type { ServiceSlug } from '#modules/pricing/domain/extra-services.ts'
import { type Collection, type DeliveryOption, endsAtDoor } from '#modules/pricing/domain/facts.ts'
import { type BecauseKey, lineTitles, type RuleId } from '#modules/pricing/domain/line.ts'
import type { ParcelInput } from '#modules/pricing/domain/parcel.ts'
import { placeIn } from '#modules/pricing/domain/place.ts'
import { firstParcel, halfPrice, type Promotion } from '#modules/pricing/domain/promotion.ts'
import { quote } from '#modules/pricing/domain/quote.ts'
import type { Refusal, RefusalCode } from '#modules/pricing/domain/refusal.ts'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'

// The rest of the module meets prices only through this file.
export { explain } from '#modules/pricing/domain/explanation.ts'
export { servicesOf } from '#modules/pricing/domain/extra-services.ts'
export type { ParcelInput } from '#modules/pricing/domain/parcel.ts'
export type { Refusal } from '#modules/pricing/domain/refusal.ts'
export { boxClasses, coverCeiling, type Tariff } from '#modules/pricing/domain/tariff.ts'

/** As it was when it was priced; sides longest first. */
export type ParcelKept = Readonly<{
  weightGrams: number
  sidesCm: readonly number[] | undefined
  billableGrams: number
  sizeClass: string
}>

/** A line of the price as the order keeps it. `return` is ours: prices know nothing of ways back. */
export type FrozenLine = Readonly<{
  rule: RuleId | 'return'
  amount: number
  because: Explanation<BecauseKey | 'orders.because.return'>
  /** The terms a promotion took it off by; lines from before decision 68 have none. */
  promotion?: Promotion
}>

export const titleOf = (rule: FrozenLine['rule']) =>
  rule === 'return' ? 'orders.lines.return' : lineTitles[rule]

export type Asked = Readonly<{
  from: Readonly<{ regionId: number; districtId: number }>
  to: Readonly<{ regionId: number; districtId: number }>
  parcel: ParcelInput
  services: readonly string[]
  productFee: number
  parcelValue: number
  deliveryOption: number
  deliveryType: number
  /** It is fetched with others in one visit. */
  collection?: Collection | undefined
  /** What the owner has beside money. */
  benefits?: Benefits
}>

/** What takes something off a price: promotions the owner has a right to, and a prepaid shipment. */
export type Benefits = Readonly<{ promotions: readonly Promotion[]; usePackage: boolean }>

export type Priced = Readonly<{
  lines: readonly FrozenLine[]
  total: number
  parcel: ParcelKept
  promisedFrom: string
  promisedTo: string
}>

/** The one offer that was chosen, with its price, or why it cannot be had. */
export function priceOf(
  asked: Asked,
  tariff: Tariff,
  now: Date,
): Ok<Priced> | Err<Refusal | 'unknown_place'> {
  const from = placeIn(asked.from.regionId, asked.from.districtId)
  const to = placeIn(asked.to.regionId, asked.to.districtId)
  if (!from || !to) return err('unknown_place')
  const { parcel, services, productFee, parcelValue, collection, benefits } = asked
  const input = {
    from,
    to,
    parcel,
    services: services as ServiceSlug[],
    productFee,
    parcelValue,
    collection,
    ...(benefits?.usePackage ? ({ plan: 'flexible', usePackage: true } as const) : {}),
    ...(benefits ? { promotions: benefits.promotions } : {}),
  }
  const { parcel: weighed, offers } = quote(input, tariff, now)
  const offer = offers.find(
    ({ deliveryOption, deliveryType }) =>
      deliveryOption === asked.deliveryOption && deliveryType === asked.deliveryType,
  )
  if (!offer) return err('unknown_place')
  if (!offer.available) return err(offer.refusal)
  const { weightGrams, sidesCm, billableGrams, sizeClass } = weighed
  return ok({
    lines: offer.lines,
    total: offer.total,
    parcel: { weightGrams, sidesCm, billableGrams, sizeClass },
    promisedFrom: offer.promised.from,
    promisedTo: offer.promised.to,
  })
}

/** To the door it is always delivered; a point is never a door (DECISIONS, "Door leg"). */
export function servicesTo(option: DeliveryOption, services: readonly string[]): string[] {
  const others = services.filter((slug) => slug !== 'to_door_delivery')
  return [...new Set(endsAtDoor(option) ? ['to_door_delivery', ...others] : others)]
}

/** What lines from before decision 68 are known by. */
const promotionsByKey: Partial<Record<FrozenLine['because']['key'], Promotion>> = {
  'pricing.because.firstParcel': firstParcel,
  'pricing.because.halfPrice': halfPrice,
}

/** What a price was made with, read off its lines. */
export function benefitsIn(lines: readonly FrozenLine[]): Benefits {
  const promotions = lines.flatMap(
    ({ because, promotion }) => promotion ?? promotionsByKey[because.key] ?? [],
  )
  return { promotions, usePackage: lines.some(({ rule }) => rule === 'package') }
}

/** The visit that a price was made with: measured again, the parcel was still fetched with the others. */
export function collectionIn(lines: readonly FrozenLine[]): Collection | undefined {
  const line = lines.find(({ rule }) => rule === 'collection')
  if (!line) return undefined
  const { parcels } = line.because.values
  const count = typeof parcels === 'object' && 'count' in parcels ? parcels.count : 1
  return { parcels: count, paidByAnother: line.because.key === 'pricing.because.collectionPaid' }
}

/** The promotion that a price was made with. */
export const promotionIn = (lines: readonly FrozenLine[]) => benefitsIn(lines).promotions[0]

/** What a promotion has taken off, above zero. */
export function takenOff(lines: readonly FrozenLine[]): number {
  // Taken from zero, because -0 would travel on.
  return lines.filter(({ rule }) => rule === 'promotion').reduce((sum, { amount }) => sum - amount, 0)
}

/** What the sender is told by: three reasons have words of their own (SPEC section 8), the rest is about size. */
export const refusalCodeOf = (code: RefusalCode) =>
  code === 'express_not_there'
    ? 'express_unavailable'
    : code === 'cod_return_outside_region'
      ? 'refund_outside_region'
      : code === 'cover_above_ceiling' || code === 'perishable_too_slow'
        ? 'not_carried_so'
        : 'parcel_too_big'

const halfOf = (amount: number) => Math.ceil(amount / 2)

/** Back to the sender at half the transport price (DECISIONS, the row of expired). */
export function returnLines(lines: readonly FrozenLine[]): readonly FrozenLine[] {
  const carriage = lines
    .filter(({ rule }) => rule === 'transport' || rule === 'package' || rule === 'pro')
    .reduce((sum, { amount }) => sum + amount, 0)
  const because = { key: 'orders.because.return', values: { transport: { soum: carriage } } } as const
  return [{ rule: 'return', amount: halfOf(carriage), because }]
}
