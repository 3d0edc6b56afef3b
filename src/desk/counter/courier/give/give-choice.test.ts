import { expect, test } from 'vitest'
import type { ShelfItem } from '#modules/counter/counter.contract.ts'
import { handOverRequest } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { sampleHandOver } from '../hand-over-samples.ts'
import { foundBy, giveRequest, named, recentFirst, waitingFor } from './give-choice.ts'

const couriers = [
  { id: '1', name: 'Akmal Toʻrayev' },
  { id: '2', name: 'Bekzod Aliyev' },
  { id: '3', name: 'Jasur Toʻxtayev' },
]
const item = (order_id: string, task: ShelfItem['task'] = 'give'): ShelfItem => ({
  order_id,
  tracking_code: `TB${order_id}`,
  place: null,
  task,
  name: 'X',
  to_name: null,
  since: '2026-11-18T09:00:00.000Z',
  stored_until: null,
  extended: false,
  refused: false,
  to_collect: 0,
  size_class: 'small',
})
const to = (id: string) => ({ kind: 'courier' as const, id, name: '' })

test('who was given something lately stands first', () => {
  const given = [
    sampleHandOver({ to: to('2'), said_at: '2026-11-17T09:00:00.000Z' }),
    sampleHandOver({ to: to('3'), said_at: '2026-11-18T09:00:00.000Z' }),
    sampleHandOver({ to: to('3'), said_at: '2026-11-16T09:00:00.000Z' }),
  ]
  expect(recentFirst(couriers, given).map(({ id }) => id)).toEqual(['3', '2', '1'])
})

test('a name is found by the beginnings of its words, whatever apostrophe was typed', () => {
  expect(named(couriers, "to'").map(({ id }) => id)).toEqual(['1', '3'])
  expect(named(couriers, 'toʻx jas').map(({ id }) => id)).toEqual(['3'])
  expect(named(couriers, 'xtay')).toEqual([])
  expect(named(couriers, ' ')).toHaveLength(3)
})

test('what waits for a courier is what goes on and is promised to nobody', () => {
  const lines = [{ order_id: '10000002', tracking_code: 'TB10000002', state: 'said' as const }]
  const items = [item('10000001'), item('10000002'), item('10000003', 'hand_out')]
  expect(waitingFor(items, [sampleHandOver({ lines })]).map(({ order_id }) => order_id)).toEqual(['10000001'])
  expect(waitingFor(items, [sampleHandOver({ lines, state: 'withdrawn' })])).toHaveLength(2)
})

test('a scan chooses what lies here, once', () => {
  const items = [item('10000001')]
  expect(foundBy('TB10000001', items, new Set())).toMatchObject({ kind: 'found' })
  expect(foundBy('10000001', items, new Set())).toMatchObject({ kind: 'found' })
  expect(foundBy('TB10000001', items, new Set(['TB10000001']))).toMatchObject({ kind: 'chosen' })
  expect(foundBy('TB9', items, new Set())).toMatchObject({ kind: 'elsewhere' })
})

test('what is said is what the call takes', () => {
  const request = giveRequest({ courier: '12', parcels: new Set(['TB1']), cash: undefined })
  expect(request.body).toEqual({ courier_id: 12, parcels: ['TB1'], cash: 0 })
  expect(handOverRequest.safeParse(request.body).success).toBe(true)
})
