import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simplified } from './simplify.ts'

const line = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 1_000 })), {
    minLength: 2,
    maxLength: 200,
  })
  .map((points) => points.flat())

test('as many points as there may be are left, in their order, with both ends', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 2, max: 50 }), (whole, most) => {
      const short = simplified(whole, most)
      expect(short.length / 2).toBe(Math.min(most, whole.length / 2))
      expect(short.slice(0, 2)).toEqual(whole.slice(0, 2))
      expect(short.slice(-2)).toEqual(whole.slice(-2))
      const points = (flat: readonly number[]) =>
        Array.from({ length: flat.length / 2 }, (_, at) => `${flat[at * 2]},${flat[at * 2 + 1]}`)
      let from = 0
      for (const point of points(short)) {
        const found = points(whole).indexOf(point, from)
        expect(found).toBeGreaterThanOrEqual(from)
        from = found + 1
      }
    }),
  )
})

test('a corner stays when a point on the straight goes', () => {
  expect(simplified([0, 0, 50, 0, 100, 1, 100, 100], 3)).toEqual([0, 0, 100, 1, 100, 100])
})
