import { expect, test } from 'vitest'
import { placeById } from '#parcel/price/places.ts'
import { keptSpots, withKeptSpots } from './kept-spots.ts'

const from = placeById(206, 'uz')
const spot = { text: 'Chorsu bozori', note: 'Shayxontohur tumani, Toshkent' }
const found = { from: from && { ...from, spot }, to: undefined }

test('what was found is there again, in its own district only', () => {
  const state = structuredClone(keptSpots(found))
  expect(withKeptSpots({ from, to: from }, state)).toEqual({ from: found.from, to: from })
  const other = { from: placeById(207, 'uz'), to: undefined }
  expect(withKeptSpots(other, state)).toEqual(other)
  expect(withKeptSpots(other, null)).toEqual(other)
  expect(withKeptSpots(found, keptSpots(other))).toEqual(found)
})
