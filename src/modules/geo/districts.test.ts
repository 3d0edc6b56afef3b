import { expect, test } from 'vitest'
import { ozExceptions } from '#locales/index.ts'
import { transliterator } from '#platform/i18n/transliterate.ts'
import { distanceKm } from './domain/distance.ts'
import { districtById, districts, districtsOf, unnumberedUnits } from './domain/districts.ts'
import { nearestDistrict } from './domain/nearest.ts'
import { otherNames } from './domain/other-names.ts'
import { places } from './domain/places.ts'
import { districtCount, regionById, regionIds, regions } from './domain/regions.ts'
import { zoneOf } from './domain/zone.ts'

test('202 districts with the ids of the specification: 15 to 217 without 214', () => {
  const ids = Array.from({ length: 203 }, (_, index) => index + 15).filter((id) => id !== 214)
  expect(districts.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids)
  expect(districts).toHaveLength(districtCount)
  expect(regionIds.flatMap((id) => districtsOf(id))).toHaveLength(districtCount)
})

test('no name is missing, and no two districts of a region share a full name', () => {
  for (const { names, shortNames } of districts)
    for (const name of [...Object.values(names), ...Object.values(shortNames)])
      expect(name.trim()).not.toBe('')
  for (const language of ['uz', 'oz', 'ru', 'en'] as const)
    expect(new Set(districts.map(({ names, regionId }) => `${names[language]} ${regionId}`)).size).toBe(
      districtCount,
    )
})

test('whatever points to a district points to one of the same region', () => {
  for (const { foldsInto, regionId } of unnumberedUnits)
    expect(districtById(foldsInto)?.regionId).toBe(regionId)
  for (const { districtId, regionId } of places) expect(districtById(districtId)?.regionId).toBe(regionId)
  for (const { of, id } of otherNames)
    expect(of === 'region' ? regionById(id) : districtById(id)).toBeDefined()
})

test.each([
  ['Chilonzor', 205, 1],
  ['Angren', 150, 1],
  ['Guliston city', 141, 1],
  ['Bekobod', 152, 2],
  ['Samarqand city', 122, 2],
  ['Nukus city', 23, 2],
])('%s lies in its zone by distance from the capital', (_, id, zone) => {
  expect(districtById(id)?.zone).toBe(zone)
})

test('a zone ends 100 km from the capital', () => {
  const capital = regionById(14)?.centre ?? { lat: 0, lon: 0 }
  const kmNorth = (km: number) => ({ lat: capital.lat + km / 111.195, lon: capital.lon })
  expect(zoneOf(kmNorth(99.9))).toBe(1)
  expect(zoneOf(kmNorth(100.1))).toBe(2)
})

test('distances are those of the map', () => {
  const [tashkent, nukus] = [regionById(14)?.centre, regionById(1)?.centre]
  if (!tashkent || !nukus) throw new Error('both exist')
  expect(distanceKm(tashkent, nukus)).toBeGreaterThan(790)
  expect(distanceKm(tashkent, nukus)).toBeLessThan(820)
  expect(distanceKm(nukus, nukus)).toBe(0)
  expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20_015, 0)
})

test('a pin in a district names it; a town and the district around it are told apart', () => {
  expect(nearestDistrict({ lat: 41.2705, lon: 69.2 })?.district.id).toBe(205)
  expect(nearestDistrict({ lat: 40.6416, lon: 72.2387 })?.district.id).toBe(210)
  expect(nearestDistrict({ lat: 40.6, lon: 72.2 })?.district.id).toBe(32)
  expect(nearestDistrict({ lat: 55.75, lon: 37.62 })).toBeUndefined()
})

test('other known points of a district make the guess better', () => {
  const point = { lat: 41, lon: 64 }
  const anchor = { districtId: 95, point }
  expect(nearestDistrict(point)?.district.id).not.toBe(95)
  expect(nearestDistrict(point, [anchor])).toMatchObject({ district: { id: 95 }, distanceKm: 0 })
})

test('the Cyrillic name of every region, district and place is what our texts would write', () => {
  const toCyrillic = transliterator(ozExceptions)
  const names = [
    ...regions.map((region) => region.name),
    ...districts.map((district) => district.names),
    ...places.map((place) => place.names),
  ]
  expect(names.length).toBeGreaterThan(800)
  expect(names.filter(({ uz, oz }) => toCyrillic(uz) !== oz)).toEqual([])
})
