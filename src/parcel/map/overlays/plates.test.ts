import fc from 'fast-check'
import { expect, test } from 'vitest'
import { worldAt } from '../camera/camera.ts'
import { fromWorld, toWorld } from '../camera/projection.ts'
import { overlap } from '../labels/taken-room.ts'
import { flatten } from './flat-overlays.ts'
import { coveredBy, platesOf } from './plates.ts'
import { topMargin, withMargin } from './top-canvas.ts'

const seen = { width: 360, height: 430 }
const size = withMargin(seen)
const camera = { ...toWorld({ lat: 41.3, lon: 69.2 }), zoom: 13 }
const look = { camera, size, width: (text: string) => text.length * 8 }
const over = { pin: true, top: 68, right: 60, bottom: 36 }
/** A place by where it is seen. */
const at = (x: number, y: number) => fromWorld(worldAt(camera, { x: x + topMargin, y: y + topMargin }, size))
const square = (x: number, y: number, side: number) => [
  [at(x, y), at(x + side, y), at(x + side, y + side), at(x, y + side)],
]

test('the name of a district is read whole, and nothing of the page lies on it', () => {
  const place = fc.record({
    x: fc.integer({ min: -300, max: 360 }),
    y: fc.integer({ min: -300, max: 430 }),
    side: fc.integer({ min: 40, max: 900 }),
  })
  fc.assert(
    fc.property(place, ({ x, y, side }) => {
      const overlays = flatten({ over, area: { rings: square(x, y, side), label: 'Chilonzor tumani' } })
      const [star, stem, ...plates] = coveredBy(overlays, look)
      for (const box of plates) {
        expect(box.left).toBeGreaterThanOrEqual(topMargin)
        expect(box.right).toBeLessThanOrEqual(topMargin + seen.width - over.right)
        expect(box.top).toBeGreaterThanOrEqual(topMargin + over.top)
        expect(box.bottom).toBeLessThanOrEqual(topMargin + seen.height - over.bottom)
        expect([star, stem].some((part) => part && overlap(part, box))).toBe(false)
      }
    }),
  )
})

test('a border has its name where it is seen, and none where it is not', () => {
  const named = (x: number, y: number) =>
    platesOf(flatten({ over, area: { rings: square(x, y, 300), label: 'Chilonzor tumani' } }), look)
  expect(named(40, 200)).toHaveLength(1)
  expect(named(2000, 2000)).toEqual([])
})

test('a distance that is measured upwards stands beside the pin, and the name of the district not on it', () => {
  const measure = { from: at(180, 215), to: at(180, 135), text: '1,8 km' }
  const overlays = flatten({
    over,
    measure,
    area: { rings: square(-200, -265, 400), label: 'Chilonzor tumani' },
  })
  const [star, stem, distance, name] = coveredBy(overlays, look)
  expect(distance && name && overlap(distance, name)).toBe(false)
  expect(distance && star && overlap(distance, star)).toBe(false)
  expect(distance && stem && overlap(distance, stem)).toBe(false)
})
