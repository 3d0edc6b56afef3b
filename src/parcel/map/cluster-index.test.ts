import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexMarkers, type MapMarker } from './cluster-index.ts'
import { country } from './lat-lon.ts'

const marker = (id: number, lat: number, lon: number, count = 1): MapMarker => ({
  id: String(id),
  name: `point ${id}`,
  kind: count > 1 ? 'cluster' : 'point',
  lat,
  lon,
  count,
})
const lat = fc.double({ min: 38, max: 45, noNaN: true })
const lon = fc.double({ min: 57, max: 72, noNaN: true })

test('from afar near markers are one number, from near they stand alone', () => {
  const spots = indexMarkers([marker(1, 41.3, 69.2), marker(2, 41.301, 69.201), marker(3, 39.65, 66.96)])
  expect(spots(country, 6).map((spot) => spot.kind)).toContain('cluster')
  expect(
    spots(country, 16)
      .map((spot) => spot.key)
      .sort(),
  ).toEqual(['marker 1', 'marker 2', 'marker 3'])
})

test('whatever the zoom, every place is counted once', () => {
  const places = fc.array(fc.tuple(lat, lon, fc.integer({ min: 1, max: 90 })), { maxLength: 80 })
  fc.assert(
    fc.property(places, fc.integer({ min: 4, max: 17 }), (all, zoom) => {
      const spots = indexMarkers(all.map(([y, x, count], id) => marker(id, y, x, count)))
      const total = spots(country, zoom).reduce(
        (sum, spot) => sum + (spot.kind === 'cluster' ? spot.count : 1),
        0,
      )
      expect(total).toBe(all.reduce((sum, [, , count]) => sum + count, 0))
    }),
  )
})

test('a number that came ready-made opens by going nearer', () => {
  const [spot] = indexMarkers([marker(1, 41, 69, 40)])(country, 7)
  expect(spot).toMatchObject({ kind: 'cluster', count: 40, opensAt: 9 })
})

test('a cluster opens at a deeper zoom than it was seen at', () => {
  const spots = indexMarkers([marker(1, 41.3, 69.2), marker(2, 41.31, 69.21)])(country, 6)
  expect(spots).toMatchObject([{ kind: 'cluster', count: 2 }])
  expect(spots[0]?.kind === 'cluster' && spots[0].opensAt > 6).toBe(true)
})
