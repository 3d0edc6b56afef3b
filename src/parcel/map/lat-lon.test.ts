import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOfAll, pinAt } from './lat-lon.ts'

const lat = fc.double({ min: 37.2, max: 45.5, noNaN: true })
const lon = fc.double({ min: 56, max: 73, noNaN: true })

test('the rectangle around places holds each of them', () => {
  const places = fc.array(fc.record({ lat, lon }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(places, (all) => {
      const { south, west, north, east } = boundsOfAll(all)
      const isHeld = all.every(
        (place) => place.lat >= south && place.lat <= north && place.lon >= west && place.lon <= east,
      )
      expect(isHeld).toBe(true)
    }),
  )
})

test('a pin is kept to the metre', () => {
  expect(pinAt({ lat: 41.3111111, lon: 69.2799999 })).toEqual({ lat: 41.31111, lon: 69.28 })
})

test('there is no pin abroad, also where a rectangle around the country reaches', () => {
  expect(pinAt({ lat: 42.3155, lon: 69.5869 })).toBeUndefined()
  expect(pinAt({ lat: 40.514, lon: 72.8161 })).toBeUndefined()
})
