import { expect, test } from 'vitest'
import { isInCountry } from '#modules/geo/domain/country.ts'
import { districts } from '#modules/geo/domain/districts.ts'
import { queries } from './index.ts'
import { type Hit, isRight } from './query.ts'

const regionOf = new Map(districts.map(({ id, regionId }) => [id, regionId as number]))

test('there are enough questions, each once, over all regions, in all languages and kinds of trouble', () => {
  expect(queries.length).toBeGreaterThanOrEqual(320)
  expect(new Set(queries.map(({ q, district }) => `${q} ${district}`)).size).toBe(queries.length)
  const regions = queries.flatMap(({ district, want }) => [
    ...(want.regions ?? []),
    ...[...(want.districts ?? []), ...(district ? [district] : [])].map((id) => regionOf.get(id)),
  ])
  expect(new Set(regions).size).toBe(14)
  for (const lang of ['uz', 'oz', 'ru', 'en'])
    expect(queries.filter((query) => query.lang === lang).length, lang).toBeGreaterThan(20)
  for (const trait of ['typo', 'layout', 'old name', 'abbreviation'])
    expect(queries.filter((query) => query.trait === trait).length, trait).toBeGreaterThan(15)
})

test('answers name districts that there are and places in the country', () => {
  for (const { q, district, want } of queries) {
    for (const id of [...(want.districts ?? []), ...(district ? [district] : [])])
      expect(regionOf.has(id), `${q}: ${id}`).toBe(true)
    if (want.at) expect(isInCountry({ lat: want.at[0], lon: want.at[1] }), q).toBe(true)
    expect([q, want.at === undefined, want.metres === undefined || want.metres > 0]).toEqual([
      q,
      want.metres === undefined,
      true,
    ])
  }
})

test('an answer is right only when everything that was asked for is so', () => {
  const hit: Hit = {
    kind: 'street',
    label: 'Шота Руставели кўчаси, Тошкент',
    latitude: 41.28,
    longitude: 69.25,
    region_id: 14,
    district_id: 208,
  }
  const want = { kinds: ['street'], at: [41.281, 69.25], metres: 200, named: ['rustaveli'] } as const
  expect(isRight(hit, want)).toBe(true)
  for (const other of [
    { ...want, kinds: ['house'] as const },
    { ...want, metres: 100 },
    { ...want, named: ['navoiy'] },
    { ...want, districts: [205] },
    { ...want, regions: [11] },
    { ...want, near: true as const },
  ])
    expect(isRight(hit, other)).toBe(false)
})
