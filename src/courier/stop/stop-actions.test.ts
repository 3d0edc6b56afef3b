import { expect, test } from 'vitest'
import { sampleStop } from '../parts/stop-samples.ts'
import { actionsAt, timeLeft } from './stop-actions.ts'

const now = Date.parse('2026-11-18T09:00:00.000Z')

test('a parcel in the hand is delivered or not; one that lies elsewhere is scanned first', () => {
  expect(actionsAt(sampleStop(), now)).toEqual(['deliver', 'failed'])
  expect(actionsAt(sampleStop({ in_hand: false, allowed_actions: ['pick_up'] }), now)).toEqual(['scan'])
})

test('at the sender it is fetched, or given back to the others', () => {
  const stop = sampleStop({
    kind: 'collect',
    in_hand: false,
    allowed_actions: ['pick_up', 'release', 'fail_pickup'],
  })
  expect(actionsAt(stop, now)).toEqual(['collect', 'failed', 'release'])
})

test('what is brought to a place of ours is taken there by a scan; what goes back stays on the list until then', () => {
  expect(actionsAt(sampleStop({ kind: 'bring' }), now)).toEqual(['showCode', 'failed'])
  expect(actionsAt(sampleStop({ kind: 'hand_in', allowed_actions: [] }), now)).toEqual(['showCode'])
  expect(actionsAt(sampleStop({ state: 'failed' }), now)).toEqual(['showCode'])
})

test('a delivery can be taken back for ten minutes', () => {
  const done = { state: 'done', in_hand: false } as const
  expect(actionsAt(sampleStop({ ...done, undo_until: '2026-11-18T09:09:41.000Z' }), now)).toEqual(['undo'])
  expect(actionsAt(sampleStop({ ...done, undo_until: '2026-11-18T08:59:59.000Z' }), now)).toEqual([])
  expect(actionsAt(sampleStop({ ...done, undo_until: null }), now)).toEqual([])
  expect(timeLeft('2026-11-18T09:09:41.000Z', now)).toBe('9:41')
  expect(timeLeft('2026-11-18T08:00:00.000Z', now)).toBe('0:00')
})
