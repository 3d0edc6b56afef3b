import { assert } from '#kernel/assert.ts'
import { districtById, regions } from '#modules/geo/index.ts'
import { pointMark, routingCode } from '../domain/label/routing-code.ts'
import { type Order, type Party, termsOf } from '../domain/order.ts'
import { type BothScripts, words } from './words.ts'

/** Everything a label says, ready to be drawn. */
export type Label = Readonly<{
  orderId: number
  trackingCode: string
  trackingUrl: string
  routingCode: string
  isExpress: boolean
  isReturn: boolean
  destination: BothScripts
  receiver: LabelParty
  sender: LabelParty
  /** From the receiver, whole so'm. */
  toPay: Readonly<{ total: number; goods: number; carriage: number }>
  /** Cash that the sender has not paid yet. */
  senderPays: number
  weightGrams: number
  sizeMark: string
  sidesCm: readonly number[] | undefined
  services: readonly BothScripts[]
  promised: Readonly<{ from: string; to: string }>
  timeInterval: string | null
  description: string
}>

export type LabelParty = Readonly<{
  name: string
  phones: readonly string[]
  place: BothScripts
  point: Readonly<{ mark: string; name: BothScripts; address: BothScripts }> | undefined
  /** In the words of whoever ordered. */
  address: string
  /** Entrance, floor and flat. What opens the house is not for everybody who holds the parcel. */
  door: Readonly<{ entrance: string; floor: string; flat: string }>
  landmark: string
}>

/** What of a pickup point is printed. */
export type LabelPoint = Readonly<{
  id: number
  districtId: number
  name: BothScripts
  address: BothScripts
}>

export type LabelGround = Readonly<{
  /** The address of the site, without a slash at its end. */
  publicUrl: string
  belts: Readonly<Record<string, number>>
  pointOf(id: number): LabelPoint | undefined
}>

const farthestBelt = 3

export function labelOf(order: Order, ground: LabelGround): Label {
  const { pointOf, belts, publicUrl } = ground
  // Where it goes now: a parcel may have been redirected to a point.
  const pointId = order.destinationPointId ?? order.receiver.pointId
  const point = pointId === undefined || pointId === null ? undefined : pointOf(pointId)
  const districtId = point?.districtId ?? order.receiver.districtId
  const regionId = districtById(districtId)?.regionId ?? order.receiver.regionId
  const goods = order.productFee
  const total = termsOf(order).toCollect
  return {
    orderId: order.id,
    trackingCode: order.trackingCode,
    trackingUrl: `${publicUrl}/t/${order.trackingCode}`,
    routingCode: routingCode({
      belt: belts[regionId] ?? farthestBelt,
      regionId,
      districtId,
      pointId: point?.id,
    }),
    isExpress: order.deliveryType === 2,
    isReturn: order.returnOf !== null,
    destination: placeOf(districtId),
    receiver: partyOf(order.receiver, point),
    sender: partyOf(
      order.sender,
      order.sender.pointId === undefined ? undefined : pointOf(order.sender.pointId),
    ),
    toPay: { total, goods, carriage: total - goods },
    senderPays: order.paymentType === 'cash' && order.paidAt === null ? order.total : 0,
    ...parcelOf(order),
    services: servicesOf(order.services),
    // A label of what goes back is about the way that was agreed.
    promised: order.promise.window ?? { from: order.promisedFrom, to: order.promisedTo },
    timeInterval: order.timeInterval,
    description: composed(order.description),
  }
}

/** District first: whoever carries it knows the region already. */
function placeOf(districtId: number): BothScripts {
  const district = districtById(districtId)
  const region = regions.find(({ id }) => id === district?.regionId)
  assert(district && region, `district ${districtId} is in a region`)
  const { names } = district
  return { uz: `${names.uz}, ${region.name.uz}`, oz: `${names.oz}, ${region.name.oz}` }
}

/** Letters with their marks as one sign: the typeface draws them so. */
const composed = (text: string) => text.normalize('NFC')

function partyOf(party: Party, point: LabelPoint | undefined): LabelParty {
  return {
    name: composed(party.fullName),
    phones: [party.phone, party.additionalPhone].filter((phone) => phone !== undefined),
    place: placeOf(point?.districtId ?? party.districtId),
    point: point && { mark: pointMark(point.id), name: point.name, address: point.address },
    address: composed([party.street, party.mahalla].filter(Boolean).join(', ')),
    door: {
      entrance: composed(party.entrance ?? ''),
      floor: composed(party.floor ?? ''),
      flat: composed(party.flat ?? ''),
    },
    landmark: composed(party.landmark ?? ''),
  }
}

/** One letter says more from afar than a word. */
const sizeMarks: Readonly<Record<string, string>> = { small: 'S', medium: 'M', large: 'L' }

const parcelOf = ({ parcel }: Order) => ({
  weightGrams: parcel.weightGrams,
  sizeMark: sizeMarks[parcel.sizeClass] ?? 'XL',
  sidesCm: parcel.sidesCm,
})

/** What whoever hands it over has to do. The door is in the routing code; what a parcel is worth is nobody's business. */
function servicesOf(slugs: readonly string[]): BothScripts[] {
  const shown: BothScripts[] = []
  if (slugs.includes('signature')) shown.push(words.signature)
  if (slugs.includes('cod')) shown.push(words.cod)
  if (slugs.includes('cod_return')) shown.push(words.codReturn)
  if (slugs.includes('inspect_before_paying')) shown.push(words.inspect)
  return shown
}
