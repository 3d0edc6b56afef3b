import { expect, test } from 'vitest'
import { dayView } from '../parts/day-view.ts'
import { sampleStop } from '../parts/stop-samples.ts'
import { countdown, lastUndoable } from './undoable.ts'

const at = (text: string) => Date.parse(`2026-11-18T${text}Z`)
const delivered = (id: string, position: number, ended: string, until: string | null) =>
  sampleStop({
    order_id: id,
    position,
    phone: id,
    state: 'done',
    ended_at: `2026-11-18T${ended}Z`,
    undo_until: until && `2026-11-18T${until}Z`,
  })

test('the delivery that was done last is offered to be taken back, with its number and what is left', () => {
  const day = dayView([
    delivered('a', 1, '09:00:00', '09:10:00'),
    delivered('b', 2, '09:04:00', '09:14:00'),
    sampleStop({ order_id: 'c', position: 3, phone: 'c' }),
  ])
  expect(lastUndoable(day, at('09:05:00'))).toEqual({ orderId: 'b', number: 2, leftMs: 9 * 60_000 })
})

test('after its ten minutes, or without a right to it, nothing is offered', () => {
  expect(lastUndoable(dayView([delivered('a', 1, '09:00:00', '09:10:00')]), at('09:10:00'))).toBeUndefined()
  expect(lastUndoable(dayView([delivered('a', 1, '09:00:00', null)]), at('09:01:00'))).toBeUndefined()
})

test('what is left is told in minutes and seconds', () => {
  expect(countdown(581_400)).toBe('9:41')
  expect(countdown(5_000)).toBe('0:05')
  expect(countdown(-1)).toBe('0:00')
})
