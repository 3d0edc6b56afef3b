import { expect, test } from 'vitest'
import { sampleStop } from '../parts/stop-samples.ts'
import { actsAt } from './acts-at.ts'

const at = (...args: Parameters<typeof sampleStop>) => {
  const { main, failed } = actsAt(sampleStop({ order_id: '7', ...args[0] }))
  return [main.label.split('.').at(-1), main.to, failed]
}

test('a parcel in the hand is handed over, or it could not be', () => {
  expect(at()).toEqual(['delivered', '/stops/7/deliver', '/stops/7/failed'])
})

test('what still lies at a place of ours is scanned first', () => {
  expect(at({ in_hand: false, allowed_actions: ['pick_up'] })).toEqual(['load', '/scan', undefined])
})

test('at a sender it is collected', () => {
  expect(at({ kind: 'collect', in_hand: false, allowed_actions: ['pick_up', 'fail_pickup'] })).toEqual([
    'collected',
    '/stops/7/collect',
    '/stops/7/failed',
  ])
})

test('what goes to a point or back to us is brought there', () => {
  expect(at({ kind: 'bring', allowed_actions: [] })[0]).toBe('brought')
  expect(at({ kind: 'hand_in', allowed_actions: [] })[0]).toBe('brought')
})

test('a refused parcel is not offered to be handed over', () => {
  const wishes = { hand_over: null, delegate: null, refused: true }
  expect(at({ wishes })[0]).toBe('open')
})
