import { districtById } from '#modules/geo/domain/districts.ts'
import type { DeliveryOption, DeliveryType } from '#modules/pricing/domain/facts.ts'
import type { SidesCm } from '#modules/pricing/domain/tariff.ts'
import type { Field } from './fields.ts'
import type { Ground } from './ground.ts'
import type { CheckedRow } from './row.ts'

type End = Readonly<{
  name: string
  phone: string
  regionId: number
  districtId: number
  /** Of a point only if the row names one. */
  street: string | undefined
  landmark: string | undefined
  /** Undefined at a door. */
  pointId: number | undefined
}>

/** What an order is made of. */
export type RowParcel = Readonly<{
  externalId: string | undefined
  sender: End
  receiver: End & Readonly<{ additionalPhone: string | undefined }>
  weightGrams: number
  sidesCm: SidesCm | undefined
  description: string
  /** Zero: nothing is collected. */
  productFee: number
  parcelValue: number
  deliveryOption: DeliveryOption
  deliveryType: DeliveryType
  services: readonly string[]
  comment: string | undefined
}>

/** A row that has no problems, as a parcel; undefined while it has some. */
export function parcelOfRow(
  { cells, problems }: Pick<CheckedRow, 'cells' | 'problems'>,
  { sender }: Pick<Ground, 'sender'>,
): RowParcel | undefined {
  if (problems.length > 0) return undefined
  const text = (field: Field) => {
    const value = cells[field]?.value
    return typeof value === 'string' ? value : undefined
  }
  const number = (field: Field) => {
    const value = cells[field]?.value
    return typeof value === 'number' ? value : undefined
  }
  const receiver = receiverOf(text, number)
  const from = senderOf(sender, text, number)
  const [kg, description] = [number('weight'), text('description')]
  if (!receiver || !from || kg === undefined || description === undefined) return undefined
  const services = cells.services?.value
  return {
    externalId: text('external_id'),
    sender: from,
    receiver,
    weightGrams: Math.max(1, Math.round(kg * 1000)),
    sidesCm: sidesOf(number),
    description,
    productFee: number('product_fee') ?? 0,
    parcelValue: number('parcel_value') ?? 0,
    deliveryOption: (number('delivery_option') ?? 2) as DeliveryOption,
    deliveryType: (number('delivery_type') ?? 1) as DeliveryType,
    services: Array.isArray(services) ? services : [],
    comment: text('comment'),
  }
}

type Read<Value> = (field: Field) => Value | undefined

function receiverOf(text: Read<string>, number: Read<number>): RowParcel['receiver'] | undefined {
  const [name, phone, districtId] = [text('receiver_name'), text('receiver_phone'), number('to_city')]
  const regionId = districtId === undefined ? undefined : districtById(districtId)?.regionId
  if (name === undefined || phone === undefined || districtId === undefined || regionId === undefined)
    return undefined
  return {
    name,
    phone,
    regionId,
    districtId,
    street: text('to_street'),
    pointId: number('to_point'),
    additionalPhone: text('receiver_phone_2'),
    landmark: text('to_landmark'),
  }
}

function senderOf(sender: Ground['sender'], text: Read<string>, number: Read<number>): End | undefined {
  const name = text('sender_name') ?? sender.name
  const phone = text('sender_phone') ?? sender.phone
  const districtId = number('from_city') ?? sender.districtId
  const regionId = districtId === undefined ? undefined : districtById(districtId)?.regionId
  if (name === undefined || phone === undefined || districtId === undefined || regionId === undefined)
    return undefined
  const pointId = number('from_point')
  const street = text('from_street')
  const isOwn = street === undefined && districtId === sender.districtId && pointId === undefined
  const place = isOwn ? { street: sender.street, landmark: sender.landmark } : { street, landmark: undefined }
  return { name, phone, regionId, districtId, ...place, pointId }
}

function sidesOf(number: Read<number>): SidesCm | undefined {
  const [length, width, height] = [number('length'), number('width'), number('height')]
  return length !== undefined && width !== undefined && height !== undefined
    ? [length, width, height]
    : undefined
}
