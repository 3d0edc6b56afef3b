import { expect, test } from 'vitest'
import { changedDraft, type DraftChange, emptyOrderDraft } from '#parcel/draft/order-draft.ts'
import { type FaultCode, type FieldPath, faultsOf } from './faults.ts'

const ready = changedDraft(emptyOrderDraft, {
  from: { region: 14, city: 205, street: 'Bunyodkor 12' },
  to: { region: 8, city: 122, street: 'Registon 5' },
  sender_name: 'Dilshod',
  sender_phone: '901234567',
  receiver_name: 'Malika',
  receiver_phone: '911234567',
  parcel_size: { weight: 1, length: 20, width: 20, height: 15, size_class: 'small' },
  deliveryInformation: { description: 'Kitob', payment_type: 'cash' },
})

test('a whole draft has no faults, an empty one all of the first page before those of the second', () => {
  expect(faultsOf(ready)).toEqual({})
  expect(Object.keys(faultsOf(emptyOrderDraft))).toEqual([
    'from.city',
    'to.city',
    'parcel_size.size_class',
    'sender_name',
    'sender_phone',
    'from.street',
    'receiver_name',
    'receiver_phone',
    'to.street',
    'description',
    'payment_type',
  ])
})

test.each<[string, DraftChange, FieldPath, FaultCode]>([
  ['a name is required', { sender_name: '  ' }, 'sender_name', 'name'],
  ['a phone is required', { receiver_phone: '' }, 'receiver_phone', 'phone'],
  ['a phone has nine digits', { sender_phone: '9012345' }, 'sender_phone', 'phoneWrong'],
  ['a phone has a code that exists', { sender_phone: '101234567' }, 'sender_phone', 'phoneWrong'],
  ['a second phone is a phone', { to: { additional_phone: '5' } }, 'to.additional_phone', 'phoneWrong'],
  ['a region is required', { from: { region: null, city: null, street: 'Uy 12' } }, 'from.city', 'place'],
  [
    'a city as a whole has districts',
    { to: { region: 14, city: null, street: 'Uy 12' } },
    'to.city',
    'district',
  ],
  ['a street is required at a door', { from: { street: '' } }, 'from.street', 'street'],
  ['a street has at least five characters', { from: { street: 'Uy 1' } }, 'from.street', 'streetShort'],
  ['a point is required where an end is one', { delivery_option: 3 }, 'to.point_id', 'point'],
  ['an e-mail looks like one', { to: { email: 'malika@' } }, 'to.email', 'email'],
  ['a name has letters', { sender_name: '?!' }, 'sender_name', 'unreadable'],
  ['one phone at both ends is asked about', { receiver_phone: '901234567' }, 'receiver_phone', 'samePhone'],
  ['what is inside is told', { deliveryInformation: { description: ' ' } }, 'description', 'description'],
  ['a way to pay is chosen', { deliveryInformation: { payment_type: null } }, 'payment_type', 'payment'],
  ['money to collect has a sum', { deliveryInformation: { services: ['cod'] } }, 'product_fee', 'amount'],
  [
    'cash comes back only inside one region',
    { deliveryInformation: { services: ['cod_return'], product_fee: 5000 } },
    'services',
    'outside',
  ],
])('%s', (_, change, field, code) => {
  expect(faultsOf(changedDraft(ready, change))).toEqual({ [field]: code })
})

const measures = { weight: 5, length: 10, width: 10, height: 10, size_class: 'other' } as const
test.each([
  [{ weight: 0 }, 'parcel_size.weight', 'positive'],
  [{ weight: 100.1 }, 'parcel_size.weight', 'tooHeavy'],
  [{ length: 300.1 }, 'parcel_size.length', 'tooLong'],
  [{ width: 0 }, 'parcel_size.width', 'allSides'],
] as const)('a parcel of its own is measured: %j', (change, field, code) => {
  const parcel_size = { ...measures, ...change }
  expect(faultsOf(changedDraft(ready, { parcel_size }))).toEqual({ [field]: code })
})

test('a box is enough by itself, something else is weighed', () => {
  const unmeasured = { weight: 0, length: 0, width: 0, height: 0 }
  const faultsFor = (size_class: 'small' | 'other') =>
    faultsOf(changedDraft(ready, { parcel_size: { ...unmeasured, size_class } }))
  expect(faultsFor('small')).toEqual({})
  expect(faultsFor('other')).toEqual({ 'parcel_size.weight': 'positive' })
})

test('the limits themselves are well', () => {
  const parcel_size = { ...measures, weight: 100, length: 300 }
  expect(faultsOf(changedDraft(ready, { parcel_size }))).toEqual({})
})

test('one phone at both ends is well once it is confirmed', () => {
  const same = { receiver_phone: '901234567', deliveryInformation: { same_phone_ok: true } }
  expect(faultsOf(changedDraft(ready, same))).toEqual({})
})

test('cash comes back from a district of the same region', () => {
  const inside = changedDraft(ready, {
    to: { region: 14, city: 206, street: 'Amir Temur 3' },
    deliveryInformation: { services: ['cod_return'], product_fee: 5000 },
  })
  expect(faultsOf(inside)).toEqual({})
})
