import type { Verb } from './domain/words.ts'
import type { OrderAnswer, OrderDetail } from './orders.contract.ts'

/*
 * What the documentation shows of each call: one parcel from Tashkent to Samarkand. A test holds every example against
 * the contract of its call, and every call of this module against this table.
 */

const at = '2026-11-16T07:00:00.000Z'
const pickedUpAt = '2026-11-16T09:40:00.000Z'

/** A door in Samarkand, as it is asked for and answered. */
const registan = {
  entrance: '2',
  floor: '3',
  flat: '15',
  intercom: '15B',
  latitude: 39.65481,
  longitude: 66.97584,
  pin_source: 'found' as const,
}

const draft = {
  sender_name: 'Dilnoza Karimova',
  sender_phone: '901112233',
  receiver_name: 'Bobur Toshmatov',
  receiver_phone: '+998 93 444-55-66',
  from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
  to: {
    region: 8,
    city: 122,
    street: 'Registon 7, 15-uy',
    landmark: 'Ulugʻbek madrasasi yonida',
    ...registan,
    note: 'Kelishdan oldin qoʻngʻiroq qiling',
  },
  parcel_size: { weight: 2.4, length: 30, width: 20, height: 10 },
  delivery_option: 2,
  delivery_type: 1,
  services: ['signature'],
  payment_type: 'balance',
  product_fee: 250_000,
  description: 'Kitoblar',
}

const line = (rule: string, title: string, amount: number, because: string) => ({
  rule,
  title,
  amount,
  because,
})

const from: OrderAnswer['from'] = {
  region: 14,
  city: 205,
  mahalla: null,
  street: 'Bunyodkor 12, 4-uy',
  landmark: null,
  entrance: null,
  floor: null,
  flat: null,
  intercom: null,
  latitude: null,
  longitude: null,
  pin_source: null,
  point_id: null,
  full_name: 'Dilnoza Karimova',
  phone_number: '901112233',
}

const to: OrderAnswer['to'] = {
  ...from,
  region: 8,
  city: 122,
  street: 'Registon 7, 15-uy',
  landmark: 'Ulugʻbek madrasasi yonida',
  ...registan,
  full_name: 'Bobur Toshmatov',
  phone_number: '934445566',
  additional_phone: null,
  email: null,
  note: 'Kelishdan oldin qoʻngʻiroq qiling',
  link: null,
}

const placed: OrderAnswer = {
  id: '63642483',
  tracking_code: 'TB10971018114604',
  status: 'draft',
  status_label: 'Draft (created)',
  status_at: at,
  custody: { holder: 'sender', label: 'With the sender', point_id: null },
  created_at: at,
  delivery_option: 2,
  delivery_type: 1,
  payment_type: 'balance',
  paid: false,
  price: 59_900,
  currency: 'UZS',
  lines: [
    line('transport', 'Transport', 25_000, 'Belt 1, medium box, billable weight 2.4\u00a0kg'),
    line('door-pickup', 'Courier pickup', 10_000, 'Zone 1'),
    line('door-delivery', 'Delivery to the door', 15_000, 'Zone 2'),
    line(
      'cod',
      'Cash on delivery',
      6_900,
      'We collect the money for the goods and transfer it to you within 24 hours',
    ),
    line('signature', 'Signature on delivery', 3_000, 'The receiver signs, and you see the signature'),
  ],
  tariff_version: 1,
  product_fee: 250_000,
  parcel_value: 0,
  to_collect: 250_000,
  promised: {
    from: '2026-11-19',
    to: '2026-11-20',
    hours: null,
    precision: 'day',
    reason: 'agreed',
    late: false,
  },
  sender_name: from.full_name,
  sender_phone: from.phone_number,
  receiver_name: to.full_name,
  receiver_phone: to.phone_number,
  from,
  to,
  parcel_size: { weight: 2.4, length: 30, width: 20, height: 10, size_class: 'medium' },
  services: ['to_door_delivery', 'signature'],
  description: 'Kitoblar',
  comment: null,
  time_interval: null,
  external_id: null,
  images: [],
  confirm_by: null,
  keep_until: '2026-11-23T07:00:00.000Z',
  stored_until: null,
  call_card: null,
  return_of: null,
  version: 0,
  wishes: { day: null, point_id: null, hand_over: null, delegate: null, refused: false },
  allowed_actions: ['change_address', 'cancel'],
}

const event = (verb: OrderDetail['events'][number]['verb'], label: string, when: string) => ({
  verb,
  label,
  actor: 'courier' as const,
  happened_at: when,
  recorded_at: when,
  point_id: null,
  reason: null,
  reason_label: null,
  note: null,
  counted: true,
  price: null,
})

const steps: OrderDetail['steps'] = [
  { step: 'order_created', label: 'Order created', state: 'passed', at },
  { step: 'preparing', label: 'Preparing for sending', state: 'passed', at },
  { step: 'sent', label: 'Sent', state: 'passed', at: null },
  { step: 'out_for_delivery', label: 'Out for delivery', state: 'current', at: pickedUpAt },
  { step: 'on_the_way', label: 'On the way', state: 'ahead', at: null },
  { step: 'awaiting_delivery', label: 'Awaiting delivery', state: 'ahead', at: null },
  { step: 'delivered', label: 'Delivered', state: 'ahead', at: null },
]

const inBasket: OrderDetail = {
  ...placed,
  attempts: { pickup: 0, delivery: 0 },
  events: [{ ...event('place', 'Order created', at), actor: 'owner' }],
  steps: steps.map((step, index) => ({
    ...step,
    state: index === 0 ? ('current' as const) : ('ahead' as const),
    at: index === 0 ? at : null,
  })),
  refund: null,
  address_changes: [],
  reweigh: null,
  claims: [],
  pickup_code: null,
  files: [],
}

const paidEvent = { ...event('pay', 'Paid', at), actor: 'system' as const }

const carried: OrderDetail = {
  ...inBasket,
  status: 'pickup',
  status_label: 'Picked up by the courier',
  status_at: pickedUpAt,
  custody: { holder: 'courier', label: 'With the courier', point_id: null },
  paid: true,
  keep_until: null,
  version: 3,
  allowed_actions: ['change_address'],
  events: [
    ...inBasket.events,
    paidEvent,
    event('accept', 'Accepted by the courier', '2026-11-16T08:15:00.000Z'),
    event('pick_up', 'Picked up by the courier', pickedUpAt),
  ],
  steps,
}

const cancelled: OrderDetail = {
  ...inBasket,
  status: 'cancelled',
  promised: null,
  status_label: 'Cancelled',
  keep_until: null,
  version: 2,
  allowed_actions: [],
  events: [
    ...inBasket.events,
    paidEvent,
    { ...event('cancel', 'Cancelled', at), actor: 'owner', note: 'Fikrimdan qaytdim' },
  ],
  steps: inBasket.steps.map((step, index) => {
    if (index === 0) return { ...step, state: 'passed' as const }
    return index === 1 ? { ...step, state: 'current' as const, at } : step
  }),
  refund: { amount: 59_900, to: 'balance', provider: null, done: true },
}

/** Another street: the pin and the way to the old door are gone. */
const noDoor = {
  entrance: null,
  floor: null,
  flat: null,
  intercom: null,
  latitude: null,
  longitude: null,
  pin_source: null,
}
const movedTo = { street: 'Registon 9, 3-uy', landmark: 'Dorixona yonida' }
const addressee = { ...from, region: 8, city: 122, full_name: to.full_name, phone_number: to.phone_number }

const redirected: OrderDetail = {
  ...carried,
  to: { ...to, ...noDoor, ...movedTo },
  version: 4,
  events: [...carried.events, { ...event('change_address', 'Address changed', pickedUpAt), actor: 'owner' }],
  address_changes: [
    {
      at: pickedUpAt,
      before: { ...addressee, street: to.street, landmark: to.landmark, ...registan },
      after: { ...addressee, ...movedTo },
    },
  ],
}

const picture = { id: 'q0hZx1uT3bW5nY7cK9dLfA', width: 1920, height: 1440 }

/** What a report of each verb can say. */
const reports: Readonly<Partial<Record<Verb, object>>> = {
  accept: { event_id: 'c1-000017', happened_at: '2026-11-16T08:15:00Z' },
  pick_up: {
    event_id: 'c1-000018',
    scan: placed.tracking_code,
    weight: 2.4,
    photos: ['q0hZx1uT3bW5nY7cK9dLfA'],
  },
  reweigh: { weight: 2.4, length: 40, width: 30, height: 25, photos: ['q0hZx1uT3bW5nY7cK9dLfA'] },
  fail_pickup: { event_id: 'c1-000018', reason: 'nobody_home' },
  fail_delivery: { event_id: 'c1-000019', reason: 'phone_off', note: 'Uch marta qoʻngʻiroq qilindi' },
  deliver: { event_id: 'c1-000019', code: '402917', collected: 250_000 },
  drop_off: { scan: placed.tracking_code },
  store: { scan: placed.tracking_code },
  load: { scan: placed.tracking_code, trip_id: 41 },
  hand_over: { event_id: 'c1-000020', scan: placed.tracking_code },
  reassign: { courier_id: 17, note: 'Kuryer kasal' },
  redeliver: { day: '2026-11-19', courier_id: 17 },
  hand_out: { code: '402917', collected: 250_000 },
  write_off: { reason: 'lost', note: 'Ombordan topilmadi' },
}

/** By the names of the calls; the verbs have `verbExampleOf`. */
export const orderExamples = {
  createOrder: { body: draft, answer: inBasket },
  listOrders: { answer: { items: [placed], next_cursor: '1794812400000.63642483' } },
  readOrder: { answer: carried },
  changeReceiverAddress: {
    body: { ...movedTo, version: 3 },
    answer: redirected,
  },
  addClaimPhotos: {
    body: { images: [picture.id] },
    answer: { added: 1 },
  },
  openClaim: {
    body: { kind: 'damaged', description: 'Quti ezilgan', images: [picture.id] },
    answer: { id: '12', kind: 'damaged', status: 'open' },
  },
  readBasket: { answer: { items: [placed], total: 59_900 } },
  checkout: {
    body: { order_ids: [placed.id], payment_type: 'balance' },
    answer: {
      orders: [
        {
          ...placed,
          status: 'new',
          status_label: 'New (ready for delivery)',
          paid: true,
          keep_until: null,
          version: 1,
        },
      ],
      total: 59_900,
      confirm_by: null,
      checkout: null,
    },
  },
  lastReceivers: {
    answer: [
      {
        full_name: to.full_name,
        phone_number: to.phone_number,
        additional_phone: null,
        region: 8,
        city: 122,
        mahalla: null,
        street: to.street,
        landmark: to.landmark,
        ...registan,
        pin_source: 'door' as const,
        point_id: null,
      },
    ],
  },
  uploaded: { answer: picture },
}

export function verbExampleOf(verb: Verb): { body: object; answer: OrderDetail } {
  if (verb === 'cancel') return { body: { version: 1, note: 'Fikrimdan qaytdim' }, answer: cancelled }
  return { body: reports[verb] ?? {}, answer: carried }
}
