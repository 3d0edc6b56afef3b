import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freePlace, isOnShelf, placesOf, placeText, readPlace } from './domain/shelf-place.ts'

test.each([
  ['B-14', 'B-14'],
  ['b14', 'B-14'],
  ['B 14', 'B-14'],
  ['a2', 'A-02'],
  ['A-02', 'A-02'],
  ['c–7', 'C-07'],
  ['в14', 'B-14'],
  ['С-3', 'C-03'],
  ['PLACE:B-14', 'B-14'],
  [' place:b14', 'B-14'],
])('reads %s as the place %s', (text, place) => {
  expect(readPlace(text)).toBe(place)
})

test.each(['', '14', 'B', 'B-0', 'B-100', 'BB-1', 'ЖЖ', 'B-14-1', '-'])('%j is no place', (text) => {
  expect(readPlace(text)).toBeUndefined()
})

const layouts = fc.record({ rows: fc.integer({ min: 1, max: 26 }), columns: fc.integer({ min: 1, max: 99 }) })

test('every place of a shelf is read back as it is written, and stands on that shelf only once', () => {
  fc.assert(
    fc.property(layouts, (layout) => {
      const places = placesOf(layout)
      expect(places).toHaveLength(layout.rows * layout.columns)
      expect(new Set(places).size).toBe(places.length)
      for (const place of places) {
        expect(readPlace(place.toLowerCase().replace('-', ' '))).toBe(place)
        expect(isOnShelf(place, layout)).toBe(true)
      }
      expect(isOnShelf(placeText(layout.rows, 1), layout)).toBe(false)
      expect(isOnShelf(placeText(0, layout.columns + 1), layout)).toBe(false)
    }),
    { numRuns: 30 },
  )
})

test('the nearest empty place is free, and on a full shelf the nearest with least in it', () => {
  const layout = { rows: 2, columns: 2 }
  expect(freePlace(layout, [])).toBe('A-01')
  expect(freePlace(layout, ['A-01'])).toBe('B-01')
  expect(freePlace(layout, ['A-01', 'B-01', 'A-01'])).toBe('A-02')
  expect(freePlace(layout, ['A-01', 'B-01', 'A-02', 'B-02', 'A-01'])).toBe('B-01')
  // What lies where there is no shelf any more takes nobody's place.
  expect(freePlace({ rows: 1, columns: 1 }, ['C-03'])).toBe('A-01')
})

test('a free place is never fuller than any other', () => {
  fc.assert(
    fc.property(layouts, fc.array(fc.nat(60), { maxLength: 80 }), (layout, picks) => {
      const places = placesOf(layout)
      const used = picks.map((at) => places[at % places.length] ?? '')
      const fill = (place: string) => used.filter((one) => one === place).length
      const free = freePlace(layout, used)
      expect(places.every((place) => fill(place) >= fill(free))).toBe(true)
    }),
  )
})
