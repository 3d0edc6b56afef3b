import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pixelOf, worldAt } from '../camera/camera.ts'
import { toWorld } from '../camera/projection.ts'
import { createSpeed, type Pair, pinched } from './pinch.ts'
import { wheelZoom } from './wheel.ts'

const size = { width: 360, height: 640 }
const start = { ...toWorld({ lat: 41.3, lon: 69.2 }), zoom: 13 }

test('fingers that spread along a line keep the places they touched', () => {
  const part = fc.double({ min: 0.6, max: 3, noNaN: true })
  const step = fc.integer({ min: -80, max: 80 })
  fc.assert(
    fc.property(part, step, step, (spread, right, down) => {
      const from: Pair = [
        { x: 120, y: 200 },
        { x: 240, y: 400 },
      ]
      const middle = { x: 180 + right, y: 300 + down }
      const to: Pair = [
        { x: middle.x - 60 * spread, y: middle.y - 100 * spread },
        { x: middle.x + 60 * spread, y: middle.y + 100 * spread },
      ]
      const now = pinched(start, from, to, size)
      for (const finger of [0, 1] as const) {
        const touched = worldAt(start, from[finger], size)
        const after = pixelOf(now, touched, size)
        expect(after.x).toBeCloseTo(to[finger].x, 3)
        expect(after.y).toBeCloseTo(to[finger].y, 3)
      }
    }),
  )
})

test('speed is that of the last moments; a finger that rested throws nothing', () => {
  const speed = createSpeed()
  for (const at of [0, 16, 32, 48]) speed.add({ x: at * 2, y: 0, at })
  expect(speed.now(50).x).toBeCloseTo(2)
  expect(speed.now(200)).toEqual({ x: 0, y: 0 })
})

test('a wheel zooms in when it turns away, by a step at most', () => {
  expect(wheelZoom(-120, 0, false)).toBeCloseTo(0.7)
  expect(wheelZoom(3, 1, false)).toBeLessThan(0)
  expect(wheelZoom(5000, 0, false)).toBe(-1)
  // Fingers on a pad come in small steps that count for more.
  expect(wheelZoom(-10, 0, true)).toBeGreaterThan(wheelZoom(-10, 0, false))
})
