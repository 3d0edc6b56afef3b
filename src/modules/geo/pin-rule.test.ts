import { expect, test } from 'vitest'
import { refusedPin } from './borders/pin-place.ts'
import { doorWins, standingOf } from './domain/pin-rule.ts'

const here = { kmOutside: 0, kmInOtherRegion: 0, inCountry: true }

test('five kilometres outside are taken, farther is asked about, deep in another region or abroad is refused', () => {
  const at = (facts: Partial<typeof here>) => standingOf({ ...here, ...facts })
  expect(at({ kmOutside: -3 })).toBe('inside')
  expect(at({ kmOutside: 0.1 })).toBe('near')
  expect(at({ kmOutside: 5 })).toBe('near')
  expect(at({ kmOutside: 5.01 })).toBe('far')
  expect(at({ kmOutside: 4, kmInOtherRegion: 4 })).toBe('near')
  expect(at({ kmOutside: 9, kmInOtherRegion: 5 })).toBe('far')
  expect(at({ kmOutside: 9, kmInOtherRegion: 5.01 })).toBe('other_region')
  expect(at({ kmOutside: 9, inCountry: false })).toBe('abroad')
  // The border between regions is drawn twice, and not quite alike: inside is inside.
  expect(at({ kmOutside: -1, kmInOtherRegion: 6 })).toBe('inside')
  expect(at({ kmOutside: 3, inCountry: false })).toBe('near')
})

const chilonzor = 205
const pin = (latitude: number, longitude: number) => ({ districtId: chilonzor, latitude, longitude })
const said = { confirmed: undefined, locale: 'uz', path: 'to.' } as const

test('a refusal names the district and the distance in the language of the caller', () => {
  // Yunusobod, on the other side of the same city.
  const far = pin(41.3646, 69.2882)
  expect(refusedPin(far, { ...said, locale: 'en' })).toEqual({
    code: 'pin_outside_district',
    values: { district: 'Chilonzor District', km: '6.4' },
    fields: [{ path: 'to.latitude', code: 'outside_district' }],
    extra: { km: 6.4, can_confirm: true },
  })
  expect(refusedPin(far, { ...said, locale: 'ru' })?.values).toEqual({
    district: 'Чиланзарский район',
    km: '6,4',
  })
  expect(refusedPin(far, { ...said, confirmed: true })).toBeUndefined()
})

test('what is confirmed is refused all the same deep in another region and abroad', () => {
  const sure = { ...said, confirmed: true }
  expect(refusedPin(pin(39.6542, 66.9597), sure)).toMatchObject({
    code: 'pin_outside_district',
    fields: [{ code: 'other_region' }],
    extra: { can_confirm: false },
  })
  expect(refusedPin(pin(42.3155, 69.5869), sure)).toMatchObject({ fields: [{ code: 'outside_country' }] })
})

test('a pin has both numbers or none', () => {
  const half = { districtId: chilonzor, latitude: 41.27 }
  expect(refusedPin(half, said)).toEqual({
    code: 'invalid_input',
    fields: [{ path: 'to.longitude', code: 'required' }],
  })
  expect(refusedPin({ districtId: chilonzor, latitude: null }, said)).toBeUndefined()
})

test('a courier’s door wins over what was found and what was shown before, not over what was shown since', () => {
  const [before, then, since] = ['2026-11-10', '2026-11-12', '2026-11-14'].map((day) => new Date(day)) as [
    Date,
    Date,
    Date,
  ]
  const door = { at: then }
  expect(doorWins(door, undefined)).toBe(true)
  for (const source of ['found', 'door'] as const) expect(doorWins(door, { source, at: since })).toBe(true)
  for (const source of ['dragged', 'location', null] as const) {
    expect(doorWins(door, { source, at: before })).toBe(true)
    expect(doorWins(door, { source, at: since })).toBe(false)
  }
  expect(doorWins(door, { source: null, at: null })).toBe(true)
})
