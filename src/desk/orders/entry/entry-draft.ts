import { parsePhone } from '#kernel/phone.ts'
import type {
  DeliveryOption,
  DeliveryType,
  PaymentType,
  timeIntervals,
} from '#modules/orders/domain/order.ts'
import { shortestStreet } from '#modules/orders/domain/order-fields.ts'
import type { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { BoxClass } from '#modules/pricing/domain/tariff.ts'
import type { pricingCalls } from '#modules/pricing/pricing.calls.ts'
import { type DoorNumbers, doorOf, noDoor, type Pin, type PinnedAddress, pinFields } from '#parcel/pin/pin.ts'
import type { InputOf } from '#platform/calls/address.ts'

/** A district somebody named, and its region. */
export type EntryPlace = Readonly<{ region: number; city: number; label: string }>

export type EntryEnd = DoorNumbers &
  Readonly<{
    name: string
    phone: string
    place: EntryPlace | undefined
    street: string
    landmark: string
    pin: Pin | undefined
    /** When this end is a point. */
    point: number | undefined
  }>

/** What the search and the map need to know of an end. */
export const pinnedEnd = ({ place, ...end }: EntryEnd): PinnedAddress => ({
  ...end,
  region: place?.region,
  city: place?.city,
})

/** What an operator has written down of a call. */
export type Entry = Readonly<{
  from: EntryEnd
  to: EntryEnd
  /** Nobody weighs on the phone: a box is chosen, or the weight is known. Zero is a weight that was not told yet. */
  box: BoxClass | undefined
  weight: number | undefined
  length: number | undefined
  width: number | undefined
  height: number | undefined
  option: DeliveryOption
  speed: DeliveryType
  services: readonly string[]
  payment: EntryPayment
  productFee: number | undefined
  parcelValue: number | undefined
  description: string
  comment: string
  /** At any hour, unless it is told. */
  interval: (typeof timeIntervals)[number] | undefined
}>

/** Money at the door, or the customer pays later in their own basket. */
export const entryPayments = ['cash', 'receiver', 'payme'] as const satisfies readonly PaymentType[]
export type EntryPayment = (typeof entryPayments)[number]

const emptyEnd: EntryEnd = {
  name: '',
  phone: '',
  place: undefined,
  street: '',
  landmark: '',
  ...noDoor,
  pin: undefined,
  point: undefined,
}

export const emptyEntry: Entry = {
  from: emptyEnd,
  to: emptyEnd,
  box: 'small',
  weight: undefined,
  length: undefined,
  width: undefined,
  height: undefined,
  option: 2,
  speed: 1,
  services: [],
  payment: 'cash',
  productFee: undefined,
  parcelValue: undefined,
  description: '',
  comment: '',
  interval: undefined,
}

export const isDoor = {
  from: (option: DeliveryOption) => option === 2 || option === 3,
  to: (option: DeliveryOption) => option === 2 || option === 4,
}

/** An end that is a door now has forgotten its point: chosen anew it is seen, left over it would not be. */
export function withOption(entry: Entry, option: DeliveryOption): Entry {
  const kept = (end: 'from' | 'to') => ({
    ...entry[end],
    ...(isDoor[end](option) ? { point: undefined } : {}),
  })
  return { ...entry, option, from: kept('from'), to: kept('to') }
}

/** In another district a point is chosen anew, and a pin put anew. */
export function withEnd(entry: Entry, end: 'from' | 'to', part: Partial<EntryEnd>): Entry {
  const hasMoved = 'place' in part && part.place?.city !== entry[end].place?.city
  return {
    ...entry,
    [end]: { ...entry[end], ...(hasMoved ? { point: undefined, pin: undefined } : {}), ...part },
  }
}

/** Services that collect money for the goods need to know how much. */
export const collects = (services: readonly string[]) =>
  services.some((slug) => ['cod', 'cod_return', 'inspect_before_paying'].includes(slug))

export const isCover = (slug: string) => slug.startsWith('cover_')

/** Of several levels of cover one is chosen; an empty slug is none. */
export const withCover = (services: readonly string[], slug: string): readonly string[] => [
  ...services.filter((one) => !isCover(one)),
  ...(slug ? [slug] : []),
]

function sizeOf({ weight, length, width, height, box }: Entry) {
  return weight !== undefined
    ? { weight, length: length ?? 0, width: width ?? 0, height: height ?? 0 }
    : { weight: 0, size_class: box }
}

const isMeasured = ({ weight, length, width, height, box }: Entry) => {
  if (weight === undefined) return box !== undefined
  const sides = [length, width, height].filter(Boolean).length
  return weight > 0 && (sides === 0 || sides === 3)
}

export type QuoteBody = InputOf<typeof pricingCalls.calculateParcel>['body']
type OrderBody = InputOf<typeof ordersCalls.createOrder>['body']

/** What calculate-parcel is asked, which answers for every way; undefined until both districts and the parcel are known. */
export function quoteBodyOf(entry: Entry, ownerId: string): QuoteBody | undefined {
  const { from, to } = entry
  if (!from.place || !to.place || !isMeasured(entry)) return undefined
  return {
    owner_id: Number(ownerId),
    from: { region: from.place.region, city: from.place.city },
    to: { region: to.place.region, city: to.place.city },
    parcel_size: sizeOf(entry),
    services: [...entry.services],
    product_fee: collects(entry.services) ? (entry.productFee ?? 0) : 0,
    parcel_value: entry.parcelValue ?? 0,
  }
}

export type EntryFault =
  | `${'from' | 'to'}.${'name' | 'phone' | 'place' | 'street' | 'point'}`
  | 'parcel'
  | 'productFee'
  | 'description'
  | 'samePhone'

function faultsOfEnd(entry: Entry, end: 'from' | 'to'): EntryFault[] {
  const { name, phone, place, street, point } = entry[end]
  const door = isDoor[end](entry.option)
  return [
    ...(name.trim() ? [] : [`${end}.name` as const]),
    ...(parsePhone(phone) ? [] : [`${end}.phone` as const]),
    ...(place ? [] : [`${end}.place` as const]),
    ...(door && street.trim().length < shortestStreet ? [`${end}.street` as const] : []),
    ...(!door && point === undefined ? [`${end}.point` as const] : []),
  ]
}

/** What keeps the order from being placed, in the order of the form. */
export function faultsOf(entry: Entry): EntryFault[] {
  const { from, to } = entry
  return [
    ...faultsOfEnd(entry, 'from'),
    ...faultsOfEnd(entry, 'to'),
    ...(from.phone !== '' && from.phone === to.phone ? (['samePhone'] as const) : []),
    ...(isMeasured(entry) ? [] : (['parcel'] as const)),
    ...(entry.description.trim() ? [] : (['description'] as const)),
    ...(collects(entry.services) && !entry.productFee ? (['productFee'] as const) : []),
  ]
}

/** What is named nowhere is refused, here and by the server. */
const nowhere = { region: 0, city: 0 }

function endOf(end: EntryEnd, door: boolean) {
  const { place, street, landmark, point, pin } = end
  const { region, city } = place ?? nowhere
  return {
    region,
    city,
    ...(door ? { street: street.trim(), ...doorOf(end), ...pinFields(pin) } : { point_id: point }),
    ...(landmark.trim() ? { landmark: landmark.trim() } : {}),
  }
}

/** What POST orders takes, for the customer who called. */
export function orderBodyOf(entry: Entry, ownerId: string): OrderBody {
  const { from, to, option } = entry
  return {
    owner_id: Number(ownerId),
    sender_name: from.name.trim(),
    sender_phone: from.phone,
    receiver_name: to.name.trim(),
    receiver_phone: to.phone,
    from: endOf(from, isDoor.from(option)),
    to: endOf(to, isDoor.to(option)),
    parcel_size: sizeOf(entry),
    delivery_option: option,
    delivery_type: entry.speed,
    services: [...entry.services],
    payment_type: entry.payment,
    ...(collects(entry.services) ? { product_fee: entry.productFee } : {}),
    ...(entry.parcelValue ? { parcel_value: entry.parcelValue } : {}),
    description: entry.description.trim(),
    ...(entry.comment.trim() ? { comment: entry.comment.trim() } : {}),
    ...(entry.interval && isDoor.to(option) ? { time_interval: entry.interval } : {}),
  }
}
