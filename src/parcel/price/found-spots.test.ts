import { expect, test } from 'vitest'
import type { MapAnswer } from '../pin/map-answer.ts'
import { mayBeAddress, withSpots } from './found-spots.ts'
import { findPlaces, placeById } from './places.ts'

const bazaar: MapAnswer = {
  kind: 'landmark',
  label: 'Chorsu bozori',
  subtitle: 'Shayxontohur tumani, Toshkent',
  latitude: 41.3262,
  longitude: 69.2361,
  region_id: 14,
  district_id: 206,
}
const house: MapAnswer = { ...bazaar, kind: 'house', label: 'Navoiy, 5', street: 'Navoiy', house: '5' }
const lineOf = ({ kind, label, street, house }: MapAnswer) =>
  kind === 'house' ? `${street}, ${house}-uy` : label
const found = (typed: string, answers: readonly MapAnswer[]) =>
  withSpots(findPlaces(typed, 'uz'), answers, 'uz', lineOf)

test.each([
  ['Chilonzor', false],
  ['Chilonzir', true],
  ['Chorsu', true],
  ['Samarqand, Registon', true],
  ['Navoiy 5', true],
])('%s: whether addresses are looked for is %s', (typed, isAsked) => {
  expect(mayBeAddress(typed, findPlaces(typed, 'uz'))).toBe(isAsked)
})

test('an address is shown in its own words, and priced by its district', () => {
  const [first] = found('Chorsu bozori', [bazaar])
  expect(first?.place).toEqual({
    ...placeById(206, 'uz'),
    spot: {
      text: 'Chorsu bozori',
      note: 'Shayxontohur tumani, Toshkent',
      address: expect.objectContaining({
        street: 'Chorsu bozori',
        latitude: 41.3262,
        longitude: 69.2361,
        pin_source: 'found',
      }),
    },
  })
  expect(found('Navoiy 5', [house])[0]?.place.spot).toMatchObject({
    text: 'Navoiy, 5-uy',
    address: { street: 'Navoiy, 5-uy' },
  })
})

test('a town leads to its district and is no address yet', () => {
  const gazli: MapAnswer = { ...bazaar, kind: 'place', label: 'Gazli', region_id: 3, district_id: 58 }
  const [first] = found('Gazli', [gazli])
  expect(first?.place).toMatchObject({ id: 58, spot: { text: 'Gazli' } })
  expect(first?.place.spot).not.toHaveProperty('address')
})

test('the map’s order counts, a district stands once and keeps why it was guessed', () => {
  const district: MapAnswer = { ...bazaar, kind: 'district', label: 'Chilonzor tumani', district_id: 214 }
  const typed = 'Chilonzir'
  const guessed = findPlaces(typed, 'uz')[0]
  const answers = [bazaar, { ...district, district_id: guessed?.place.id ?? 0 }, house, bazaar]
  expect(found(typed, answers).map(({ place }) => place.spot?.text ?? place.label)).toEqual([
    'Chorsu bozori',
    'Chilonzor tumani',
    'Navoiy, 5-uy',
  ])
  expect(found(typed, answers)[1]).toEqual(guessed)
})

test('our own guesses stand in when the map has nothing; what lies outside our districts is left out', () => {
  const { district_id: _, ...nowhere } = bazaar
  expect(found('Chilonzir', [nowhere])).toEqual(findPlaces('Chilonzir', 'uz'))
  const region: MapAnswer = { ...nowhere, kind: 'region', region_id: 8 }
  expect(found('Samarqand shahri', [region])[0]?.place.id).toBe(122)
})
