import { expect, test } from 'vitest'
import { closedOn, type Pause, pauseAt } from './served.ts'

const pause: Pause = {
  regionId: 8,
  districtId: 124,
  pickups: false,
  deliveries: true,
  lastDay: '2026-11-25',
  reason: 'snow',
}
const region: Pause = { ...pause, districtId: null, pickups: true, lastDay: null, reason: 'road' }

test('a district is closed at the end that was closed, and no other', () => {
  expect(pauseAt([pause], 124, 'to')).toBe(pause)
  expect(pauseAt([pause], 124, 'from')).toBeUndefined()
  expect(pauseAt([pause], 122, 'to')).toBeUndefined()
})

test('a region closes all of its districts, and the longest pause is told', () => {
  expect(pauseAt([region], 122, 'from')).toBe(region)
  expect(pauseAt([pause, region], 124, 'to')).toBe(region)
  expect(pauseAt([region], 205, 'to')).toBeUndefined()
})

test('the receiver is looked at first, then the sender', () => {
  expect(closedOn([region], { from: 122, to: 124 })).toMatchObject({ end: 'to', district: { id: 124 } })
  expect(closedOn([region], { from: 122, to: 205 })).toMatchObject({ end: 'from', district: { id: 122 } })
  expect(closedOn([], { from: 122, to: 124 })).toBeUndefined()
})
