import { expect, test } from 'vitest'
import { isInCountry } from './domain/country.ts'
import { districtById, districts } from './domain/districts.ts'
import { nearestDistrict } from './domain/nearest.ts'
import { places } from './domain/places.ts'
import { regions } from './domain/regions.ts'

test.each([
  ['Shymkent', 42.3155, 69.5869],
  ['Osh', 40.514, 72.8161],
  ['Khujand', 40.2826, 69.6222],
  ['Dushanbe', 38.56, 68.774],
  ['Dashoguz', 41.8363, 59.9666],
  ['Turkmenabat', 39.0733, 63.5786],
  ['Panjakent', 39.495, 67.6094],
  ['Jalal-Abad', 40.9333, 73],
  ['Batken', 40.0626, 70.8194],
  ['the ocean', 0, 0],
])('%s is abroad, however near', (_, lat, lon) => {
  expect(isInCountry({ lat, lon })).toBe(false)
  expect(nearestDistrict({ lat, lon })).toBeUndefined()
})

test('the seat of every region is ours', () => {
  expect(regions.filter(({ centre }) => !isInCountry(centre))).toEqual([])
})

/** Districts along all five borders, and those that lie within Kyrgyzstan. */
const atTheBorder = [
  ['Termiz', 'Sherobod', 'Muzrabot', 'Sariosiyo', 'Uzun'],
  ['Shovot', 'Gurlan', 'Qoʻngʻirot', 'Moʻynoq', 'Olot'],
  ['Bekobod', 'Chinoz', 'Qibray', 'Keles', 'Bekobod'],
  ['Xonobod', 'Qoʻrgʻontepa', 'Marhamat', 'Rishton', 'Beshariq', 'Soʻx', 'Urgut', 'Zomin', 'Kosonsoy'],
].flat()

test('districts along the border are ours', () => {
  const asked = districts.filter(({ shortNames }) => atTheBorder.includes(shortNames.uz))
  expect(asked.length).toBeGreaterThanOrEqual(20)
  expect(asked.filter(({ centre }) => !isInCountry(centre))).toEqual([])
})

test('every district and every place that we ship is ours', () => {
  expect(districts.filter(({ centre }) => !isInCountry(centre))).toEqual([])
  expect(places.filter(({ point }) => !isInCountry(point))).toEqual([])
})

test('the middle of the desert has a district too', () => {
  const desert = { lat: 44.5, lon: 56.5 }
  expect(nearestDistrict(desert)?.distanceKm).toBeGreaterThan(150)
  expect(nearestDistrict(desert)?.district).toBe(districtById(21))
})

test('a step across the border is forgiven, ten kilometres are not', () => {
  // The straight border with Kazakhstan in the west runs along 56 degrees.
  expect(isInCountry({ lat: 43, lon: 55.99 })).toBe(true)
  expect(isInCountry({ lat: 43, lon: 55.98 })).toBe(true)
  expect(isInCountry({ lat: 43, lon: 55.88 })).toBe(false)
})
