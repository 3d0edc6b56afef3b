import { expect, test } from 'vitest'
import type { MapAnswer } from '#parcel/pin/map-answer.ts'
import { offered, sharedChange } from './shared-change.ts'
import { sharedPlaceIn } from './shared-place.ts'

const house: MapAnswer = {
  kind: 'house',
  label: 'Qoratosh koʻchasi, 105',
  street: 'Qoratosh koʻchasi',
  house: '105',
  latitude: 41.31,
  longitude: 69.27,
  region_id: 14,
  district_id: 205,
} as MapAnswer

test('words or a place on the map are read out of the address, whatever else stands there', () => {
  const read = (query: string) => sharedPlaceIn(new URLSearchParams(query))
  expect(read('spot=41.3111,69.2797')).toEqual({ spot: { lat: 41.3111, lon: 69.2797 } })
  expect(read('address=%20Chilonzor%205%20')).toEqual({ words: 'Chilonzor 5' })
  for (const nothing of ['', 'address=', 'address=x', 'spot=here', 'spot=41.3', 'spot=141.3111,69.2797'])
    expect(read(nothing), nothing).toBeUndefined()
})

test('only what somebody can live at is offered, three at most', () => {
  const district = { ...house, kind: 'district' as const }
  const nowhere = { ...house, district_id: undefined } as MapAnswer
  expect(offered([district, nowhere, house, house, house, house])).toEqual([house, house, house])
})

test('taken, it brings district, street and pin, and leaves nothing of another door', () => {
  const change = sharedChange(house, 'Qoratosh koʻchasi, 105-uy')
  expect(change).toMatchObject({ region: 14, city: 205, street: 'Qoratosh koʻchasi, 105-uy', flat: '' })
  expect(change).toMatchObject({ point_id: null, latitude: 41.31, longitude: 69.27, pin_source: 'found' })
  const exact = sharedChange(house, 'Qoratosh koʻchasi, 105-uy', { lat: 41.3101, lon: 69.2702 })
  expect(exact).toMatchObject({ latitude: 41.3101, longitude: 69.2702, pin_fresh: true })
})
