import { expect, test } from 'vitest'
import { placeOfShelfLabel, shelfLabelText } from './shelf-label.ts'
import { placesOf } from './shelf-place.ts'

test('every label of a shelf is read back as its place', () => {
  for (const place of placesOf({ rows: 26, columns: 99 }))
    expect(placeOfShelfLabel(shelfLabelText(place))).toBe(place)
})

test('only a label of a shelf names a place', () => {
  expect(placeOfShelfLabel(' place:b14 ')).toBe('B-14')
  for (const text of ['B-14', 'PLACE:', 'PLACE:B-00', 'PLACE:14', 'PLACE:B-100', 'TB57291836405128'])
    expect(placeOfShelfLabel(text)).toBeUndefined()
})
