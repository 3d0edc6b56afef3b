import { expect, test } from 'vitest'
import { drawsOf } from './drawn.ts'

test('the same seed draws the same, another one something else', () => {
  const first = (seed: string) => {
    const draws = drawsOf(seed)
    return Array.from({ length: 8 }, () => draws.between(0, 1_000))
  }
  expect(first('a')).toEqual(first('a'))
  expect(first('a')).not.toEqual(first('b'))
})

test('draws stay in their bounds and reach both ends', () => {
  const draws = drawsOf('bounds')
  const drawn = new Set(Array.from({ length: 500 }, () => draws.between(3, 7)))
  expect([...drawn].sort()).toEqual([3, 4, 5, 6])
})
