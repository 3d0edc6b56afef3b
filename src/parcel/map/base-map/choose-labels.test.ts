import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLabels, type Label, regionLabels, townLabels } from './choose-labels.ts'
import type { Borders, Town } from './load-base-map.ts'

const towns: Town[] = [
  ['Toshkent', 41.3, 69.27, 1_978_028],
  ['Beruniy', 41.69, 60.75, 50_929],
  ['Moʻynoq', 43.77, 59.02, 13_000],
  ['Qorovul', 41.55, 60.58, 0],
]
const names = (zoom: number) => townLabels(towns, zoom).map(({ text }) => text)

test('smaller towns get their names from nearer', () => {
  expect(names(6)).toEqual([])
  expect(names(7)).toEqual(['Toshkent'])
  expect(names(8.25)).toEqual(['Toshkent', 'Beruniy'])
  expect(names(9)).toEqual(['Toshkent', 'Beruniy', 'Moʻynoq'])
  expect(names(10)).toEqual(['Toshkent', 'Beruniy', 'Moʻynoq', 'Qorovul'])
})

test('a region is named by its seat from afar, by its own name from nearer, and not at all from near', () => {
  const borders: Borders = {
    regions: [{ id: 8, label: [66.5, 39.8], areas: [] }],
    countries: [],
    lakes: [],
    rivers: [],
  }
  const text = (zoom: number) => regionLabels(borders, zoom, 'ru').map((label) => label.text)
  expect(text(5)).toEqual(['Самарканд'])
  expect(text(7)).toEqual(['Самаркандская область'])
  expect(text(9)).toEqual([])
})

const label = (key: string, lon: number, lat: number): Label => ({
  key,
  kind: 'town',
  text: 'Namangan',
  lon,
  lat,
})
const flat = ({ lon, lat }: Label) => ({ x: lon, y: lat })
const size = { x: 400, y: 300 }

test('a name that would lie on another one, or outside, stays out', () => {
  const all = [
    label('first', 100, 100),
    label('on it', 110, 105),
    label('below', 100, 130),
    label('out', 500, 10),
  ]
  expect(chooseLabels(all, flat, size).map(({ key }) => key)).toEqual(['first', 'below'])
})

test('names never lie on each other and never crowd the map', () => {
  const place = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 }))
  fc.assert(
    fc.property(fc.array(place, { maxLength: 200 }), (places) => {
      const chosen = chooseLabels(
        places.map(([x, y], index) => label(String(index), x, y)),
        flat,
        size,
      )
      expect(chosen.length).toBeLessThanOrEqual(60)
      for (const [index, one] of chosen.entries()) {
        for (const other of chosen.slice(index + 1))
          expect(Math.abs(one.lat - other.lat) >= 20 || Math.abs(one.lon - other.lon) >= 50).toBe(true)
      }
    }),
  )
})
