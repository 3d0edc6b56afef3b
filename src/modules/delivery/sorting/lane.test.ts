import fc from 'fast-check'
import { expect, test } from 'vitest'
import { districts } from '#modules/geo/domain/districts.ts'
import { type DepotOnMap, depotFor, laneKeyOf, oddOf, type ToSort } from '../domain/lane.ts'
import { isByVan, type LaneKey, laneKinds, lookOf, mayMerge, whereToLook } from '../domain/lane-words.ts'
import { isSealWhole } from '../domain/trip.ts'

const chilonzor = 205
const samarkand = 122
const bukhara = 47
const depotAt = (id: number, districtId: number): DepotOnMap => {
  const { lat, lon } = districts.find((one) => one.id === districtId)?.centre ?? { lat: 0, lon: 0 }
  return { id, districtId, lat, lon }
}
const depots = [depotAt(1, chilonzor), depotAt(2, samarkand), depotAt(3, bukhara)]
const parcel = (changes: Partial<ToSort> = {}): ToSort => ({
  districtId: samarkand,
  pointId: undefined,
  isReturn: false,
  status: 'agent_received',
  isRefused: false,
  ...changes,
})

test.each<[string, Partial<ToSort>, number, LaneKey]>([
  ['to another depot', {}, 1, { kind: 'depot', target: 2 }],
  ['back to another depot', { isReturn: true }, 1, { kind: 'back', target: 2 }],
  ['to a door here', {}, 2, { kind: 'doors', target: samarkand }],
  ['to a point here', { pointId: 7 }, 2, { kind: 'points', target: samarkand }],
  ['back to a door here goes with the others', { isReturn: true }, 2, { kind: 'doors', target: samarkand }],
  ['of a cancelled order', { status: 'cancelled' }, 1, { kind: 'aside', target: 0 }],
  ['kept too long', { status: 'expired' }, 2, { kind: 'aside', target: 0 }],
  ['refused', { isRefused: true }, 1, { kind: 'aside', target: 0 }],
])('a parcel %s', (_, changes, here, lane) => {
  expect(laneKeyOf(parcel(changes), here, depots)).toEqual(lane)
})

test('every parcel has exactly one lane at every depot, and always the same', () => {
  const anyDepots = fc
    .uniqueArray(fc.constantFrom(...districts.map(({ id }) => id)), { minLength: 1, maxLength: 20 })
    .map((some) => some.map((district, index) => depotAt(index + 1, district)))
  const anyParcel = fc.record({
    districtId: fc.constantFrom(...districts.map(({ id }) => id)),
    pointId: fc.option(fc.integer({ min: 1, max: 9_999 }), { nil: undefined }),
    isReturn: fc.boolean(),
    status: fc.constantFrom(
      'new',
      'agent_received',
      'pickup',
      'failed_delivery',
      'cancelled',
      'expired',
      'done',
    ),
    isRefused: fc.boolean(),
  })
  fc.assert(
    fc.property(anyDepots, anyParcel, fc.nat(), (some, one, at) => {
      const here = some[at % some.length]?.id ?? 1
      const lane = laneKeyOf(one, here, some)
      expect(laneKinds).toContain(lane.kind)
      expect(laneKeyOf(one, here, some.toReversed())).toEqual(lane)
      // Sent on, it is nobody's to send on from where it comes to.
      if (isByVan(lane.kind)) expect(isByVan(laneKeyOf(one, lane.target, some).kind)).toBe(false)
    }),
  )
})

test('a district without a depot is served by the nearest of its region, and a region without one by the nearest of all', () => {
  const gijduvon = districts.find(({ regionId, id }) => regionId === 3 && id !== bukhara)
  const inBukhara = districts.find(({ id }) => id === bukhara)?.regionId
  const near = districts.find(({ regionId, id }) => regionId === inBukhara && id !== bukhara)
  expect(depotFor(near?.id ?? 0, depots)).toBe(3)
  expect(depotFor(gijduvon?.id ?? 0, [depotAt(2, samarkand)])).toBe(2)
  expect(depotFor(samarkand, [])).toBeUndefined()
})

test('lanes look different: of the same colour the tile differs', () => {
  const looks = Array.from({ length: 144 }, (_, index) => lookOf(index + 1))
  expect(new Set(looks.map(({ colour, tile }) => `${colour} ${tile}`)).size).toBe(144)
  expect(looks.every(({ colour, tile }) => colour >= 1 && colour <= 12 && tile >= 1 && tile <= 12)).toBe(true)
})

test('lanes are led together that leave the same way', () => {
  expect(mayMerge('depot', 'back')).toBe(true)
  expect(mayMerge('doors', 'points')).toBe(true)
  expect(mayMerge('doors', 'depot')).toBe(false)
  expect(mayMerge('aside', 'doors')).toBe(false)
  expect(mayMerge('depot', 'aside')).toBe(false)
})

test('what is odd is said beside the lane', () => {
  const onward = { kind: 'depot', target: 2 } as const
  expect(oddOf(parcel(), onward, { isSurplus: false, from: 3 })).toEqual([])
  expect(oddOf(parcel(), onward, { isSurplus: true, from: 2 })).toEqual(['surplus', 'wrong_depot'])
  expect(
    oddOf(parcel({ isReturn: true }), { kind: 'back', target: 2 }, { isSurplus: false, from: 2 }),
  ).toEqual([])
  const aside = { kind: 'aside', target: 0 } as const
  expect(oddOf(parcel({ isRefused: true }), aside, { isSurplus: false, from: undefined })).toEqual([
    'refused',
  ])
  expect(oddOf(parcel({ status: 'done' }), aside, { isSurplus: false, from: undefined })).toEqual(['ended'])
})

test.each<[string, { isClosed: boolean; isSealWhole: boolean }, boolean, string]>([
  ['first in the van', { isClosed: false, isSealWhole: true }, false, 'look_in_van'],
  ['in the bag whose others came', { isClosed: false, isSealWhole: true }, true, 'look_in_bag'],
  ['with the driver, when the seal was broken', { isClosed: false, isSealWhole: false }, true, 'ask_driver'],
  ['nowhere any more, once it is closed', { isClosed: true, isSealWhole: true }, true, 'told_desk'],
])('what is missing is looked for %s', (_, trip, bagCame, word) => {
  expect(whereToLook(trip, { bagCame })).toBe(word)
})

test('a seal is whole as it was told; where none was told there is none to miss', () => {
  expect(isSealWhole('771204', 'whole')).toBe(true)
  expect(isSealWhole('771204', null)).toBe(true)
  expect(isSealWhole('771204', 'none')).toBe(false)
  expect(isSealWhole('771204', 'other')).toBe(false)
  expect(isSealWhole(null, 'none')).toBe(true)
  expect(isSealWhole(null, 'broken')).toBe(false)
})
