import { expect, test } from 'vitest'
import { type NearbyAsked, readMapAsked, readNearby, writeMapAsked, writeNearby } from './nearby-address.ts'

const asked: NearbyAsked = {
  text: 'Чорсу бозори',
  at: { lat: 41.32612, lon: 69.23501 },
  isNearMe: false,
  openOnly: true,
  codOnly: true,
  lockersOnly: true,
  size: 'medium',
  chosen: 17,
}

test('what was asked is read from the address as it was written', () => {
  expect(readNearby(new URLSearchParams(writeNearby(asked).toString()))).toEqual(asked)
  const nothing = readNearby(new URLSearchParams())
  expect(writeNearby(nothing).toString()).toBe('')
})

test('where the device is does not stand in the address', () => {
  const near = { ...asked, text: '', at: undefined, isNearMe: true }
  expect(writeNearby(near).toString()).not.toMatch(/\d\d\.\d/)
  expect(readNearby(writeNearby(near)).isNearMe).toBe(true)
})

test('what cannot be a place, a size or a point is as if it were not said', () => {
  const query = new URLSearchParams(`at=95,69&size=huge&point=0x1&kind=castle&q=${'a'.repeat(300)}`)
  expect(readNearby(query)).toMatchObject({ at: undefined, size: undefined, chosen: undefined })
  expect(readNearby(query).lockersOnly).toBe(false)
  expect(readNearby(query).text).toHaveLength(100)
  for (const at of ['41,69,70', '41', 'NaN,69', '', '1e1,2'])
    expect(readNearby(new URLSearchParams({ at })).at).toBeUndefined()
})

test('the map comes back to where it was left', () => {
  const left = { view: { at: { lat: 41.31671, lon: 69.23952 }, zoom: 14.25 }, chosen: 5 }
  expect(readMapAsked(new URLSearchParams(writeMapAsked(left).toString()))).toEqual(left)
  expect(readMapAsked(new URLSearchParams('map=99/41/69')).view).toBeUndefined()
  expect(readMapAsked(new URLSearchParams('map=14/41')).view).toBeUndefined()
})
