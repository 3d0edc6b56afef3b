import type { AtDoor, PinSource } from '#modules/geo/domain/pin-rule.ts'
import { endsAtDoor, startsAtDoor } from '#modules/pricing/domain/facts.ts'
import type { FrozenLine, ParcelKept } from './order-quote.ts'
import type { OrderPromise } from './promise/promise.ts'
import type { Custody, Terms } from './state.ts'
import type { Status } from './words.ts'

export type DeliveryOption = 1 | 2 | 3 | 4
export type DeliveryType = 1 | 2

/** DECISIONS, "API shapes": the words of `payment_type`; `on_account` for merchants with a credit limit (decision 72). */
export const paymentTypes = [
  'card',
  'payme',
  'click',
  'google_pay',
  'balance',
  'on_account',
  'cash',
  'receiver',
] as const
export type PaymentType = (typeof paymentTypes)[number]

/** Agreed by a call, paid when the parcel is handed over. The others are paid before. */
const paidOnTheWay = ['cash', 'receiver'] as const satisfies readonly PaymentType[]
export const isPaidOnTheWay = (type: PaymentType) => paidOnTheWay.some((known) => known === type)

/** When the courier comes to the receiver, by Tashkent's clock. */
export const timeIntervals = ['09:00-12:00', '12:00-15:00', '15:00-18:00', '18:00-21:00'] as const
/** As people read it. */
export const spokenInterval = (interval: string) => interval.replace('-', '–')

export const sources = ['site', 'desk', 'import', 'api', 'return'] as const
export type Source = (typeof sources)[number]

/** Somebody at one end of the way, and where. At a point there is no street. */
export type Party = AtTheDoor &
  Readonly<{
    fullName: string
    phone: string
    regionId: number
    districtId: number
    mahalla?: string | undefined
    street?: string | undefined
    landmark?: string | undefined
    latitude?: number | undefined
    longitude?: number | undefined
    /** How the pin came about; not known of those that were set before anybody asked. */
    pinSource?: PinSource | undefined
    pointId?: number | undefined
    /** The receiver's only. */
    additionalPhone?: string | undefined
    email?: string | undefined
    note?: string | undefined
    /** The code of the personal link they were reached by: whoever ordered never learns more than where to. */
    link?: string | undefined
    /** With a link: what the sender is shown of the name. */
    shownName?: string | undefined
  }>

/** From the street to the door: entrance, floor, flat, intercom. Like the street, they are for whoever goes there. */
type AtTheDoor = Readonly<{ [field in AtDoor]?: string | undefined }>

/** What was agreed; written once, but for what an address change or a scale changes. */
export type Agreement = Readonly<{
  ownerId: number
  source: Source
  returnOf: number | null
  firstCustody: Custody
  createdAt: Date
  deliveryOption: DeliveryOption
  deliveryType: DeliveryType
  paymentType: PaymentType
  sender: Party
  receiver: Party
  parcel: ParcelKept
  services: readonly string[]
  description: string
  comment: string | null
  timeInterval: string | null
  images: readonly string[]
  /** The merchant's own number of the parcel. */
  externalId: string | null
  productFee: number
  parcelValue: number
  tariffVersion: number
  lines: readonly FrozenLine[]
  total: number
  /** The days of the quote, kept for ever; what is promised now is `promise`. */
  promisedFrom: string
  promisedTo: string
}>

/** An order as it is read: the agreement, and the projection that is kept beside the log. */
export type Order = Agreement &
  Readonly<{
    id: number
    trackingCode: string
    status: Status
    statusAt: Date
    holder: Custody['holder']
    holderPointId: number | null
    /** In whose bag it is; not always who is to carry it on. */
    holderCourierId: number | null
    holderTripId: number | null
    courierId: number | null
    destinationPointId: number | null
    submittedAt: Date | null
    storedUntil: Date | null
    version: number
    paidAt: Date | null
    receiverCode: Buffer | null
    codeTries: number
    callCard: string | null
    /** When the receiver paid by a link, and the provider's payment: `payme:5e7…`. */
    doorPaidAt: Date | null
    doorPayment: string | null
    promise: OrderPromise
  }>

type Agreed = Pick<
  Agreement,
  'deliveryOption' | 'receiver' | 'total' | 'productFee' | 'paymentType' | 'returnOf' | 'firstCustody'
> & { doorPaidAt?: Date | null }

/** What the receiver pays: the goods, and the price when it is theirs to pay. */
export const dueFromReceiver = ({
  productFee,
  paymentType,
  total,
}: Pick<Agreement, 'productFee' | 'paymentType' | 'total'>) =>
  productFee + (paymentType === 'receiver' ? total : 0)

export function termsOf(order: Agreed): Terms {
  return {
    fromDoor: startsAtDoor(order.deliveryOption),
    toDoor: endsAtDoor(order.deliveryOption),
    destinationPointId: order.receiver.pointId,
    total: order.total,
    toCollect: order.doorPaidAt ? 0 : dueFromReceiver(order),
    isReturn: order.returnOf !== null,
    firstCustody: order.firstCustody,
  }
}

/** What a courier takes on the way: from the receiver, and from a sender who pays in cash. */
export function moneyToTake(order: Agreed & Pick<Order, 'paidAt'>): number {
  const isCash = order.paymentType === 'cash' && order.paidAt === null
  return termsOf(order).toCollect + (isCash ? order.total : 0)
}
