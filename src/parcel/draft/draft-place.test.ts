import { expect, test } from 'vitest'
import { placeById } from '../price/places.ts'
import type { ChosenPlace } from '../price/question.ts'
import { draftChangeTo, withSpotOf } from './draft-place.ts'
import { changedDraft, emptyOrderDraft } from './order-draft.ts'

const place = (id: number) => placeById(id, 'uz') as ChosenPlace
const chorsu: ChosenPlace = {
  ...place(206),
  spot: {
    text: 'Chorsu bozori',
    note: 'Shayxontohur tumani, Toshkent',
    address: {
      street: 'Chorsu bozori',
      latitude: 41.3262,
      longitude: 69.2361,
      pin_source: 'found',
    },
  },
}
const empty = emptyOrderDraft.from
const changed = (before: typeof empty, to: ChosenPlace) =>
  changedDraft({ ...emptyOrderDraft, from: before }, { from: draftChangeTo(to, before) }).from

test('the capital as a whole leaves the district to be asked for', () => {
  expect(draftChangeTo(place(14), empty)).toEqual({ region: 14, city: null })
  expect(draftChangeTo(place(206), empty)).toEqual({ region: 14, city: 206 })
})

test('an address that was found comes along with its pin, and how it came about', () => {
  const address = changed({ ...empty, city: 206, region: 14, street: 'Navoiy, 5', flat: '12' }, chorsu)
  expect(address).toMatchObject({
    region: 14,
    city: 206,
    street: 'Chorsu bozori',
    latitude: 41.3262,
    longitude: 69.2361,
    pin_source: 'found',
    // Of the other house.
    flat: '',
  })
  expect(withSpotOf(place(206), address).spot).toMatchObject({ text: 'Chorsu bozori' })
})

test('an address that is known already keeps the pin that was moved since, and the flat', () => {
  const known = { ...changed(empty, chorsu), latitude: 41.33, pin_source: 'dragged' as const, flat: '12' }
  expect(changed(known, chorsu)).toEqual(known)
  expect(changed(known, place(206))).toEqual(known)
  expect(withSpotOf(place(206), known)).toEqual(place(206))
})
