import { expect, test } from 'vitest'
import { tonesOf } from './lane-sound.ts'

test('lanes beside each other sound different, and what is odd ends low', () => {
  const lanes = Array.from({ length: 10 }, (_, index) => tonesOf(index + 1, false)[0]?.[0])
  expect(new Set(lanes).size).toBe(10)
  expect(tonesOf(3, false)).toHaveLength(1)
  const [own, ...low] = tonesOf(3, true)
  expect(own).toEqual(tonesOf(3, false)[0])
  expect(low).toEqual(tonesOf(undefined, true))
  expect(low.every(([hertz]) => hertz < 300)).toBe(true)
})
