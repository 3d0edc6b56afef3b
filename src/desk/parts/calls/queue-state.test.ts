import { expect, test } from 'vitest'
import type { Confirmation } from '#modules/orders/desk/desk-orders.contract.ts'
import { continued, neighbourOf, type Queue, refreshed, sizeOf, whoCalls, without } from './queue-state.ts'

const hour = '2026-11-16T10:00:00.000Z'
const item = (id: string, confirmBy = hour) =>
  ({ id, order: { confirm_by: confirmBy }, calls: [] }) as unknown as Confirmation
const items = (...ids: string[]) => ids.map((id) => item(id))
const idsOf = ({ items: shown }: Queue) => shown.map(({ id }) => id)
const page = (ids: string[], next: string | null = null) => ({
  items: items(...ids),
  next_cursor: next,
  waiting: 9,
  late: 1,
})

test('looking again takes away what is done and brings what is new', () => {
  const before = refreshed(undefined, page(['1', '2', '3']))
  expect(idsOf(refreshed(before, page(['2', '3', '4'])))).toEqual(['2', '3', '4'])
})

test('looking again leaves what was loaded beyond the first page where it is', () => {
  const first = refreshed(undefined, page(['1', '2', '3'], 'c3'))
  const more = continued(first, page(['4', '5'], 'c5'))
  const again = refreshed(more, page(['2', '3', '4'], 'c4'))
  expect(idsOf(again)).toEqual(['2', '3', '4', '5'])
  expect(again.nextCursor).toBe('c5')
})

test('the next page never shows an order twice', () => {
  const first = refreshed(undefined, page(['1', '2'], 'c2'))
  expect(idsOf(continued(first, page(['2', '3'])))).toEqual(['1', '2', '3'])
})

test('as much is asked for again as is on the screen, within what one call brings', () => {
  expect(sizeOf(undefined)).toBe(50)
  const many = Array.from({ length: 130 }, (_, index) => String(index))
  expect(sizeOf(refreshed(undefined, page(many.slice(0, 70))))).toBe(70)
  expect(sizeOf(refreshed(undefined, page(many)))).toBe(100)
})

test('what is done counts no more, and no more as late', () => {
  const queue: Queue = { items: items('1', '2'), nextCursor: null, waiting: 2, late: 1 }
  const late = Date.parse(hour) + 1
  expect(without(queue, '1', late)).toMatchObject({ waiting: 1, late: 0 })
  expect(without(queue, '1', late - 2)).toMatchObject({ waiting: 1, late: 1 })
  expect(without(queue, '7', late)).toBe(queue)
})

test('after the last of the list the eyes go back', () => {
  expect(neighbourOf(items('1', '2', '3'), '2')).toBe('3')
  expect(neighbourOf(items('1', '2', '3'), '3')).toBe('2')
  expect(neighbourOf(items('1'), '1')).toBeUndefined()
})

test('somebody is on the line until their five minutes are over', () => {
  const calls = [{ outcome: 'calling', until: hour, by: { id: '7', full_name: 'Malika' } }]
  const calling = { calls } as unknown as Confirmation
  const before = Date.parse(hour) - 1
  expect(whoCalls(calling, '7', before)).toBe('me')
  expect(whoCalls(calling, '8', before)).toEqual({ name: 'Malika' })
  expect(whoCalls(calling, '8', before + 1)).toBe('nobody')
})
