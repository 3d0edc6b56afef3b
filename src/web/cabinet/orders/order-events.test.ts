import { expect, test } from 'vitest'
import { orderExamples } from '#modules/orders/order-examples.contract.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { placeOfEvent } from './order-events.ts'

const carried = orderExamples.readOrder.answer
const { events } = carried
const [sample] = events as [OrderDetail['events'][number]]

const way = [
  ['place', null],
  ['accept', null],
  ['pick_up', null],
  ['store', 7],
  ['pick_up', null],
  ['fail_delivery', null],
  ['store', 9],
  ['hand_out', 9],
] as const

test('what happened stands where it happened: at an end of the way or at a point', () => {
  const happened = way.map(([verb, point_id]) => ({ ...sample, verb, point_id }))
  const places = happened.map((_, index) => placeOfEvent({ events: happened }, index))
  expect(places).toEqual([undefined, 'from', 'from', 7, 7, 'to', 9, 9])
})
