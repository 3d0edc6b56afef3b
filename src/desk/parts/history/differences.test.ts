import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('only what changed is told, with both sides', () => {
  expect(differences({ role: 'courier', status: 'active' }, { role: 'agent', status: 'active' })).toEqual([
    { field: 'role', before: 'courier', after: 'agent' },
  ])
})

test('a new object is told field by field, from nothing', () => {
  expect(differences(null, { role: 'courier', status: 'active' })).toEqual([
    { field: 'role', before: undefined, after: 'courier' },
    { field: 'status', before: undefined, after: 'active' },
  ])
})

test('inner fields are named by their path', () => {
  expect(differences({ price: { amount: 5, unit: 'kg' } }, { price: { amount: 7, unit: 'kg' } })).toEqual([
    { field: 'price.amount', before: 5, after: 7 },
  ])
})

test('a list is compared as a whole', () => {
  expect(differences({ days: [1, 2] }, { days: [1, 3] })).toEqual([
    { field: 'days', before: [1, 2], after: [1, 3] },
  ])
})

test('missing and null are the same to a reader', () => {
  expect(differences({ note: null }, {})).toEqual([])
})

test('a field called like a built-in of objects is a field like any other', () => {
  expect(differences({}, { constructor: 'x' })).toEqual([
    { field: 'constructor', before: undefined, after: 'x' },
  ])
})

test('nothing differs from itself, whatever was recorded', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(differences(value, structuredClone(value))).toEqual([])
    }),
  )
})

test('what differs one way differs the other way, with the sides exchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const turned = differences(other, one).map(({ field, before, after }) => [field, after, before])
      const told = differences(one, other).map(({ field, before, after }) => [field, before, after])
      const byField = (list: unknown[][]) => list.map((line) => JSON.stringify(line)).sort()
      expect(byField(turned)).toEqual(byField(told))
    }),
  )
})
