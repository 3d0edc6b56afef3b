import { expect, test } from 'vitest'
import { troubleKind } from './trouble-kind.ts'

test('a wrong code told without a line, a parcel that has moved on and a plain refusal are told apart', () => {
  expect(troubleKind({ state: 'conflict', code: 'wrong_receiver_code' })).toBe('wrongCode')
  expect(troubleKind({ state: 'conflict', code: 'delivered_meanwhile' })).toBe('delivered')
  expect(troubleKind({ state: 'conflict', code: 'redirected_meanwhile' })).toBe('gone')
  expect(troubleKind({ state: 'late', code: 'told_late' })).toBe('late')
  expect(troubleKind({ state: 'refused', code: 'invalid_input' })).toBe('refused')
  expect(troubleKind({ state: 'refused' })).toBe('refused')
})
