import { expect, test } from 'vitest'
import { pinAt } from './pin-at.ts'

test('a pin is kept to the metre', () => {
  expect(pinAt({ lat: 41.3111111, lon: 69.2799999 })).toEqual({ lat: 41.31111, lon: 69.28 })
})

test('there is no pin abroad, also where a rectangle around the country reaches', () => {
  expect(pinAt({ lat: 42.3155, lon: 69.5869 })).toBeUndefined()
  expect(pinAt({ lat: 40.514, lon: 72.8161 })).toBeUndefined()
})
