import { expect, test } from 'vitest'
import { choiceKinds } from '#modules/orders/domain/receiver-choices.ts'
import { orderExamples } from '#modules/orders/order-examples.contract.ts'
import { formOf } from '#parcel/address/address-form.ts'
import { bodyOf, callOf, missingIn, needsCode, offeredTo, wantedKinds } from './caller-forms.ts'

const { to } = orderExamples.readOrder.answer

const said = {
  day: '2026-11-18',
  point: 7,
  door: { ...formOf(to), street: 'Registon 9, 3-uy', landmark: 'Dorixona' },
  name: 'Nodira opa',
  phone: '+998 90 123-45-67',
  place: 'Ombor',
}

test.each(wantedKinds)('what the form of %s sends is what its call takes', (wanted) => {
  expect(missingIn(wanted, said, to)).toEqual([])
  const body = { digits: '45566', code: '402917', ...bodyOf(wanted, said, to) }
  expect(callOf(wanted).body?.parse(body)).toMatchObject(body)
})

test('an empty form says what is to be asked', () => {
  expect(missingIn('neighbour', {}, to)).toEqual(['name', 'phone'])
  expect(missingIn('neighbour', { name: 'Nodira', phone: '123' }, to)).toEqual(['phone'])
  expect(missingIn('point', {}, to)).toEqual(['point_id'])
  expect(missingIn('code', {}, to)).toEqual([])
})

test('of an address what was not changed stays, and what was emptied goes', () => {
  const door = { entrance: '2', floor: '4', flat: null, intercom: null }
  const pinned = { ...to, ...door, landmark: 'Bozor', latitude: 39.65, longitude: 66.96 }
  expect(bodyOf('address', {}, pinned)).toEqual({})
  const cleared = { door: { ...formOf(pinned), landmark: '' } }
  expect(missingIn('address', cleared, pinned)).toEqual([])
  expect(bodyOf('address', cleared, pinned)).toEqual({ landmark: '' })
  const moved = { door: { ...formOf(pinned), street: 'Registon 9', floor: '5', pin: undefined } }
  expect(bodyOf('address', moved, pinned)).toEqual({
    street: 'Registon 9',
    entrance: '2',
    floor: '5',
    latitude: null,
    longitude: null,
  })
  expect(missingIn('address', { door: { ...formOf(pinned), street: ' ' } }, pinned)).toEqual(['street'])
})

const all = choiceKinds.map((kind) => ({ kind, allowed: true }))

test('what nobody has asked for cannot be taken back', () => {
  const nothing = offeredTo({ choices: all, chosen: { hand_over: null, delegate: null } })
  expect(nothing).not.toContain('revoke')
  expect(nothing).not.toContain('myself')
  expect(offeredTo({ choices: all, chosen: { hand_over: {}, delegate: {} } })).toEqual([...wantedKinds])
  expect(offeredTo({ choices: [], chosen: { hand_over: null, delegate: null } })).toEqual([])
})

test('who else takes it, or where, needs the code; a new pickup code does not', () => {
  const needed = ['point', 'hand_over', 'delegate'] as const
  expect(wantedKinds.filter((wanted) => needsCode(wanted, needed))).toEqual([
    'point',
    'neighbour',
    'safe_place',
    'myself',
    'delegate',
    'revoke',
  ])
})
