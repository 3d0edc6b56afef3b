import { expect, test } from 'vitest'
import { eventWord } from '../event-words.ts'
import { custodyTold, statusWord } from './kept-from-customers.ts'

test('a depot and a van between depots are told to staff alone; customers hear that it is on its way', () => {
  for (const holder of ['depot', 'trip'] as const) {
    expect(custodyTold(holder, 'owner')).toEqual({ holder: 'courier', word: 'orders.onItsWay' })
    expect(custodyTold(holder, 'staff')).toEqual({ holder, word: `orders.holders.${holder}` })
  }
  expect(custodyTold('destination_point', 'owner').holder).toBe('destination_point')
})

test('at a depot a parcel is at no point where somebody could come for it', () => {
  expect(statusWord('agent_received', 'depot', 'owner')).toBe('orders.onItsWay')
  expect(statusWord('agent_received', 'depot', 'staff')).toBe('orders.status.agent_received')
  expect(statusWord('agent_received', 'origin_point', 'owner')).toBe('orders.status.agent_received')
  expect(statusWord('expired', 'depot', 'owner')).toBe('orders.status.expired')
})

test('what happens at a depot is told to customers as a stay in a town', () => {
  const stored = { verb: 'store', details: { depot: true } } as const
  expect(eventWord(stored, 'staff')).toBe('orders.storedAtDepot')
  expect(eventWord(stored, 'owner')).toBe('orders.reachedTown')
  expect(eventWord({ verb: 'load', details: {} }, 'owner')).toBe('orders.leftTown')
  expect(eventWord({ verb: 'load', details: {} }, 'staff')).toBe('orders.verbs.load')
  expect(eventWord({ verb: 'store', details: {} }, 'owner')).toBe('orders.verbs.store')
})
