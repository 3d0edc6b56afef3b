import { expect, test } from 'vitest'
import type { QueuedAction, Trouble, WaitingAction } from '#client/field/field-store.ts'
import { acceptedAs, cashIsFull, isBeingTold } from './offers-view.ts'

const action: QueuedAction = {
  clientId: 'a',
  verb: 'accept',
  parcel: '63642483',
  input: {},
  seq: 1,
  happenedAt: '2026-11-18T09:00:00.000Z',
}
const waiting: WaitingAction = { ...action, state: 'waiting' }
const message = 'Boshqa kuryer oldi'
const trouble: Trouble = { action, result: { client_id: 'a', state: 'conflict', message } }

test('an offer is taken when the server has answered, and not before', () => {
  expect(acceptedAs('a', { queue: [waiting], troubles: [] })).toEqual({ state: 'waits' })
  expect(acceptedAs('a', { queue: [], troubles: [trouble] })).toEqual({ state: 'refused', why: message })
  expect(acceptedAs('a', { queue: [{ ...waiting, clientId: 'b' }], troubles: [] })).toEqual({
    state: 'taken',
  })
})

test('an offer that waits to be told is not accepted a second time', () => {
  expect(isBeingTold('63642483', [waiting])).toBe(true)
  expect(isBeingTold('63642484', [waiting])).toBe(false)
  expect(isBeingTold('63642483', [{ ...waiting, verb: 'release' }])).toBe(false)
})

test('at the limit nothing with money is offered; without one there is none', () => {
  expect(cashIsFull({ held: 3_000_000, limit: 3_000_000 })).toBe(true)
  expect(cashIsFull({ held: 2_999_999, limit: 3_000_000 })).toBe(false)
  expect(cashIsFull({ held: 90_000_000, limit: null })).toBe(false)
})
