import { expect, test } from 'vitest'
import { unnumberedUnits } from '#modules/geo/domain/districts.ts'
import { regionIds } from '#modules/geo/domain/regions.ts'
import { findPlaces, placeById, readPlace, usualPlaces } from './places.ts'

test('a district is itself, a region is the town it is run from', () => {
  expect(placeById(122, 'ru')).toMatchObject({
    id: 122,
    region: 8,
    city: 122,
    exact: true,
    label: 'Город Самарканд',
  })
  expect(placeById(8, 'uz')).toMatchObject({
    id: 122,
    label: 'Samarqand shahri',
    regionLabel: 'Samarqand viloyati',
  })
  for (const id of regionIds) expect(placeById(id, 'uz')?.region, String(id)).toBe(id)
})

test('the capital as a whole prices a parcel but is no exact address', () => {
  expect(placeById(14, 'en')).toMatchObject({ id: 14, region: 14, exact: false, label: 'Tashkent City' })
})

test.each([0, 214, 999, -1, Number.NaN])('%s is no place', (id) => {
  expect(placeById(id, 'uz')).toBeUndefined()
})

test.each(['Samarqand shahri', 'САМАРКАНД', 'самарқанд', 'samarkand city', '122', '8'])(
  '%s leads to Samarkand in any script',
  (text) => {
    expect(readPlace(text, 'uz').place?.id).toBe(122)
  },
)

test('a name that two places bear takes the town and offers the other', () => {
  const { place, others } = readPlace('Samarqand', 'uz')
  expect(place?.label).toBe('Samarqand shahri')
  expect(others.map((found) => found.place.label)).toContain('Samarqand tumani')
})

test('a slip is not taken for granted: it is asked back with its reason', () => {
  const { place, others } = readPlace('Chilonzir', 'uz')
  expect(place).toBeUndefined()
  expect(others[0]).toMatchObject({ place: { label: 'Chilonzor tumani' }, reason: 'typo' })
})

test('a district without an id of its own leads to the one it is kept under, and says so', () => {
  const unit = unnumberedUnits[0]
  expect(findPlaces(unit?.names.uz ?? '', 'ru')[0]).toMatchObject({
    place: { id: unit?.foldsInto },
    countsAs: unit?.names.ru,
  })
  expect(findPlaces('самарканд', 'ru')[0]).not.toHaveProperty('countsAs')
})

test('no place is listed twice', () => {
  for (const text of ['Toshkent', 'Buxoro', 'nukus', 'a']) {
    const ids = findPlaces(text, 'uz').map(({ place }) => place.id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('the list begins with the capital and has one town a region', () => {
  const places = usualPlaces('uz')
  expect(places[0]?.label).toBe('Toshkent shahri')
  expect(new Set(places.map(({ region }) => region)).size).toBe(regionIds.length)
})
