import { expect, test } from 'vitest'
import { pointMapQuery, pointsQuery } from '#modules/points/points.contract.ts'
import { listQuestion, mapQuestion, type PointSearch } from './point-search.ts'

const nothing: PointSearch = { text: '', where: undefined, fitsOnly: true, openOnly: false }
const bounds = { south: 41, west: 69, north: 42, east: 70 }
const parcel = { weightGrams: 2_500, sidesCm: [30, 20, 10], cod: true } as const

/** What the server will understand. */
const understood = (question: ReturnType<typeof listQuestion>) =>
  question && pointsQuery.parse(question.query)

test('nothing is asked before the person says where', () => {
  expect(listQuestion(nothing, undefined)).toBeUndefined()
  expect(listQuestion({ ...nothing, text: '  ' }, parcel)).toBeUndefined()
})

test('words are looked for everywhere, near the person first', () => {
  const near = { lat: 41.31, lon: 69.28 }
  const nearby = understood(listQuestion({ ...nothing, text: ' Chorsu ', where: { near } }, undefined))
  expect(nearby).toMatchObject({ q: 'Chorsu', near })
  expect(nearby).not.toHaveProperty('radius')
  const onMap = understood(listQuestion({ ...nothing, text: 'Chorsu', where: { bounds } }, undefined))
  expect(onMap).toMatchObject({ q: 'Chorsu' })
  expect(onMap).not.toHaveProperty('bbox')
})

test('without words the list is what the map shows', () => {
  const asked = understood(listQuestion({ ...nothing, where: { bounds } }, undefined))
  expect(asked).toMatchObject({ bbox: bounds })
})

test('the filter for the parcel carries its weight, sides and money', () => {
  const asked = understood(listQuestion({ ...nothing, where: { bounds } }, parcel))
  expect(asked).toMatchObject({ fits: { weightGrams: 2_500, sidesCm: [30, 20, 10] }, cod: true })
  const off = understood(listQuestion({ ...nothing, where: { bounds }, fitsOnly: false }, parcel))
  expect(off).toMatchObject({ cod: false })
  expect(off).not.toHaveProperty('fits')
})

test('the map has the filters of the list', () => {
  const { query } = mapQuestion({ ...nothing, text: 'Nukus', openOnly: true }, parcel, bounds)
  expect(pointMapQuery.parse(query)).toMatchObject({
    q: 'Nukus',
    open_now: true,
    bbox: bounds,
    fits: { weightGrams: 2_500 },
  })
})

test('a wish for lockers, or for points that take money, needs no parcel', () => {
  const wish = { ...nothing, where: { bounds }, codOnly: true, kind: 'locker' } as const
  expect(understood(listQuestion(wish, undefined))).toMatchObject({ cod: true, kind: ['locker'] })
})
