import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm } from '#modules/geo/index.ts'
import { boundsAround } from './domain/bounds.ts'
import { cellsAcross, gridOver } from './domain/map-spots.ts'

const lat = fc.double({ min: 37, max: 45, noNaN: true })
const lon = fc.double({ min: 56, max: 73, noNaN: true })

test('whatever is asked for, the country falls into a bounded number of cells', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  fc.assert(
    fc.property(degrees(90), degrees(180), degrees(90), degrees(180), lat, lon, (a, b, c, d, y, x) => {
      const bounds = {
        south: Math.min(a, c),
        west: Math.min(b, d),
        north: Math.max(a, c),
        east: Math.max(b, d),
      }
      fc.pre(y >= bounds.south && y <= bounds.north && x >= bounds.west && x <= bounds.east)
      const { south, west, cellDegrees } = gridOver(bounds)
      for (const cell of [Math.floor((y - south) / cellDegrees), Math.floor((x - west) / cellDegrees)]) {
        expect(cell).toBeGreaterThanOrEqual(0)
        expect(cell).toBeLessThanOrEqual(cellsAcross)
      }
    }),
    { numRuns: 50, maxSkipsPerRun: 1_000 },
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
