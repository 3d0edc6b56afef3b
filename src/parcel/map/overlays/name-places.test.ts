import { expect, test } from 'vitest'
import { namePlaces } from './name-places.ts'

const sign = (x: number, y: number, half = 30) => ({ x, y, above: 8, below: 8, half })

test('a name stands above its sign, below where that is taken, and nowhere when both are', () => {
  expect(namePlaces([sign(100, 100)])).toEqual([76])
  expect(namePlaces([sign(100, 100), sign(130, 100)])).toEqual([76, 124])
  expect(namePlaces([sign(100, 100), sign(130, 100), sign(115, 100)])).toEqual([76, 124, undefined])
})

test('a name covers no sign, also of one that has none', () => {
  expect(namePlaces([sign(100, 100), sign(110, 78, 0)])).toEqual([124, undefined])
})
