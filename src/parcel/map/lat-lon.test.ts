import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOfAll } from './lat-lon.ts'

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
