import { expect, test } from 'vitest'
import type { HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { openOf, takenOf, unsaidOf } from './held-view.ts'

const parcel = (id: string, trip: string | null = null) => ({
  order_id: id,
  tracking_code: `TB${id}`,
  status: 'pickup',
  since: '2026-11-18T09:00:00.000Z',
  trip_id: trip,
})
const held = {
  cash: 300_000,
  parcels: [parcel('11111111'), parcel('22222222'), parcel('33333333', '41')],
  parcel_count: 3,
}
const given = (more: Partial<HandOverView> = {}): HandOverView => ({
  id: '5',
  state: 'open',
  from: { id: '7', name: 'Jasur' },
  to: { kind: 'courier', id: '8', name: 'Sardor' },
  cash: 120_000,
  counted: null,
  note: null,
  said_at: '2026-11-18T09:00:00.000Z',
  ended_at: null,
  lines: [{ order_id: '11111111', tracking_code: 'TB11111111', state: 'said' }],
  ...more,
})

test('everything in a bag can be given away, and what lies in a van is left to its trip', () => {
  expect(unsaidOf(held, [])).toEqual({ parcels: ['TB11111111', 'TB22222222'], cash: 300_000 })
})

test('what was said already is not offered once more', () => {
  expect(unsaidOf(held, [given()])).toEqual({ parcels: ['TB22222222'], cash: 180_000 })
  expect(unsaidOf({ ...held, cash: 100_000 }, [given()]).cash).toBe(0)
})

test('of all open hand-overs those of this person are shown, with how much was scanned', () => {
  const other = given({ from: { id: '9', name: 'Aziz' } })
  const one = given({
    lines: [
      { order_id: '11111111', tracking_code: 'TB11111111', state: 'taken' },
      { order_id: '22222222', tracking_code: 'TB22222222', state: 'said' },
    ],
  })
  expect(openOf([other, one, given({ state: 'withdrawn' })], '7')).toEqual([one])
  expect(takenOf(one)).toBe(1)
})
