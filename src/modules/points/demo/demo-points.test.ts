import { expect, test } from 'vitest'
import { distanceKm, districts } from '#modules/geo/index.ts'
import { searchTextWriter, wordsLookedFor } from '../domain/search-words.ts'
import { demoPointCount, demoPoints } from './demo-points.ts'
import { radiusKm, settlements } from './settlements.ts'

const points = demoPoints()

test('the same points come out every time', () => {
  expect(demoPoints()).toEqual(points)
  expect(points).toHaveLength(demoPointCount)
  expect(new Set(points.map(({ id }) => id)).size).toBe(demoPointCount)
})

test('every district has a point, and a larger town has more of them', () => {
  const inDistrict = (id: number) => points.filter(({ districtId }) => districtId === id).length
  expect(districts.filter(({ id }) => inDistrict(id) === 0)).toEqual([])
  const namangan = points.filter(({ name }) => name.en.startsWith('Namangan,')).length
  const muynak = points.filter(({ name }) => name.en.startsWith('Muynak,')).length
  expect(namangan).toBeGreaterThan(10 * muynak)
})

test('points stand in their town, not in the desert', () => {
  const towns = settlements()
  const lost = points.filter(
    (point) =>
      !towns.some(
        (town) =>
          town.districtId === point.districtId && distanceKm(town.centre, point) <= radiusKm(town) * 1.01,
      ),
  )
  expect(lost).toEqual([])
  expect(Math.max(...towns.map(radiusKm))).toBeLessThan(8)
})

test('every name says that it is a sample, in each language', () => {
  for (const { name } of points) {
    expect(name.uz).toMatch(/\(namuna\)$/)
    expect(name.oz).toMatch(/\(намуна\)$/)
    expect(name.ru).toMatch(/\(демо\)$/)
    expect(name.en).toMatch(/\(demo\)$/)
  }
})

test('a locker is called one thing in Russian, as everywhere on the site', () => {
  const lockers = points.filter(({ kind }) => kind === 'locker')
  expect(lockers.filter(({ name }) => !/, постамат \d+ \(демо\)$/.test(name.ru))).toEqual([])
})

test('each language keeps its script', () => {
  const texts = (locale: 'uz' | 'oz' | 'ru' | 'en') =>
    points.map(({ name, address, landmark }) => name[locale] + address[locale] + landmark[locale]).join(' ')
  expect(texts('uz')).not.toMatch(/[А-яЁёЎўҚқҒғҲҳ]/)
  expect(texts('en')).not.toMatch(/[А-яЁёЎўҚқҒғҲҳ]/)
  expect(texts('oz')).not.toMatch(/[A-Za-z]/)
  expect(texts('ru')).not.toMatch(/[A-Za-zЎўҚқҒғҲҳ]/)
})

test('a few are full, a few are closed, and lockers take no money', () => {
  const share = (of: (point: (typeof points)[number]) => boolean) => points.filter(of).length / points.length
  expect(share(({ closed }) => closed)).toBeGreaterThan(0.005)
  expect(share(({ closed }) => closed)).toBeLessThan(0.05)
  expect(share(({ occupied, capacity }) => occupied === capacity)).toBeGreaterThan(0.02)
  expect(points.filter(({ kind, cod }) => kind !== 'point' && cod)).toEqual([])
})

test('a point is found by words of any language and script', () => {
  const point = points.find(({ name }) => name.uz.startsWith('Samarqand,'))
  if (!point) throw new Error('Samarkand has points')
  const text = searchTextWriter()(point)
  for (const typed of [
    'Samarqand',
    'самарканд',
    'САМАРҚАНД',
    'Samarkand',
    point.landmark.ru,
    point.address.oz,
  ])
    expect(
      wordsLookedFor(typed).filter((word) => !text.includes(` ${word}`)),
      typed,
    ).toEqual([])
})
