import { expect, test } from 'vitest'
import { regions } from '#modules/geo/domain/regions.ts'
import { regionBySlug, slugOf } from './region-slugs.ts'

test('every region has an address of its own in plain letters, and is found by it', () => {
  for (const region of regions) {
    expect(slugOf(region)).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(regionBySlug(slugOf(region))).toBe(region)
  }
  expect(slugOf({ name: { uz: 'Fargʻona viloyati', oz: '', ru: '', en: '' } })).toBe('fargona-viloyati')
  expect(regionBySlug('atlantis')).toBeUndefined()
})
