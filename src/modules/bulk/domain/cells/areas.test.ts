import { expect, test } from 'vitest'
import { districts } from '#modules/geo/domain/districts.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import { usualGround } from '../../../../../tests/support/bulk-ground.ts'
import { readArea, suggestDistrict, suggestRegion } from './areas.ts'

const read = (region: string, city: string, street = '') => readArea({ region, city }, street, usualGround)
const idOf = (region: string, city: string, street = '') => read(region, city, street).district?.id

test('every district is found by its full name in every language, beside its region', () => {
  for (const { id, regionId, names } of districts)
    for (const language of ['uz', 'oz', 'ru', 'en'] as const) {
      const region = regionById(regionId)?.name[language] ?? ''
      expect([names[language], idOf(region, names[language])]).toEqual([names[language], id])
    }
})

test('what is suggested is what is understood when it is chosen', () => {
  for (const district of districts) expect(idOf('', suggestDistrict(district).text)).toBe(district.id)
  for (const { regionId } of districts) {
    const seat = districts.find((district) => district.regionId === regionId)
    expect(idOf(suggestRegion(regionId).text, seat?.names.uz ?? '')).toBe(seat?.id)
  }
})

test.each([
  ['', 'Fargona', [185, 184]],
  ['', 'ФАРҒОНА', [185, 184]],
  ['Fargʻona viloyati', 'Fergana', [185, 184]],
  ['', 'Самарканд', [122, 121]],
])('%s %s is a city or a district', (region, city, ids) => {
  const { problem } = read(region, city).city
  expect(problem).toMatchObject({ code: 'which_city', values: { of: 'kinds' } })
  expect(problem?.suggestions.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['', 'г. Фергана', 185],
  ['', 'Fargona tum.', 184],
  ['', 'Marg‘ilon', 177],
  ['', 'Кокандъ', 175],
  ['', "Farg'ona viloyati Farg'ona shahri", 185],
  ['Toshkent', 'Chirchiq', 165],
  ['Тошкент вилояти', 'Toshkent', 215],
  ['Fargna vil', 'Quva', 173],
  ['Qoʻqon', '', 175],
  ['Toshkent sh. Yunusobod t.', '', 207],
  ['', 'Chilonzor, Toshkent', 205],
  ['12', '185', 185],
])('%s %s is one district', (region, city, id) => {
  expect(idOf(region, city)).toBe(id)
})

test('the capital is asked for its district, and the street may tell it', () => {
  expect(read('', 'Ташкент').city.problem).toMatchObject({ code: 'which_city', values: { of: 'district' } })
  expect(idOf('', 'Ташкент', 'Чиланзар 9 квартал, дом 24')).toBe(205)
  expect(idOf('Toshkent shahri', '', 'Yunusobod tumani, 4-mavze')).toBe(207)
  expect(idOf('', 'Toshkent', 'Navoiy koʻchasi 5')).toBeUndefined()
})

test('without a region or a city only a district that says so is taken from the street', () => {
  expect(idOf('', '', 'Quva tumani, Navoiy 14')).toBe(173)
  const { city, district } = read('', '', 'Quva, Navoiy 14')
  expect(district).toBeUndefined()
  expect(city.problem).toMatchObject({ code: 'required', suggestions: [{ id: 173 }] })
})

test.each([
  ['', 'Margʻlon', 177],
  ['', 'Chilonzr', 205],
  ['', 'Chilonzor 9 kvartal', 205],
  ['Samarqand', 'Urgurt', 124],
])('%s %s is asked about', (region, city, id) => {
  const { problem } = read(region, city).city
  expect(problem?.code).toBe('unknown_city')
  expect(problem?.suggestions[0]?.id).toBe(id)
})

test('a village that is only like it is not offered beside a district that is', () => {
  expect(read('', 'Chilonzr').city.problem?.suggestions.map(({ id }) => id)).toEqual([205])
})

test('a district of another region names its own', () => {
  expect(read('Andijon', 'Qoʻqon').region.problem).toEqual({
    code: 'city_elsewhere',
    suggestions: [suggestRegion(12)],
  })
})

test('a file of noise is answered without looking for all of it', () => {
  let asked = 0
  const ground = {
    ...usualGround,
    findArea: ((_, options) => {
      if (!options?.exactly) asked++
      return []
    }) as typeof usualGround.findArea,
  }
  for (let n = 0; n < 5_000; n++) readArea({ region: '', city: `noise ${n}` }, '', ground)
  expect(asked).toBeLessThanOrEqual(3_000)
})
