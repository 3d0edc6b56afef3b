import { type PinSource, pinSources } from '#modules/geo/domain/pin-rule.ts'
import { type PaymentType, paymentTypes, timeIntervals } from '#modules/orders/domain/order.ts'
import { mostImages } from '#modules/orders/domain/order-fields.ts'

/*
 * The order that is being prepared in the browser, in the shape of SPEC section 3. The calculator begins it, the wizard
 * goes on with it. Kept in localStorage under `order_draft`, see kept-draft.ts.
 */

/**
 * Empty until it is asked for. `region` and `city` are the ids of region and district. What stands behind `city` is
 * what an order needs of an address (DECISIONS, "API shapes"); `point_id` takes the place of a street where an end is a
 * point, `point_region` and `point_city` say where it lies. `pin_source` and `pin_confirmed` tell how the pin came about
 * (DECISIONS, "Pins"), `pin_fresh` that it was put on the map beside what is written here. `name`, `coords`, `address1` and `address2` are those of SPEC section 3. What stands last is the receiver's only;
 * `link` is the code of a personal link: the address behind it is known to the server and not shown.
 */
export type DraftAddress = Readonly<{
  region: number | null
  city: number | null
  mahalla: string
  street: string
  landmark: string
  point_id: number | null
  point_region: number | null
  point_city: number | null
  name: string
  coords: readonly [number, number] | null
  address1: string
  address2: string
  latitude: number | null
  longitude: number | null
  pin_source: PinSource | null
  pin_confirmed: boolean
  pin_fresh: boolean
  entrance: string
  floor: string
  flat: string
  intercom: string
  country: string
  phone_number: string
  full_name: string
  type: number
  additional_phone: string
  email: string
  note: string
  link: string
  link_name: string
}>

export type TimeInterval = (typeof timeIntervals)[number]

/** SPEC leaves open what these two hold: ours are the service level, and what is sent with the parcel. */
export type DeliveryInformation = Readonly<{
  services: readonly string[]
  product_fee: number
  parcel_value: number
  description: string
  comment: string
  time_interval: TimeInterval | null
  payment_type: PaymentType | null
  /** Sender and receiver have one phone, and that is no slip. */
  same_phone_ok: boolean
}>
export type DeliveryMethod = Readonly<{ delivery_type: 1 | 2 }>

const sizeClasses = ['small', 'medium', 'large', 'other'] as const
type Measures = Readonly<{ weight: number; length: number; width: number; height: number }>
/** The class is what was pressed; null when only measures are known. */
export type DraftSize = Measures & Readonly<{ size_class: (typeof sizeClasses)[number] | null }>

export type OrderDraft = Readonly<{
  deliveryInformation: DeliveryInformation
  deliveryMethod: DeliveryMethod
  delivery_option: 1 | 2 | 3 | 4
  receiver_name: string
  receiver_phone: string
  sender_name: string
  sender_phone: string
  images: readonly string[]
  from: DraftAddress
  to: DraftAddress
  parcel_size: DraftSize
}>

const emptyAddress: DraftAddress = {
  region: null,
  city: null,
  mahalla: '',
  street: '',
  landmark: '',
  point_id: null,
  point_region: null,
  point_city: null,
  name: '',
  coords: null,
  address1: '',
  address2: '',
  latitude: null,
  longitude: null,
  pin_source: null,
  pin_confirmed: false,
  pin_fresh: false,
  entrance: '',
  floor: '',
  flat: '',
  intercom: '',
  country: 'UZ',
  phone_number: '',
  full_name: '',
  type: 1,
  additional_phone: '',
  email: '',
  note: '',
  link: '',
  link_name: '',
}

export const emptyOrderDraft: OrderDraft = {
  deliveryInformation: {
    services: [],
    product_fee: 0,
    parcel_value: 0,
    description: '',
    comment: '',
    time_interval: null,
    payment_type: null,
    same_phone_ok: false,
  },
  deliveryMethod: { delivery_type: 1 },
  delivery_option: 2,
  receiver_name: '',
  receiver_phone: '',
  sender_name: '',
  sender_phone: '',
  images: [],
  from: emptyAddress,
  to: emptyAddress,
  parcel_size: { weight: 0, length: 0, width: 0, height: 0, size_class: null },
}

export type DraftChange = Partial<Omit<OrderDraft, 'from' | 'to' | 'deliveryInformation' | 'parcel_size'>> & {
  from?: Partial<DraftAddress>
  to?: Partial<DraftAddress>
  deliveryInformation?: Partial<DeliveryInformation>
  parcel_size?: Measures & Partial<DraftSize>
}

/** What belongs to a district. */
const inDistrict = [
  'mahalla',
  'street',
  'landmark',
  'point_id',
  'point_region',
  'point_city',
  'coords',
  'address1',
  'address2',
  'latitude',
  'longitude',
  'pin_source',
  'pin_confirmed',
  'pin_fresh',
  'entrance',
  'floor',
  'flat',
  'intercom',
] as const
const nowhere = Object.fromEntries(inDistrict.map((field) => [field, emptyAddress[field]]))

/** Addresses are merged field by field (SPEC section 4), like what is sent with the parcel; the rest is replaced. */
export function changedDraft(draft: OrderDraft, change: DraftChange): OrderDraft {
  return {
    ...draft,
    ...change,
    deliveryInformation: { ...draft.deliveryInformation, ...change.deliveryInformation },
    parcel_size: change.parcel_size ? { size_class: null, ...change.parcel_size } : draft.parcel_size,
    from: changedAddress(draft.from, change.from),
    to: changedAddress(draft.to, change.to),
  }
}

/** Street, house, landmark, pin and point belong to their district: in another one they would be wrong. */
function changedAddress(before: DraftAddress, change: Partial<DraftAddress> = {}): DraftAddress {
  const moved =
    (change.city !== undefined && change.city !== before.city) ||
    (change.region !== undefined && change.region !== before.region)
  return { ...before, ...(moved ? nowhere : {}), ...change }
}

/** From storage, where anything may stand: what cannot be understood is as if it had never been typed. */
export function readOrderDraft(stored: unknown): OrderDraft {
  const given = recordOf(stored)
  const information = recordOf(given.deliveryInformation)
  const method = recordOf(given.deliveryMethod)
  const size = recordOf(given.parcel_size)
  return {
    deliveryInformation: {
      services: texts(information.services),
      product_fee: amount(information.product_fee),
      parcel_value: amount(information.parcel_value),
      description: text(information.description),
      comment: text(information.comment),
      time_interval: oneOf(timeIntervals, information.time_interval),
      payment_type: oneOf(paymentTypes, information.payment_type),
      same_phone_ok: information.same_phone_ok === true,
    },
    deliveryMethod: { delivery_type: method.delivery_type === 2 ? 2 : 1 },
    delivery_option: oneOf([1, 2, 3, 4] as const, given.delivery_option) ?? 2,
    receiver_name: text(given.receiver_name),
    receiver_phone: text(given.receiver_phone),
    sender_name: text(given.sender_name),
    sender_phone: text(given.sender_phone),
    images: texts(given.images).slice(0, mostImages),
    from: readAddress(given.from),
    to: readAddress(given.to),
    parcel_size: {
      weight: amount(size.weight),
      length: amount(size.length),
      width: amount(size.width),
      height: amount(size.height),
      size_class: oneOf(sizeClasses, size.size_class),
    },
  }
}

function readAddress(stored: unknown): DraftAddress {
  const given = recordOf(stored)
  const lat = numberOrNull(given.latitude)
  const lon = numberOrNull(given.longitude)
  return {
    region: numberOrNull(given.region),
    city: numberOrNull(given.city),
    mahalla: text(given.mahalla),
    street: text(given.street),
    landmark: text(given.landmark),
    point_id: numberOrNull(given.point_id),
    point_region: numberOrNull(given.point_region),
    point_city: numberOrNull(given.point_city),
    name: text(given.name),
    coords: lat !== null && lon !== null ? [lat, lon] : null,
    address1: text(given.address1),
    address2: text(given.address2),
    latitude: lat,
    longitude: lon,
    pin_source: oneOf(pinSources, given.pin_source),
    pin_confirmed: given.pin_confirmed === true,
    pin_fresh: given.pin_fresh === true,
    entrance: text(given.entrance),
    floor: text(given.floor),
    flat: text(given.flat),
    intercom: text(given.intercom),
    country: text(given.country) || emptyAddress.country,
    phone_number: text(given.phone_number),
    full_name: text(given.full_name),
    type: numberOrNull(given.type) ?? emptyAddress.type,
    additional_phone: text(given.additional_phone),
    email: text(given.email),
    note: text(given.note),
    link: text(given.link),
    link_name: text(given.link_name),
  }
}

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
const numberOrNull = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const oneOf = <T>(known: readonly T[], value: unknown) => known.find((item) => item === value) ?? null
const amount = (value: unknown) => Math.max(0, numberOrNull(value) ?? 0)
