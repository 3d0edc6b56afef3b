import { expect, test } from 'vitest'
import type { Borders, Town } from '../base-map/load-base-map.ts'
import { toWorld } from '../camera/projection.ts'
import { regionNames, townNames } from './known-places.ts'
import { type Candidate, candidatesIn } from './label-candidates.ts'
import type { PointName } from './tile-labels.ts'

const towns: Town[] = [
  ['Ташкент', 41.3, 69.27, 1_978_028],
  ['Беруни', 41.69, 60.75, 50_929],
  ['Муйнак', 43.77, 59.02, 13_000],
  ['Коровул', 41.55, 60.58, 0],
]
const borders: Borders = {
  regions: [{ id: 8, label: [66.5, 39.8], areas: [] }],
  countries: [],
  lakes: [],
  rivers: [],
}
const names = (zoom: number) => townNames(towns, zoom).map(({ text }) => text)

test('smaller towns get their names from nearer', () => {
  expect(names(6)).toEqual([])
  expect(names(7)).toEqual(['Ташкент'])
  expect(names(8.25)).toEqual(['Ташкент', 'Беруни'])
  expect(names(9)).toEqual(['Ташкент', 'Беруни', 'Муйнак'])
  expect(names(11)).toEqual(['Ташкент', 'Беруни', 'Муйнак', 'Коровул'])
})

test('a region is named by its seat from afar, by its own name from nearer, and not at all from near', () => {
  const text = (zoom: number) => regionNames(borders, zoom, 'ru').map((label) => label.text)
  expect(text(5)).toEqual(['Самарканд'])
  expect(text(7)).toEqual(['Самаркандская область'])
  expect(text(9)).toEqual([])
})

function all(points: readonly PointName[], zoom: number): Candidate[] {
  const box = { left: 0, top: 0, right: 1, bottom: 1 }
  const sources = { tiles: [{ points, lines: [] }], baseMap: { borders, towns } }
  const steps = candidatesIn(sources, box, zoom, (name) => name, 'ru')
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

test('a town that we know by name in every language is named once, in the language of the reader', () => {
  const at = toWorld({ lat: 41.301, lon: 69.268 })
  const written: PointName = { text: 'Toshkent', kind: 'place', sort: 'city', rank: 0, ...at }
  const other: PointName = { ...written, text: 'Nazarbek', sort: 'town', x: at.x + 0.01 }
  const found = all([written, other], 11).map(({ text }) => text)
  expect(found).toContain('Ташкент')
  expect(found).toContain('Nazarbek')
  expect(found).not.toContain('Toshkent')
})

test('house numbers come from zoom 16, the corner shop from nearer still', () => {
  const at = toWorld({ lat: 41.32, lon: 69.24 })
  const house: PointName = { text: '12a', kind: 'house', sort: '', rank: 0, ...at }
  const shop: PointName = { text: 'Korzinka', kind: 'poi', sort: 'grocery', rank: 19, ...at }
  const hospital: PointName = { text: '1-shifoxona', kind: 'poi', sort: 'hospital', rank: 1, ...at }
  const texts = (zoom: number) => all([house, shop, hospital], zoom).map(({ text }) => text)
  expect(texts(15)).toEqual(['1-shifoxona'])
  expect(texts(16)).toEqual(['12A', '1-shifoxona'])
  expect(texts(17)).toEqual(['12A', 'Korzinka', '1-shifoxona'])
})
