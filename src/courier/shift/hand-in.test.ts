import { expect, test } from 'vitest'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { sampleStop } from '../parts/stop-samples.ts'
import { handIns, inHand } from './hand-in.ts'

const told = (stops: readonly Stop[], before: readonly string[] = []) =>
  handIns(stops, before).map(
    ({ stop, reason, taken }) => `${stop.order_id} ${reason}${taken ? ' taken' : ''}`,
  )
const stop = (id: string, more: Partial<Stop> = {}) => sampleStop({ order_id: id, ...more })

test('what is still in the bag is handed in, with the reason', () => {
  const refused = { hand_over: null, delegate: null, refused: true }
  expect(
    told([
      stop('a', { state: 'failed', status: 'failed_delivery', attempts: 2 }),
      stop('b'),
      stop('c', { wishes: refused }),
      stop('d', { status: 'cancelled', kind: 'hand_in' }),
      stop('e', { status: 'new', kind: 'hand_in' }),
      stop('f', { in_hand: false, state: 'done', status: 'executor_done' }),
    ]),
  ).toEqual(['a failed', 'b open', 'c refused', 'd cancelled', 'e back'])
})

test('what was scanned in since stays on the list as taken; what was delivered since does not', () => {
  const evening = [stop('a'), stop('b')]
  const before = inHand(evening)
  expect(before).toEqual(['a', 'b'])
  const later = [
    stop('a', { in_hand: false, state: 'gone', status: 'agent_received' }),
    stop('b', { in_hand: false, state: 'done', status: 'executor_done' }),
  ]
  expect(told(later, before)).toEqual(['a open taken'])
})
