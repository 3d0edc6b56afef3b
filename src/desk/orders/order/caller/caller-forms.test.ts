import { expect, test } from 'vitest'
import { choiceKinds } from '#modules/orders/domain/receiver-choices.ts'
import { bodyOf, callOf, missingIn, needsCode, offeredTo, wantedKinds } from './caller-forms.ts'

const said = {
  day: '2026-11-18',
  point: 7,
  street: 'Registon 9, 3-uy',
  landmark: 'Dorixona',
  name: 'Nodira opa',
  phone: '+998 90 123-45-67',
  place: 'Ombor',
}

test.each(wantedKinds)('what the form of %s sends is what its call takes', (wanted) => {
  expect(missingIn(wanted, said)).toEqual([])
  const body = { digits: '45566', code: '402917', ...bodyOf(wanted, said) }
  expect(callOf(wanted).body?.parse(body)).toMatchObject(body)
})

test('an empty form says what is to be asked', () => {
  expect(missingIn('neighbour', {})).toEqual(['name', 'phone'])
  expect(missingIn('neighbour', { name: 'Nodira', phone: '123' })).toEqual(['phone'])
  expect(missingIn('point', {})).toEqual(['point_id'])
  expect(missingIn('code', {})).toEqual([])
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
