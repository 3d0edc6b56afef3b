import { expect, test } from 'vitest'
import { orderExamples } from '#modules/orders/order-examples.contract.ts'
import { addressChange } from '#modules/orders/place/order-request.contract.ts'
import { changeOf, formOf, isStreetShort } from './address-form.ts'

const carried = orderExamples.readOrder.answer
const { to } = carried
const pinned = { ...to, latitude: 39.65, longitude: 66.96 }
const elsewhere = {
  at: { lat: 39.66, lon: 66.97 },
  source: 'dragged',
  confirmed: false,
  isFresh: true,
} as const

test('a pin is sent when it is another one or was taken off, and the server understands the change', () => {
  const form = { ...formOf(pinned), street: 'Registon 9', note: '' }
  expect(changeOf(form, pinned)).not.toHaveProperty('latitude')
  expect(addressChange.parse(changeOf({ ...form, pin: undefined }, pinned))).toMatchObject({
    note: null,
    latitude: null,
    longitude: null,
  })
  const sent = changeOf({ ...form, pin: elsewhere }, pinned)
  expect(addressChange.parse({ ...sent, version: 3 })).toMatchObject({
    street: 'Registon 9',
    latitude: 39.66,
    longitude: 66.97,
    pin_source: 'dragged',
    version: 3,
  })
})

test('only what the person has changed is sent: the rest may be newer than what they saw', () => {
  const form = formOf(pinned)
  expect(changeOf(form, pinned)).toEqual({})
  expect(changeOf({ ...form, street: ` ${pinned.street} ` }, pinned)).toEqual({})
  const fewer = { ...pinned, landmark: null, floor: '3' }
  expect(changeOf({ ...formOf(fewer), landmark: 'Bozor', floor: '' }, fewer)).toEqual({
    landmark: 'Bozor',
    floor: '',
  })
})

test('a new street is told with the way to its door as the form shows it', () => {
  const housed = { ...pinned, floor: '3', flat: '15', intercom: null }
  const form = { ...formOf(housed), street: 'Registon 9', flat: '16' }
  expect(changeOf(form, housed)).toMatchObject({ street: 'Registon 9', floor: '3', flat: '16' })
  expect(changeOf(form, housed)).not.toHaveProperty('intercom')
})

test('a full address has five characters', () => {
  expect(isStreetShort({ ...formOf(to), street: ' 12 a ' })).toBe(true)
  expect(isStreetShort({ ...formOf(to), street: '12-uy' })).toBe(false)
})
