import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentTypes, timeIntervals } from '#modules/orders/domain/order.ts'
import { orderRequest } from '#modules/orders/place/order-request.contract.ts'
import { orderBodyOf } from '#parcel/draft/order-body.ts'
import { changedDraft, emptyOrderDraft, type OrderDraft, readOrderDraft } from '#parcel/draft/order-draft.ts'
import { type FaultCode, faultsOf } from '../faults.ts'

/** What the schema cannot know: that two phones are one on purpose, and where regions end. */
const notOfSchema: readonly FaultCode[] = ['samePhone', 'outside']

const name = fc.constantFrom(
  'Dilshod Rahimov',
  'Малика',
  '  Oʻgʻiloy   Qodirova ',
  '',
  '   ',
  '-',
  'x'.repeat(101),
)
const phone = fc.constantFrom('901234567', '+998 91 123-45-67', '', '90123456', '10 1234567', 'abc')
const street = fc.constantFrom(
  'Bunyodkor 12',
  ' Uy 1 ',
  '',
  '      ',
  '!!!!!!',
  'я'.repeat(200),
  'я'.repeat(201),
)
const line = fc.constantFrom('', 'Maktab yonida', '...', 'a\u200bb', 'y'.repeat(501))
const email = fc.constantFrom('', 'malika@misol.uz', ' malika@misol.uz ', 'malika@', 'a b@c.uz', 'a..b@c.uz')
const id = fc.constantFrom(null, 8, 122, 205)
const soum = fc.constantFrom(0, 1, 120_000, 1_000_000_000, 1_000_000_001)
const side = fc.constantFrom(0, 0.1, 30, 300, 301)

const address = fc.record({
  region: id,
  city: id,
  mahalla: line,
  street,
  landmark: line,
  point_id: fc.constantFrom(null, 3),
  latitude: fc.constant(39.65),
  longitude: fc.constant(66.97),
  additional_phone: fc.constantFrom('', '931112233', '12'),
  email,
  note: line,
  link: fc.constantFrom('', '', '', 'aB3dE5gH7jK9mN'),
})

const anyDraft: fc.Arbitrary<OrderDraft> = fc
  .record({
    deliveryInformation: fc.record({
      services: fc.subarray(['to_door_delivery', 'cod', 'cod_return', 'signature', 'cover_1']),
      product_fee: soum,
      parcel_value: soum,
      description: line,
      comment: line,
      time_interval: fc.constantFrom(null, ...timeIntervals),
      payment_type: fc.constantFrom(null, ...paymentTypes),
      same_phone_ok: fc.boolean(),
    }),
    deliveryMethod: fc.record({ delivery_type: fc.constantFrom(1 as const, 2 as const) }),
    delivery_option: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    receiver_name: name,
    receiver_phone: phone,
    sender_name: name,
    sender_phone: phone,
    images: fc.array(fc.constantFrom('17', '18'), { maxLength: 5 }),
    from: address,
    to: address,
    parcel_size: fc.record({
      weight: fc.constantFrom(0, 0.001, 3, 100, 100.5),
      length: side,
      width: side,
      height: side,
      size_class: fc.constantFrom(null, 'small' as const, 'other' as const),
    }),
  })
  .map(readOrderDraft)

/** Mostly right, with one part at random: so that drafts without faults are met often. */
const nearlyRight: fc.Arbitrary<OrderDraft> = fc
  .tuple(anyDraft, fc.subarray(Object.keys(emptyOrderDraft) as (keyof OrderDraft)[], { maxLength: 2 }))
  .map(([random, parts]) => ({
    ...ready,
    ...Object.fromEntries(parts.map((part) => [part, random[part]])),
  }))

const ready = changedDraft(emptyOrderDraft, {
  from: { region: 14, city: 205, street: 'Bunyodkor koʻchasi, 12', point_id: 3 },
  to: { region: 8, city: 122, street: 'Registon koʻchasi, 5', point_id: 7 },
  sender_name: 'Dilshod Rahimov',
  sender_phone: '901234567',
  receiver_name: 'Malika Yusupova',
  receiver_phone: '911234567',
  parcel_size: { weight: 3, length: 30, width: 30, height: 20, size_class: 'medium' },
  deliveryInformation: { description: 'Kurtka va kitoblar', payment_type: 'cash' },
})

const accepted = (draft: OrderDraft) => {
  const parsed = orderRequest.safeParse(orderBodyOf(draft))
  return parsed.success
    ? true
    : parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join()
}

test.each([
  ['any draft', anyDraft],
  ['a nearly right draft', nearlyRight],
] as const)('%s: the page finds fault exactly where the server would', (_, drafts) => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const faults = Object.values(faultsOf(draft)).filter((code) => !notOfSchema.includes(code))
      const answer = accepted(draft)
      expect(faults.length === 0, `${JSON.stringify(faultsOf(draft))} against ${answer}`).toBe(
        answer === true,
      )
    }),
    { numRuns: 400 },
  )
})

test('a draft without faults becomes the order that was written', () => {
  expect(orderRequest.parse(orderBodyOf(ready))).toMatchObject({
    delivery_option: 2,
    delivery_type: 1,
    services: ['to_door_delivery'],
    payment_type: 'cash',
    description: 'Kurtka va kitoblar',
    sender: { fullName: 'Dilshod Rahimov', phone: '901234567', street: 'Bunyodkor koʻchasi, 12' },
    receiver: { fullName: 'Malika Yusupova', phone: '911234567', street: 'Registon koʻchasi, 5' },
    parcel_size: { weightGrams: 3000, sidesCm: [30, 30, 20] },
  })
})

test('at a point the street stays at home, and so does the time of a courier', () => {
  const toPoint = changedDraft(ready, {
    delivery_option: 1,
    deliveryInformation: { time_interval: '09:00-12:00', services: ['to_door_delivery', 'signature'] },
  })
  const body = orderBodyOf(toPoint)
  expect(body.from).not.toHaveProperty('street')
  expect(body).toMatchObject({ time_interval: null, services: ['signature'], to: { point_id: 7 } })
})

test('an end that is a point says the district where the point lies', () => {
  const chosen = changedDraft(ready, { delivery_option: 3, to: { point_region: 8, point_city: 125 } })
  expect(orderBodyOf(chosen).to).toMatchObject({ region: 8, city: 125, point_id: 7 })
  expect(orderBodyOf(changedDraft(chosen, { delivery_option: 2 })).to).toMatchObject({ region: 8, city: 122 })
})

test('behind a personal link nothing else of the receiver is sent', () => {
  const linked = changedDraft(ready, { to: { link: 'aB3dE5gH7jK9mN', link_name: 'Malika Y.' } })
  const body = orderBodyOf(linked)
  expect(body.to).toEqual({ link: 'aB3dE5gH7jK9mN' })
  expect(body).not.toHaveProperty('receiver_phone')
  expect(accepted(linked)).toBe(true)
})

test('one phone at both ends is confirmed only while it is one', () => {
  const said = { deliveryInformation: { same_phone_ok: true } }
  expect(orderBodyOf(changedDraft(ready, said)).same_phone_ok).toBe(false)
  expect(orderBodyOf(changedDraft(ready, { ...said, receiver_phone: '901234567' })).same_phone_ok).toBe(true)
})
