import { expect, test } from 'vitest'
import { failureReport, nextStepAfter, reasonsAt } from './failure.ts'

const nowhere = {
  region: 'Toshkent',
  district: 'Chilonzor',
  mahalla: null,
  street: 'Gagarin, 15-uy',
  landmark: null,
  entrance: null,
  floor: null,
  flat: null,
  intercom: null,
  latitude: null,
  longitude: null,
  pin_source: null,
  point: null,
}
const point = { ...nowhere, point: { id: 7, name: 'Beshyogʻoch', kind: 'point' } }
const wishes = { hand_over: null, delegate: null, refused: false }
const door = {
  tracking_code: 'TB57291836405128',
  kind: 'deliver' as const,
  to_collect: 94_000,
  place: nowhere,
  attempts: 0,
  wishes,
}

test('only reasons that can be true here are offered', () => {
  expect(reasonsAt(door)).toHaveLength(8)
  expect(reasonsAt(door)).not.toContain('point_closed')
  expect(reasonsAt({ ...door, to_collect: 0 })).not.toContain('cash_not_ready')
  expect(reasonsAt({ ...door, kind: 'bring', place: point })).toContain('point_closed')
  expect(reasonsAt({ ...door, kind: 'bring', place: point })).not.toContain('nobody_home')
})

test('the receiver chooses another day until the third attempt; a refused parcel goes back', () => {
  expect(nextStepAfter(door, 'nobody_home')).toBe('chooses')
  expect(nextStepAfter({ ...door, attempts: 2 }, 'nobody_home')).toBe('lastTry')
  expect(nextStepAfter(door, 'refused')).toBe('goesBack')
  expect(nextStepAfter({ ...door, wishes: { ...wishes, refused: true } }, 'nobody_home')).toBe('goesBack')
  expect(nextStepAfter(door, 'damaged')).toBe('desk')
})

test('a pickup in vain is tried three times by somebody', () => {
  expect(nextStepAfter({ ...door, kind: 'collect' }, 'nobody_home')).toBe('pickupAgain')
  expect(nextStepAfter({ ...door, kind: 'collect', attempts: 2 }, 'phone_off')).toBe('pickupOver')
})

test('a failed attempt says why, where, and on which slip; a failed pickup leaves none', () => {
  const photo = new Blob(['x'])
  const report = failureReport(
    door,
    { reason: 'nobody_home', photo, callCard: '48207136' },
    { lat: 41.3, lon: 69.2 },
  )
  expect(report.verb).toBe('fail_delivery')
  expect(report.input).toEqual({
    reason: 'nobody_home',
    photos: [report.files[0]?.clientId],
    call_card: '48207136',
    latitude: 41.3,
    longitude: 69.2,
  })
  const pickup = failureReport(
    { ...door, kind: 'collect' },
    { reason: 'phone_off', photo: undefined, callCard: '48207136' },
    undefined,
  )
  expect(pickup).toMatchObject({ verb: 'fail_pickup', input: { reason: 'phone_off' }, files: [] })
})
