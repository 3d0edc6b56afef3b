import { expect, test } from 'vitest'
import { sampleStop, sampleToday } from '../../../tests/support/sample-day.ts'
import { dayWithQueue, withChanges } from './day-with-queue.ts'

const stop = sampleStop({ to_collect: 94_000 })
const day = sampleToday({ stops: [stop] })
const action = (verb: string, input = {}, parcel = stop.order_id) => ({
  clientId: `of-${verb}`,
  seq: 1,
  verb,
  parcel,
  input,
  happenedAt: '2026-11-18T09:00:00.000Z',
})
const changesOf = ({ shift, cash, stops, incidents } = day) => ({ shift, cash, stops, incidents, left: [] })

test('a parcel is known by its number and by its code, as the scanner reads it', () => {
  for (const parcel of [stop.order_id, stop.tracking_code, stop.tracking_code.toLowerCase()])
    expect(dayWithQueue(day, [action('deliver', {}, parcel)], 0).stops[0]?.state).toBe('done')
  expect(dayWithQueue(day, [action('deliver', {}, 'TB1')], 0)).toEqual(day)
})

test('a delivery taken back leaves the day as it was', () => {
  const queue = [action('deliver', { collected: 94_000 }), action('undo_delivery')]
  const { stops, cash, shift } = dayWithQueue(day, queue, 0)
  expect(stops[0]).toMatchObject({ state: 'open', in_hand: true, status: 'pickup', undo_until: null })
  expect([cash, shift?.delivered]).toEqual([day.cash, day.shift?.delivered])
})

test('a parcel that could not be delivered stays in the bag and counts as an attempt', () => {
  const { stops, shift } = dayWithQueue(day, [action('fail_delivery', { reason: 'nobody_home' })], 0)
  expect(stops[0]).toMatchObject({ state: 'failed', attempts: 1, in_hand: true })
  expect(shift?.failed).toBe((day.shift?.failed ?? 0) + 1)
})

test('a parcel loaded at a depot is in the bag and still to be delivered; one fetched from its sender is done here', () => {
  const loaded = sampleToday({ stops: [sampleStop({ in_hand: false, status: 'agent_received' })] })
  expect(dayWithQueue(loaded, [action('pick_up')], 0).stops[0]).toMatchObject({
    in_hand: true,
    state: 'open',
  })
  const fetched = sampleToday({
    stops: [sampleStop({ kind: 'collect', in_hand: false, to_collect: 30_000 })],
  })
  const after = dayWithQueue(fetched, [action('pick_up')], 0)
  expect(after.stops[0]).toMatchObject({ in_hand: true, state: 'done' })
  expect(after.cash.held).toBe(fetched.cash.held + 30_000)
})

test('a colleague’s parcel is in the bag from the scan on, and can be delivered', () => {
  const given = sampleStop({ in_hand: false, allowed_actions: ['hand_over'] })
  expect(dayWithQueue(sampleToday({ stops: [given] }), [action('hand_over')], 0).stops[0]).toMatchObject({
    in_hand: true,
    state: 'open',
    allowed_actions: ['deliver', 'fail_delivery'],
  })
})

test('a verb that the phone does not know changes nothing on the screen', () => {
  expect(dayWithQueue(day, [action('report_found')], 0)).toEqual(day)
})

test('changes replace what they name, add what is new, and take away what left', () => {
  const second = sampleStop({ order_id: '71120954', tracking_code: 'TB2', position: 2 })
  const known = sampleToday({ stops: [stop, second] })
  const moved = { ...second, position: 1, status: 'accept' }
  const added = sampleStop({ order_id: '80000001', tracking_code: 'TB3', position: 3 })
  const after = withChanges(known, { ...changesOf(), left: [stop.order_id], stops: [added, moved] }, false)
  expect(after.stops).toEqual([moved, added])
  expect(withChanges(known, { ...changesOf(), stops: [added] }, true).stops).toEqual([added])
})

test('an incident is told once, as it stands now', () => {
  const incident = {
    id: '1',
    order_id: stop.order_id,
    tracking_code: stop.tracking_code,
    kind: 'wrong_code',
    message: '',
    what_to_do: '',
    opened_at: '',
    decided: null,
  }
  const known = sampleToday({ incidents: [incident] })
  const decided = { ...incident, decided: 'Topshirilgan' }
  expect(withChanges(known, { ...changesOf(), incidents: [decided] }, false).incidents).toEqual([decided])
})
