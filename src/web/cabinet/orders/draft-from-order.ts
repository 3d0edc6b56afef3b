import { type PaymentType, timeIntervals } from '#modules/orders/domain/order.ts'
import type { AddressAnswer, OrderDetail } from '#modules/orders/orders.contract.ts'
import {
  changedDraft,
  type DraftAddress,
  emptyOrderDraft,
  type OrderDraft,
} from '#parcel/draft/order-draft.ts'
import { doorOf } from '#parcel/pin/pin.ts'

/**
 * The same parcel once more, as the wizard keeps it: addresses, box, way and services, but neither the photos of the
 * last one nor its price. Undefined for a way back, and for a person behind a personal link: we may not know their door.
 */
export function draftFromOrder(order: OrderDetail): OrderDraft | undefined {
  const isKnown = order.to.link === null && order.from.phone_number !== '' && order.to.phone_number !== ''
  if (order.return_of !== null || !isKnown) return undefined
  const { to } = order
  return changedDraft(emptyOrderDraft, {
    sender_name: order.sender_name,
    sender_phone: order.sender_phone,
    receiver_name: order.receiver_name,
    receiver_phone: order.receiver_phone,
    from: addressOf(order.from),
    to: {
      ...addressOf(to),
      additional_phone: to.additional_phone ?? '',
      email: to.email ?? '',
      note: to.note ?? '',
    },
    parcel_size: sizeOf(order),
    delivery_option: optionOf(order.delivery_option),
    deliveryMethod: { delivery_type: order.delivery_type === 2 ? 2 : 1 },
    deliveryInformation: {
      services: order.services,
      product_fee: order.product_fee,
      parcel_value: order.parcel_value,
      description: order.description,
      comment: order.comment ?? '',
      time_interval: timeIntervals.find((known) => known === order.time_interval) ?? null,
      payment_type: order.payment_type satisfies PaymentType,
      same_phone_ok: order.sender_phone === order.receiver_phone,
    },
  })
}

function addressOf(address: AddressAnswer): Partial<DraftAddress> {
  const { region, city, point_id, full_name, phone_number, latitude, longitude } = address
  return {
    region,
    city,
    point_id,
    full_name,
    phone_number,
    latitude,
    longitude,
    coords: latitude === null || longitude === null ? null : [latitude, longitude],
    pin_source: address.pin_source,
    ...doorOf(address),
    mahalla: address.mahalla ?? '',
    street: address.street ?? '',
    address1: address.street ?? '',
    landmark: address.landmark ?? '',
  }
}

function sizeOf({ parcel_size: { weight, length, width, height, size_class } }: OrderDetail) {
  const known = (['small', 'medium', 'large', 'other'] as const).find((one) => one === size_class)
  return { weight, length, width, height, size_class: known ?? null }
}

const optionOf = (option: number) => ([1, 2, 3, 4] as const).find((known) => known === option) ?? 2
