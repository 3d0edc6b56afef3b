import { expect, test } from 'vitest'
import { assert } from '#kernel/assert.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import { foundChange, type MapAnswer, underPin } from './map-answer.ts'
import { noDoor, type PinnedAddress, pinBeside, pinOf } from './pin.ts'
import { pinnedBy } from './pinned-by.ts'

const house: MapAnswer = {
  kind: 'house',
  label: 'Qoratosh koʻchasi, 105-uy',
  street: 'Qoratosh koʻchasi',
  house: '105',
  latitude: 41.31,
  longitude: 69.24,
  region_id: 14,
  district_id: 206,
}
const bazaar: MapAnswer = { ...house, kind: 'landmark', label: 'Chorsu bozori' }
const shayxontohur = districtById(206)
assert(shayxontohur, 'it is one of the districts')

const empty: PinnedAddress = { region: 14, city: 206, street: '', pin: undefined, ...noDoor }
const written = { ...empty, street: 'Koʻk darvoza, Anvarning uyi' }
const dragged = { at: { lat: 41.3, lon: 69.25 }, zoom: 17, source: 'dragged' } as const
const placed = {
  address: empty,
  spot: dragged,
  answer: undefined,
  found: undefined,
  line: house.label,
  opened: undefined,
  districts: [shayxontohur],
  door: { ...noDoor, flat: '18' },
}

test('a pin brings its address into an empty field, and the door inside the house', () => {
  expect(pinnedBy(placed)).toEqual({
    ...noDoor,
    flat: '18',
    street: 'Qoratosh koʻchasi, 105-uy',
    pin: { at: dragged.at, source: 'dragged', confirmed: false, isFresh: true },
  })
})

test('words of the person’s own stay beside the pin; words of the map follow it', () => {
  expect(pinnedBy({ ...placed, address: written })).not.toHaveProperty('street')
  const byMap = { ...empty, street: 'Beruniy koʻchasi, 3-uy' }
  expect(pinnedBy({ ...placed, address: byMap, opened: byMap.street }).street).toBe(house.label)
})

test('what was picked in the search is taken as it was found; moved on, it is what lies under the pin', () => {
  const spot = { ...dragged, source: 'found' } as const
  const found = { answer: bazaar, change: foundChange(bazaar, bazaar.label) }
  expect(pinnedBy({ ...placed, address: written, spot, found })).toMatchObject({
    street: 'Qoratosh koʻchasi',
    landmark: 'Chorsu bozori',
    pin: { source: 'found' },
  })
  expect(pinnedBy({ ...placed, address: written, found }).street).toBe(house.label)
})

test('a house that is not on the map keeps its number when it is moved to where it stands', () => {
  const answer: MapAnswer = { ...house, near: true }
  const found = { answer, change: foundChange(answer, answer.label) }
  const moved = (lat: number) => ({
    ...placed,
    spot: { ...dragged, at: { lat, lon: 69.24 } },
    line: 'Beruniy, 3',
    found,
  })
  expect(pinnedBy(moved(41.3108)).street).toBe(house.label)
  expect(pinnedBy(moved(41.3118)).street).toBe('Beruniy, 3')
})

test('the district comes along when there was none or another was agreed to, and a pin that stays is confirmed', () => {
  const moved = { region: 14, city: 206 }
  expect(pinnedBy({ ...placed, address: { ...empty, region: undefined, city: undefined } })).toMatchObject(
    moved,
  )
  const answer = { to: 'move', district: shayxontohur } as const
  expect(pinnedBy({ ...placed, address: { ...empty, city: 205 }, answer })).toMatchObject(moved)
  const stayed = pinnedBy({ ...placed, address: { ...empty, city: 205 }, answer: { to: 'stay' } })
  expect(stayed).toMatchObject({ pin: { confirmed: true } })
  expect(stayed).not.toHaveProperty('city')
})

test('another street takes the old pin away, unless it was put beside it just now', () => {
  const old = pinOf({ latitude: 41.3, longitude: 69.2, pin_source: 'door' })
  assert(old, 'it has a place')
  expect(pinBeside(old, 'Registon 7', 'Registon 9')).toBeUndefined()
  expect(pinBeside(old, 'Registon 7', 'Registon 7 ')).toBe(old)
  const fresh = { ...old, isFresh: true }
  expect(pinBeside(fresh, 'Registon 7', 'Registon 9')).toBe(fresh)
})

test('a district that is found brings no door, a town does', () => {
  expect(foundChange({ ...house, kind: 'district' }, '')).toEqual({ region: 14, city: 206 })
  expect(foundChange({ ...house, kind: 'place' }, 'Xojakent')).toMatchObject({ street: 'Xojakent' })
})

test('what lies under a pin is taken apart: the address, the landmark, one district or two', () => {
  const districts = [206, 205].map((district_id): MapAnswer => ({ ...house, kind: 'district', district_id }))
  expect(underPin([house, bazaar, ...districts])).toEqual({
    address: house,
    landmark: bazaar,
    districts: [206, 205],
  })
  expect(underPin([])).toEqual({ address: undefined, landmark: undefined, districts: [] })
})
