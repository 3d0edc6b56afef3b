import { expect, test } from 'vitest'
import { taskOf } from './domain/task.ts'

const here = 7
const at = (status: string, holder: string, holderPointId: number | null, actions: string[] = []) =>
  taskOf({ status, holder, holderPointId, actions }, here)

test('what to do with a parcel follows from where it is and from what the lifecycle lets an agent do', () => {
  expect(at('new', 'sender', null, ['drop_off', 'reweigh'])).toBe('take_in')
  expect(at('pickup', 'courier', null, ['store'])).toBe('store')
  expect(at('pickup', 'trip', null, ['store'])).toBe('store')
  expect(at('agent_received', 'destination_point', here, ['hand_out', 'refuse'])).toBe('hand_out')
  expect(at('agent_received', 'origin_point', here)).toBe('give')
  expect(at('cancelled', 'origin_point', here, ['report_found'])).toBe('found')
})

test('a way back in a courier’s bag is stored, and one that begins here waits for a courier', () => {
  expect(at('new', 'courier', null, ['drop_off', 'store'])).toBe('store')
  expect(at('new', 'origin_point', here, ['drop_off'])).toBe('give')
  expect(at('accept', 'origin_point', here)).toBe('give')
  expect(at('expired', 'destination_point', here, ['hand_out'])).toBe('hand_out')
})

test('with what is elsewhere nothing is done here', () => {
  expect(at('agent_received', 'destination_point', 8, ['hand_out'])).toBe('none')
  expect(at('draft', 'sender', null)).toBe('none')
  expect(at('done', 'receiver', null)).toBe('none')
  expect(at('accept', 'sender', null)).toBe('none')
})
