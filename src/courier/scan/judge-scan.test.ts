import { expect, test } from 'vitest'
import { readScan } from '#client/scan/read-scan.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { judgeScan, stillToLoad, toneOf } from './judge-scan.ts'

const stopWith = (part: Partial<Stop>): Stop => ({
  order_id: '63642483',
  tracking_code: 'TB00000000000017',
  kind: 'deliver',
  position: 1,
  state: 'open',
  status: 'agent_received',
  version: 3,
  name: 'Zarina Mahmudova',
  phone: '901234567',
  additional_phone: null,
  place: {
    region: 'Toshkent shahri',
    district: 'Chilonzor',
    mahalla: null,
    street: 'Lutfiy, 3-uy',
    landmark: null,
    entrance: null,
    floor: null,
    flat: null,
    intercom: null,
    latitude: null,
    longitude: null,
    pin_source: null,
    point: null,
  },
  note: null,
  window: null,
  to_collect: 320_000,
  payable_by_link: true,
  parcel: { weight: 2.1, size_class: 'medium', description: 'Kitob', value: 0, sides: [] },
  wishes: { hand_over: null, delegate: null, refused: false },
  attempts: 0,
  in_hand: false,
  signature_needed: false,
  leg_metres: null,
  allowed_actions: ['pick_up'],
  ended_at: null,
  undo_until: null,
  ...part,
})

test('a scanner reads a tracking code, our link with one, an order number or a bag', () => {
  expect(readScan('tb5729 1836 4051 20')).toEqual({ kind: 'parcel', code: 'TB57291836405120' })
  expect(readScan('https://tezbox.uz/t/TB57291836405120?p=x')).toEqual({
    kind: 'parcel',
    code: 'TB57291836405120',
  })
  expect(readScan('63642483')).toEqual({ kind: 'order', code: '63642483' })
  expect(readScan('bg1234567890-6')).toEqual({ kind: 'bag', code: 'BG12345678906' })
  expect(readScan('BG12345678907')).toEqual({ kind: 'unreadable' })
  expect(readScan('5901234123457')).toEqual({ kind: 'unreadable' })
  expect(readScan('TB57291836405125')).toEqual({ kind: 'unreadable' })
})

test('a parcel of the list is loaded by its scan, by whichever name it was read', () => {
  const stop = stopWith({})
  expect(judgeScan([stop], { kind: 'order', code: '63642483' })).toEqual({
    kind: 'mine',
    stop,
    verb: 'pick_up',
  })
  const colleague = stopWith({ allowed_actions: ['hand_over'] })
  expect(judgeScan([colleague], { kind: 'parcel', code: stop.tracking_code })).toMatchObject({
    verb: 'hand_over',
  })
})

test('what is in the bag already, what has ended and what is not on the list is told apart', () => {
  const scan = { kind: 'order', code: '63642483' } as const
  expect(judgeScan([stopWith({ in_hand: true })], scan).kind).toBe('loaded')
  expect(judgeScan([stopWith({ state: 'gone' })], scan).kind).toBe('gone')
  expect(judgeScan([stopWith({ kind: 'collect' })], scan).kind).toBe('collect')
  expect(judgeScan([], scan)).toEqual({ kind: 'foreign', code: '63642483' })
  expect(toneOf('foreign')).toBe('wrong')
  expect(toneOf('mine')).toBe('right')
  expect(toneOf('loaded')).toBe('known')
  expect(toneOf('noted')).toBe('right')
})

test('still to load is what lies elsewhere, not what is fetched at a sender', () => {
  const waiting = stopWith({ order_id: '11111111' })
  const list = [
    waiting,
    stopWith({ order_id: '22222222', in_hand: true }),
    stopWith({ order_id: '33333333', kind: 'collect' }),
    stopWith({ order_id: '44444444', state: 'done' }),
  ]
  expect(stillToLoad(list)).toEqual([waiting])
})
