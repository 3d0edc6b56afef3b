import { expect, test } from 'vitest'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { sampleStop } from '../parts/stop-samples.ts'
import { eveningBag, handIns, inHand, readBag } from './hand-in.ts'

const told = (stops: readonly Stop[], before: ReturnType<typeof eveningBag> = []) =>
  handIns(stops, eveningBag(stops, before)).map(
    ({ orderId, reason, taken }) => `${orderId} ${reason}${taken ? ' taken' : ''}`,
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
  expect(inHand(evening)).toEqual(['a', 'b'])
  const later = [
    stop('a', { in_hand: false, state: 'gone', status: 'agent_received' }),
    stop('b', { in_hand: false, state: 'done', status: 'executor_done' }),
  ]
  expect(told(later, eveningBag(evening, []))).toEqual(['a open taken'])
})

test('what a depot has taken leaves the day, and is ticked all the same', () => {
  const evening = [stop('a', { state: 'failed', attempts: 1 }), stop('b')]
  const before = eveningBag(evening, [])
  expect(told([stop('b'), stop('c')], before)).toEqual(['a failed taken', 'b open', 'c open'])
})

test('the bag is known again when the screen is come back to; anything else that was kept is empty', () => {
  const kept = { shift: '7', bag: eveningBag([stop('a')], []) }
  expect(readBag(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(readBag(undefined)).toEqual({ shift: '', bag: [] })
  expect(readBag({ shift: '7', bag: [{ orderId: 5 }] })).toEqual({ shift: '7', bag: [] })
})
