import { expect, test } from 'vitest'
import { districts } from '#modules/geo/domain/districts.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { districtsNearCapital } from './districts-near-capital.ts'

test('the capital is near as a whole, its region by name', () => {
  const near = districtsNearCapital('uz')
  expect(near.find(({ region }) => region === 'Toshkent shahri')?.districts).toBe('')
  expect(near.find(({ region }) => region === 'Toshkent viloyati')?.districts).toContain('Qibray')
  expect(near.some(({ region }) => region === 'Buxoro viloyati')).toBe(false)
})

test('no name on the list also names a district of that region that is farther', () => {
  for (const { region, districts: listed } of districtsNearCapital('uz')) {
    const regionId = regions.find(({ name }) => name.uz === region)?.id
    const farther = districts.filter((each) => each.regionId === regionId && each.zone === 2)
    const names = listed.split(', ')
    expect(farther.filter(({ shortNames }) => names.includes(shortNames.uz))).toEqual([])
  }
})
