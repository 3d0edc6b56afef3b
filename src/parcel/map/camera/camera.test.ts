import fc from 'fast-check'
import { expect, test } from 'vitest'
import { country } from '../lat-lon.ts'
import { bounded, boundsSeen, fitted, panned, pixelOf, worldAt, zoomedAround } from './camera.ts'
import { glide, roll } from './motion.ts'
import { fromWorld, metresPerPixel, toWorld } from './projection.ts'

const lat = fc.double({ min: 37.2, max: 45.5, noNaN: true })
const lon = fc.double({ min: 56, max: 73, noNaN: true })
const zoom = fc.double({ min: 5, max: 18, noNaN: true })
const size = { width: 400, height: 300 }
const pixel = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) })

test('a place goes onto the flat world and comes back', () => {
  fc.assert(
    fc.property(lat, lon, (y, x) => {
      const back = fromWorld(toWorld({ lat: y, lon: x }))
      expect(back.lat).toBeCloseTo(y, 9)
      expect(back.lon).toBeCloseTo(x, 9)
    }),
  )
  // One degree of longitude on the 60th parallel is half of one on the equator.
  expect(metresPerPixel(60, 10) / metresPerPixel(0, 10)).toBeCloseTo(0.5, 6)
})

test('zooming keeps the place under the finger', () => {
  fc.assert(
    fc.property(lat, lon, zoom, zoom, pixel, (y, x, from, to, at) => {
      const camera = { ...toWorld({ lat: y, lon: x }), zoom: from }
      const held = worldAt(camera, at, size)
      const after = pixelOf(zoomedAround(camera, to, at, size), held, size)
      expect(after.x).toBeCloseTo(at.x, 4)
      expect(after.y).toBeCloseTo(at.y, 4)
    }),
  )
})

test('a look that fits shows all of the bounds, and no farther than asked', () => {
  const seen = boundsSeen(fitted(country, size), size)
  expect(seen.west).toBeLessThanOrEqual(country.west + 1e-9)
  expect(seen.east).toBeGreaterThanOrEqual(country.east - 1e-9)
  expect(seen.north).toBeGreaterThanOrEqual(country.north - 1e-9)
  expect(seen.south).toBeLessThanOrEqual(country.south + 1e-9)
  const oneHouse = { south: 41.3, north: 41.3, west: 69.2, east: 69.2 }
  expect(fitted(oneHouse, size, 0, 15).zoom).toBe(15)
})

test('nobody drags the map to where nothing is drawn', () => {
  const far = bounded({ ...toWorld({ lat: 10, lon: 100 }), zoom: 10 }, size)
  const { north, east, south, west } = boundsSeen(far, size)
  expect(south).toBeGreaterThanOrEqual(36 - 1e-6)
  expect(east).toBeLessThanOrEqual(74.5 + 1e-6)
  expect(north).toBeGreaterThan(south)
  expect(west).toBeLessThan(east)
  expect(bounded({ x: 0.7, y: 0.37, zoom: 30 }, size).zoom).toBe(18)
})

test('a glide into the map keeps its fixed point all the way', () => {
  const camera = { ...toWorld({ lat: 41.3, lon: 69.2 }), zoom: 12 }
  const at = { x: 350, y: 40 }
  const held = worldAt(camera, at, size)
  const way = glide(camera, zoomedAround(camera, 14, at, size))
  for (const ms of [1, 60, 130, 250]) {
    const now = way.at(ms)
    expect(now && pixelOf(now, held, size).x).toBeCloseTo(at.x, 3)
  }
  expect(way.at(10_000)).toBeUndefined()
})

test('a thrown map slows down and stops near where it was thrown to; a still hand throws nothing', () => {
  const camera = { ...toWorld({ lat: 41.3, lon: 69.2 }), zoom: 12 }
  const way = roll(camera, { x: 1, y: 0 })
  const passed = (ms: number) => pixelOf(way?.at(ms) ?? camera, camera, size).x - size.width / 2
  const [first, second] = [passed(50), passed(100) - passed(50)]
  expect(first).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(0)
  const end = way && pixelOf(way.goal, camera, size).x - size.width / 2
  expect(end).toBeGreaterThan(passed(500))
  expect(end).toBeLessThan(400)
  expect(roll(camera, { x: 0.01, y: 0 })).toBeUndefined()
  expect(panned(camera, 0, 0)).toEqual(camera)
})
