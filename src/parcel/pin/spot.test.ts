import { expect, test } from 'vitest'
import { borderOf } from './border.ts'
import { hindrance, restedSpot, type Spot } from './spot.ts'

const spot: Spot = { at: { lat: 41.31, lon: 69.24 }, zoom: 17, source: 'found' }

test('a map that was only looked at from farther off leaves the pin as it was found', () => {
  const nearly = { lat: 41.310005, lon: 69.240005 }
  expect(restedSpot(spot, { centre: nearly, zoom: 15, byHand: true })).toEqual({ ...spot, zoom: 15 })
})

test('a map moved by hand makes the pin a dragged one, to the metre', () => {
  const moved = restedSpot(spot, { centre: { lat: 41.3123456, lon: 69.24 }, zoom: 17, byHand: true })
  expect(moved).toEqual({ at: { lat: 41.31235, lon: 69.24 }, zoom: 17, source: 'dragged' })
})

test('a map that the page moves does not move the pin', () => {
  const on = { centre: { lat: 41.4, lon: 69.24 }, zoom: 13, byHand: false }
  expect(restedSpot(spot, on)).toBe(spot)
  expect(restedSpot(undefined, on)).toBeUndefined()
})

test('a pin is not taken from far off, nor abroad', () => {
  expect(hindrance(undefined)).toBe('farOff')
  expect(hindrance({ ...spot, zoom: 14 })).toBe('farOff')
  expect(hindrance({ ...spot, at: { lat: 43.24, lon: 76.9 } })).toBe('abroad')
  expect(hindrance(spot)).toBeUndefined()
})

test('the way back to the district is the shortest one', () => {
  const border = borderOf([
    [
      [69, 41],
      [70, 41],
      [70, 42],
      [69, 42],
    ],
  ])
  const away = { lat: 41.5, lon: 70.1 }
  expect(border.kmOutside(away)).toBeCloseTo(8.3, 1)
  expect(border.nearestTo(away)).toEqual({ lat: 41.5, lon: 70 })
  expect(border.kmOutside({ lat: 41.5, lon: 69.5 })).toBeLessThan(0)
})
