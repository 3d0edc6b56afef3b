import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentTypes, timeIntervals } from '#modules/orders/domain/order.ts'
import { orderExamples } from '#modules/orders/order-examples.contract.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { orderRequest } from '#modules/orders/place/order-request.contract.ts'
import { orderBodyOf } from '#parcel/draft/order-body.ts'
import { readOrderDraft } from '#parcel/draft/order-draft.ts'
import { draftFromOrder } from './draft-from-order.ts'

const sampleOrder = orderExamples.readOrder.answer

/** An end is a door with a street, or a point. */
const doorOf = ({ street }: OrderDetail['from'], isDoor: boolean, point: number) =>
  isDoor ? { street, point_id: null } : { street: null, point_id: point }

const text = fc.constantFrom(null, 'Doʻstlik', 'Боғ кўчаси, 7')
const point = fc.constantFrom(3, 457)
const order = fc
  .record({
    option: fc.constantFrom(1, 2, 3, 4),
    type: fc.constantFrom(1, 2),
    mahalla: text,
    landmark: text,
    note: text,
    comment: text,
    points: fc.tuple(point, point),
    payment_type: fc.constantFrom(...paymentTypes),
    time_interval: fc.constantFrom(null, ...timeIntervals),
    goods: fc.constantFrom(0, 150_000),
    weight: fc.constantFrom(0.4, 2.5, 14),
    sides: fc.constantFrom([0, 0, 0] as const, [30, 20, 10] as const),
    email: fc.constantFrom(null, 'malika@example.uz'),
    additional_phone: fc.constantFrom(null, '901112244'),
  })
  .map(({ option, type, mahalla, landmark, note, points, goods, weight, sides, email, ...rest }) => {
    const [length, width, height] = sides
    const fromDoor = option === 2 || option === 3
    const toDoor = option === 2 || option === 4
    const { from, to } = sampleOrder
    return {
      ...sampleOrder,
      payment_type: rest.payment_type,
      time_interval: rest.time_interval,
      comment: rest.comment,
      delivery_option: option,
      delivery_type: type,
      product_fee: goods,
      services: goods > 0 ? ['to_door_delivery', 'cod'] : ['signature'],
      parcel_size: { weight, length, width, height, size_class: 'medium' },
      from: { ...from, ...doorOf(from, fromDoor, points[0]), mahalla },
      to: {
        ...to,
        ...doorOf(to, toDoor, points[1]),
        landmark,
        note,
        email,
        additional_phone: rest.additional_phone,
      },
    }
  })

test('an order that was made can be made again: the server takes what the wizard would send', () => {
  fc.assert(
    fc.property(order, (made) => {
      const draft = draftFromOrder(made)
      expect(draft).toBeDefined()
      if (!draft) return
      expect(readOrderDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
      const asked = orderRequest.parse(orderBodyOf(draft))
      expect(asked).toMatchObject({
        delivery_option: made.delivery_option,
        delivery_type: made.delivery_type,
        payment_type: made.payment_type,
        description: made.description,
        sender: { fullName: made.sender_name, phone: made.sender_phone },
      })
      expect(asked.product_fee ?? 0).toBe(made.product_fee)
    }),
  )
})

test('the pin of a repeated order keeps how it came about, and the way to the door is not asked for again', () => {
  const atDoor = { entrance: '2', floor: '5', flat: '38', intercom: '38K' }
  const pin = { latitude: 39.655, longitude: 66.96, pin_source: 'found' as const }
  const draft = draftFromOrder({ ...sampleOrder, to: { ...sampleOrder.to, ...atDoor, ...pin } })
  expect(draft && orderBodyOf(draft).to).toMatchObject({ ...atDoor, ...pin })
})

test('the photos of the last parcel are not those of the next', () => {
  expect(draftFromOrder({ ...sampleOrder, images: ['a', 'b'] })?.images).toEqual([])
})

test('a way back cannot be repeated, nor a parcel to somebody whose door is hidden', () => {
  expect(draftFromOrder({ ...sampleOrder, return_of: '12345678' })).toBeUndefined()
  const hidden = { ...sampleOrder.to, link: 'abc', phone_number: '', street: null }
  expect(draftFromOrder({ ...sampleOrder, to: hidden })).toBeUndefined()
})
