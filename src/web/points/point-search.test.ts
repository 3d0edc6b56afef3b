import { expect, test } from 'vitest'
import { pointMapQuery, pointsQuery } from '#modules/points/points.contract.ts'
import { listPath, mapPath, type PointSearch } from './point-search.ts'

const nothing: PointSearch = { text: '', where: undefined, fitsOnly: true, openOnly: false }
const bounds = { south: 41, west: 69, north: 42, east: 70 }
const parcel = { weightGrams: 2_500, sidesCm: [30, 20, 10], cod: true } as const

/** What the server will understand. */
function understood(path: string | undefined) {
  if (path === undefined) return undefined
  const query = Object.fromEntries(new URL(path, 'http://localhost').searchParams)
  return path.startsWith('/api/points/v1/map') ? pointMapQuery.parse(query) : pointsQuery.parse(query)
}

test('nothing is asked before the person says where', () => {
  expect(listPath(nothing, undefined)).toBeUndefined()
  expect(listPath({ ...nothing, text: '  ' }, parcel)).toBeUndefined()
})

test('words are looked for everywhere, near the person first', () => {
  const near = { lat: 41.31, lon: 69.28 }
  const nearby = understood(listPath({ ...nothing, text: ' Chorsu ', where: { near } }, undefined))
  expect(nearby).toMatchObject({ q: 'Chorsu', near })
  expect(nearby).not.toHaveProperty('radius')
  const onMap = understood(listPath({ ...nothing, text: 'Chorsu', where: { bounds } }, undefined))
  expect(onMap).toMatchObject({ q: 'Chorsu' })
  expect(onMap).not.toHaveProperty('bbox')
})

test('without words the list is what the map shows', () => {
  expect(understood(listPath({ ...nothing, where: { bounds } }, undefined))).toMatchObject({ bbox: bounds })
})

test('the filter for the parcel carries its weight, sides and money', () => {
  const asked = understood(listPath({ ...nothing, where: { bounds } }, parcel))
  expect(asked).toMatchObject({ fits: { weightGrams: 2_500, sidesCm: [30, 20, 10] }, cod: true })
  const off = understood(listPath({ ...nothing, where: { bounds }, fitsOnly: false }, parcel))
  expect(off).toMatchObject({ cod: false })
  expect(off).not.toHaveProperty('fits')
})

test('the map has the filters of the list', () => {
  expect(understood(mapPath({ ...nothing, text: 'Nukus', openOnly: true }, parcel, bounds))).toMatchObject({
    q: 'Nukus',
    open_now: true,
    bbox: bounds,
    fits: { weightGrams: 2_500 },
  })
})
