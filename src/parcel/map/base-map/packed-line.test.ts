import fc from 'fast-check'
import { expect, test } from 'vitest'
import { districts } from '#modules/geo/domain/districts.ts'
import { type LonLat, packLine, unpackLine } from '#modules/geo/domain/packed-line.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { locales } from '#platform/i18n/locales.ts'
import borders from './borders.json' with { type: 'json' }
import townsEn from './towns-en.json' with { type: 'json' }
import townsOz from './towns-oz.json' with { type: 'json' }
import townsRu from './towns-ru.json' with { type: 'json' }
import townsUz from './towns-uz.json' with { type: 'json' }

const thousandth = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((n) => n / 1000)

test('a packed line comes out as it went in, to the thousandth of a degree', () => {
  const line = fc.array(fc.tuple(thousandth(180), thousandth(90)), { maxLength: 50 })
  fc.assert(
    fc.property(line, (points: LonLat[]) => {
      const withoutRepeats = points.filter(
        ([lon, lat], index) =>
          index === 0 || lon !== points[index - 1]?.[0] || lat !== points[index - 1]?.[1],
      )
      // A nought may lose its sign on the way.
      const plain = (all: readonly LonLat[]) => all.map(([lon, lat]) => [lon + 0, lat + 0])
      expect(plain(unpackLine(packLine(points)))).toEqual(plain(withoutRepeats))
    }),
  )
})

test('a damaged line is refused', () => {
  expect(() => unpackLine('A!')).toThrow('another alphabet')
  expect(() => unpackLine('AAA')).toThrow('without its pair')
  expect(() => unpackLine('Ag')).toThrow('in the middle')
})

const pointsOf = (areas: readonly (readonly string[])[]) => areas.flat().flatMap(unpackLine)

test('the base map draws every region where its seat lies', () => {
  expect(borders.regions.map(({ id }) => id).sort((a, b) => a - b)).toEqual(regions.map(({ id }) => id))
  for (const { id, areas } of borders.regions) {
    const outline = pointsOf(areas)
    const seat = regions.find((region) => region.id === id)?.centre ?? { lat: 0, lon: 0 }
    // Tashkent's region is run from a town within it; so is every other.
    expect(Math.min(...outline.map(([lon]) => lon)), String(id)).toBeLessThan(seat.lon)
    expect(Math.max(...outline.map(([lon]) => lon)), String(id)).toBeGreaterThan(seat.lon)
    expect(Math.min(...outline.map(([, lat]) => lat)), String(id)).toBeLessThan(seat.lat)
    expect(Math.max(...outline.map(([, lat]) => lat)), String(id)).toBeGreaterThan(seat.lat)
  }
})

test('nothing on the base map lies beyond what a map shows', () => {
  const all = [
    ...borders.regions.flatMap(({ areas }) => pointsOf(areas)),
    ...pointsOf(borders.lakes),
    ...borders.rivers.flatMap(unpackLine),
    ...borders.countries.flatMap(unpackLine),
  ]
  expect(all.filter(([lon, lat]) => lon < 54.4 || lon > 74.6 || lat < 35.9 || lat > 46.6)).toEqual([])
})

test('towns are the same in every language, largest first', () => {
  const lists = { uz: townsUz, oz: townsOz, ru: townsRu, en: townsEn }
  for (const locale of locales) {
    expect(lists[locale].map(([, ...place]) => place)).toEqual(townsUz.map(([, ...place]) => place))
  }
  expect(townsUz[0]?.[0]).toBe('Toshkent')
  const inCapital = districts.filter(({ regionId }) => regionId === 14).length
  expect(townsUz.slice(-inCapital).every(([, , , rank]) => rank === 1)).toBe(true)
})
