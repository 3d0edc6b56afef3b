import type { Sight } from '../domain/sight/field-sight.ts'
import type { AddressAnswer, OrderAnswer, OrderDetail, ReceiverAnswer } from '../orders.contract.ts'

const nobody = {
  mahalla: null,
  street: null,
  landmark: null,
  entrance: null,
  floor: null,
  flat: null,
  intercom: null,
  latitude: null,
  longitude: null,
  pin_source: null,
  point_id: null,
  full_name: '',
  phone_number: '',
} as const satisfies Partial<AddressAnswer>

const unnamed = {
  additional_phone: null,
  email: null,
  note: null,
  link: null,
} as const satisfies Partial<ReceiverAnswer>

const noWishes: OrderAnswer['wishes'] = {
  day: null,
  point_id: null,
  hand_over: null,
  delegate: null,
  refused: false,
}

/** As much of an answer as somebody in the field may see (domain/sight/field-sight.ts); what is left out is empty. */
export function seenInField(answer: OrderAnswer, sight: Sight): OrderAnswer {
  if (sight === 'whole') return answer
  return sight === 'offer' ? offerOf(answer) : moneyOf(answer)
}

/** Before it is accepted. Where it lies with us is our own place, and where it is fetched. */
function offerOf(answer: OrderAnswer): OrderAnswer {
  const { from, to, parcel_size: size } = answer
  return {
    ...answer,
    tracking_code: '',
    sender_name: '',
    sender_phone: '',
    receiver_name: '',
    receiver_phone: '',
    from: { ...nobody, region: from.region, city: from.city },
    to: { ...nobody, ...unnamed, region: to.region, city: to.city },
    parcel_size: { weight: size.weight, length: 0, width: 0, height: 0, size_class: size.size_class },
    lines: [],
    product_fee: 0,
    parcel_value: 0,
    services: [],
    description: '',
    comment: null,
    external_id: null,
    images: [],
    call_card: null,
    return_of: null,
    wishes: noWishes,
  }
}

/** A day after its end. */
function moneyOf(answer: OrderAnswer): OrderAnswer {
  const { tracking_code, product_fee, custody } = answer
  const nowhere = { region: 0, city: 0 }
  return {
    ...offerOf(answer),
    tracking_code,
    product_fee,
    custody: { ...custody, point_id: null },
    from: { ...nobody, ...nowhere },
    to: { ...nobody, ...unnamed, ...nowhere },
    parcel_size: { weight: 0, length: 0, width: 0, height: 0, size_class: '' },
    promised: null,
    time_interval: null,
  }
}

type Told = Omit<OrderDetail, 'files' | 'pickup_code'>

/** The log, claims and changes of address name people and places. */
export function detailInField(detail: Told, sight: Sight): Told {
  if (sight === 'whole') return detail
  const { attempts, steps } = detail
  // Whoever weighs a parcel of another place asks its sender for the price.
  const reweigh = sight === 'offer' ? detail.reweigh : null
  const untold = { events: [], refund: null, reweigh, address_changes: [], claims: [] }
  return { ...seenInField(detail, sight), attempts, steps, ...untold }
}
