import { expect, test } from 'vitest'
import { orderRequest } from '#modules/orders/place/order-request.contract.ts'
import { calculateRequest } from '#modules/pricing/pricing.contract.ts'
import { noDoor } from '#parcel/pin/pin.ts'
import {
  type Entry,
  emptyEntry,
  faultsOf,
  orderBodyOf,
  quoteBodyOf,
  withCover,
  withEnd,
  withOption,
} from './entry-draft.ts'

const end = { street: 'Bunyodkor 12, 4-uy', landmark: '', ...noDoor, pin: undefined, point: undefined }
const whole: Entry = {
  ...emptyEntry,
  from: {
    ...end,
    name: 'Dilnoza Karimova',
    phone: '901112233',
    place: { region: 14, city: 205, label: 'Chilonzor' },
  },
  to: {
    ...end,
    name: 'Bobur Toshmatov',
    phone: '934445566',
    place: { region: 8, city: 122, label: 'Samarqand' },
  },
  description: 'Kitoblar',
}

test('an empty form says what it needs, in its own order', () => {
  expect(faultsOf(emptyEntry)).toEqual([
    'from.name',
    'from.phone',
    'from.place',
    'from.street',
    'to.name',
    'to.phone',
    'to.place',
    'to.street',
    'description',
  ])
  expect(quoteBodyOf(emptyEntry, '7')).toBeUndefined()
})

test('what has no faults is what the server takes', () => {
  const measured = { ...whole, weight: 2.5, length: 30, width: 20, height: 10 }
  const priced: Entry = {
    ...whole,
    services: ['cod'],
    productFee: 250_000,
    parcelValue: 300_000,
    interval: '09:00-12:00',
  }
  for (const entry of [whole, measured, priced]) {
    expect(faultsOf(entry)).toEqual([])
    expect(orderRequest.safeParse(orderBodyOf(entry, '7')).error?.issues).toBeUndefined()
    expect(calculateRequest.safeParse(quoteBodyOf(entry, '7')).error?.issues).toBeUndefined()
  }
})

test('an end at a point asks for the point and not for a street', () => {
  const toPoint: Entry = { ...whole, option: 3, to: { ...whole.to, street: '' } }
  expect(faultsOf(toPoint)).toEqual(['to.point'])
  const chosen = { ...toPoint, to: { ...toPoint.to, point: 42 } }
  expect(faultsOf(chosen)).toEqual([])
  expect(orderRequest.parse(orderBodyOf(chosen, '7')).receiver).toMatchObject({ pointId: 42 })
})

test('collecting money for the goods needs its sum; without it no sum is sent', () => {
  expect(faultsOf({ ...whole, services: ['cod'] })).toEqual(['productFee'])
  expect(orderBodyOf({ ...whole, productFee: 250_000 }, '7')).not.toHaveProperty('product_fee')
})

test('some sides but not all are a fault of the parcel', () => {
  expect(faultsOf({ ...whole, weight: 1, length: 10 })).toEqual(['parcel'])
  expect(quoteBodyOf({ ...whole, weight: 1, length: 10 }, '7')).toBeUndefined()
})

test('a weight that was not told is a fault, and no small box in its place', () => {
  expect(faultsOf({ ...whole, weight: 0 })).toEqual(['parcel'])
  expect(quoteBodyOf({ ...whole, weight: 0 }, '7')).toBeUndefined()
})

test('an end that was a door in between asks for its point again', () => {
  const atPoints: Entry = {
    ...whole,
    option: 1,
    from: { ...whole.from, point: 7 },
    to: { ...whole.to, point: 42 },
  }
  expect(faultsOf(withOption(withOption(atPoints, 3), 1))).toEqual(['from.point'])
  expect(faultsOf(withOption(withOption(atPoints, 4), 1))).toEqual(['to.point'])
})

test('another district forgets the point, the same one keeps it', () => {
  const toPoint: Entry = { ...whole, option: 3, to: { ...whole.to, point: 42 } }
  const place = { region: 14, city: 198, label: 'Yunusobod' }
  expect(faultsOf(withEnd(toPoint, 'to', { name: 'Gulnora', place }))).toEqual(['to.point'])
  const again = withEnd(toPoint, 'to', {
    name: 'Gulnora',
    place: { region: 8, city: 122, label: 'Samarqand' },
  })
  expect([again.to.point, again.to.name]).toEqual([42, 'Gulnora'])
  expect(withEnd(toPoint, 'to', { phone: '935556677' }).to.point).toBe(42)
})

test('sender and receiver with one phone are told before the server is asked', () => {
  expect(faultsOf({ ...whole, to: { ...whole.to, phone: '901112233' } })).toEqual(['samePhone'])
})

test('one level of cover at a time, and the other services stay', () => {
  expect(withCover(['cover_1', 'signature'], 'cover_3')).toEqual(['signature', 'cover_3'])
  expect(withCover(['signature', 'cover_2'], '')).toEqual(['signature'])
})
