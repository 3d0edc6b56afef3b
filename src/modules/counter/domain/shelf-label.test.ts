import { expect, test } from 'vitest'
import { placeOfShelfLabel, placesOf, shelfLabelText } from './shelf-label.ts'

test('every label of a shelf is read back as its place', () => {
  for (const place of placesOf({ rows: 26, columns: 99 }))
    expect(placeOfShelfLabel(shelfLabelText(place))).toBe(place)
})

test('places are named by row and number, so that they sort', () => {
  expect(placesOf({ rows: 2, columns: 3 })).toEqual(['A-01', 'A-02', 'A-03', 'B-01', 'B-02', 'B-03'])
})

test('only a label of a shelf names a place', () => {
  expect(placeOfShelfLabel(' place:b14 ')).toBe('B-14')
  for (const text of ['B-14', 'PLACE:', 'PLACE:B-00', 'PLACE:14', 'PLACE:B-100', 'TB57291836405128'])
    expect(placeOfShelfLabel(text)).toBeUndefined()
})
