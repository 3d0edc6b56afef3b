import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinLines } from './join-lines.ts'
import { measureLine, middlesOf, setAlong } from './line-label.ts'

const ten = Array.from({ length: 10 }, () => 8)

test('letters stand on a straight street in order, as far apart as they are wide', () => {
  const street = measureLine([0, 50, 300, 50])
  const letters = setAlong(street, 150, ten)
  expect(letters?.map(({ x }) => x)).toEqual([114, 122, 130, 138, 146, 154, 162, 170, 178, 186])
  expect(letters?.every(({ y, angle }) => y === 50 && angle === 0)).toBe(true)
})

test('a name is read from the left, whichever way the street was drawn', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (angle) => {
      const [x, y] = [Math.cos(angle) * 400, Math.sin(angle) * 400]
      const letters = setAlong(measureLine([0, 0, x, y]), 200, ten)
      const [first, last] = [letters?.[0], letters?.at(-1)]
      expect((last?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(-0.01)
      for (const letter of letters ?? []) expect(Math.cos(letter.angle)).toBeGreaterThan(-0.01)
    }),
  )
})

test('around a sharp corner nothing is written, along a gentle bend it is', () => {
  expect(setAlong(measureLine([0, 0, 100, 0, 100, 100]), 100, ten)).toBeUndefined()
  expect(setAlong(measureLine([0, 0, 100, 0, 200, 30]), 100, ten)).toHaveLength(10)
})

test('a street that is too short stays without its name, a long one says it again', () => {
  expect(middlesOf(80, 100)).toEqual([])
  const middles = middlesOf(2000, 100)
  expect(new Set(middles.map((middle) => Math.floor(middle / 500))).size).toBe(4)
  expect(middles.every((middle) => middle >= 50 && middle <= 1950)).toBe(true)
})

test('pieces of a street are joined end to end, whichever way they point', () => {
  const joined = joinLines([
    [10, 0, 20, 0],
    [0, 0, 10, 0],
    [30, 0, 20, 0],
    [100, 100, 110, 100],
  ])
  expect(joined.map((line) => line.length).sort()).toEqual([4, 8])
  const whole = joined.find((line) => line.length === 8) ?? []
  const xs = whole.filter((_, index) => index % 2 === 0)
  expect([xs, xs.toReversed()]).toContainEqual([0, 10, 20, 30])
})

test('a ring road does not go round for ever', () => {
  expect(
    joinLines([
      [0, 0, 10, 0, 10, 10],
      [10, 10, 0, 10, 0, 0],
    ]),
  ).toHaveLength(1)
})
