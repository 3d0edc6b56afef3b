import { districtAt, type End, isByLink, isDoorAt, isSamePhone } from './ends.ts'
import type { OrderDraft } from './order-draft.ts'

/** What POST orders is sent: the draft, without what was left empty or belongs to another mode. */
export function orderBodyOf(draft: OrderDraft) {
  const { deliveryInformation: information, parcel_size } = draft
  const byLink = isByLink(draft)
  return {
    from: placeOf('from', draft),
    to: byLink ? { link: draft.to.link, ...pointOf('to', draft) } : receiverOf(draft),
    sender_name: draft.sender_name,
    sender_phone: draft.sender_phone,
    ...(byLink ? {} : { receiver_name: draft.receiver_name, receiver_phone: draft.receiver_phone }),
    same_phone_ok: isSamePhone(draft) && information.same_phone_ok,
    parcel_size,
    delivery_option: draft.delivery_option,
    delivery_type: draft.deliveryMethod.delivery_type,
    services: servicesOf(draft),
    payment_type: information.payment_type,
    product_fee: information.product_fee || null,
    parcel_value: information.parcel_value || null,
    description: information.description,
    comment: information.comment,
    time_interval: isDoorAt('to', draft) ? information.time_interval : null,
    images: draft.images,
  }
}

/** The door is a service of its own, locked on where the parcel is brought to one. */
function servicesOf(draft: OrderDraft): string[] {
  const others = draft.deliveryInformation.services.filter((slug) => slug !== 'to_door_delivery')
  return isDoorAt('to', draft) ? ['to_door_delivery', ...others] : others
}

/** Of an address what belongs to a door stays at home when this end is a point. */
function placeOf(end: End, draft: OrderDraft) {
  const { mahalla, street, landmark, entrance, floor, flat, intercom } = draft[end]
  const { latitude, longitude, pin_source, pin_confirmed } = draft[end]
  const pin = { latitude, longitude, pin_source, pin_confirmed }
  const door = { mahalla, street, landmark, entrance, floor, flat, intercom, ...pin }
  return { ...districtAt(end, draft), ...(isDoorAt(end, draft) ? door : pointOf(end, draft)) }
}

const pointOf = (end: End, draft: OrderDraft) =>
  isDoorAt(end, draft) ? {} : { point_id: draft[end].point_id }

function receiverOf(draft: OrderDraft) {
  const { additional_phone, email, note } = draft.to
  return { ...placeOf('to', draft), additional_phone, email: email.trim(), note }
}
