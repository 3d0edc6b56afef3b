import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '#modules/geo/index.ts'
import { boundsAround, everywhere } from './domain/bounds.ts'
import { type MapPoint, mapSpots, mostSingleSpots } from './domain/map-spots.ts'

const lat = fc.double({ min: 37, max: 45, noNaN: true })
const lon = fc.double({ min: 56, max: 73, noNaN: true })
const pointAt = (id: number, [y, x]: [number, number]): MapPoint => ({
  id,
  kind: 'point',
  name: `point ${id}`,
  lat: y,
  lon: x,
})

test('few points stand one by one', () => {
  const points = [pointAt(1, [41, 69]), pointAt(2, [41, 69])]
  expect(mapSpots(points, everywhere)).toEqual(points.map((point) => ({ ...point, count: 1 })))
})

test('many points are gathered, none is lost, and the answer stays small', () => {
  const places = fc.array(fc.tuple(lat, lon), { minLength: mostSingleSpots + 1, maxLength: 2_000 })
  fc.assert(
    fc.property(places, (many) => {
      const spots = mapSpots(
        many.map((place, id) => pointAt(id, place)),
        everywhere,
      )
      expect(spots.reduce((sum, { count }) => sum + count, 0)).toBe(many.length)
      expect(spots.length).toBeLessThanOrEqual(21 * 21)
    }),
    { numRuns: 20 },
  )
})

test('a rectangle around a circle holds everything within the radius', () => {
  const radius = fc.double({ min: 0.1, max: 100, noNaN: true })
  const step = fc.double({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(lat, lon, step, step, radius, (y, x, up, right, radiusKm) => {
      const other = { lat: y + (up * radiusKm) / 111, lon: x + (right * radiusKm) / 80 }
      fc.pre(distanceKm({ lat: y, lon: x }, other) <= radiusKm * 0.999)
      const { south, west, north, east } = boundsAround({ lat: y, lon: x }, radiusKm)
      expect(other.lat >= south && other.lat <= north && other.lon >= west && other.lon <= east).toBe(true)
    }),
  )
})
