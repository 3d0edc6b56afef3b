import { expect, test } from 'vitest'
import type { ShelfItem } from '#modules/counter/counter.contract.ts'
import { endOfStorage, readShelfView, shelfLines } from './shelf-view.ts'

/** Ten in the morning in Tashkent. */
const now = Date.parse('2026-11-18T05:00:00.000Z')
const item = (part: Partial<ShelfItem>): ShelfItem => ({
  order_id: '63642483',
  tracking_code: 'TB57291836405120',
  place: 'B-14',
  task: 'hand_out',
  name: 'Jamshid Xoliqov',
  to_name: null,
  since: '2026-11-15T05:00:00.000Z',
  stored_until: '2026-11-22T05:00:00.000Z',
  extended: false,
  refused: false,
  to_collect: 0,
  size_class: 'medium',
  ...part,
})
const ends = item({ order_id: '1', place: 'A-02', stored_until: '2026-11-18T18:00:00.000Z' })
const goesOn = item({ order_id: '2', task: 'give', stored_until: null, name: 'Nilufar Abdullayeva' })
const lost = item({ order_id: '3', place: null })
const list = {
  items: [ends, item({}), goesOn, lost],
  counts: { hand_out: 3, give: 1, overdue: 1, without_place: 1 },
}
const shown = (view: Partial<ReturnType<typeof readShelfView>>) =>
  shelfLines(list, { show: undefined, q: undefined, ...view }, now).map(({ order_id }) => order_id)

test('filters of the address: what is to be handed out, goes on, ends today, or has no place', () => {
  expect(shown({})).toHaveLength(4)
  expect(shown({ show: 'hand_out' })).toEqual(['1', '63642483', '3'])
  expect(shown({ show: 'give' })).toEqual(['2'])
  expect(shown({ show: 'overdue' })).toEqual(['1'])
  expect(shown({ show: 'without_place' })).toEqual(['3'])
  expect(readShelfView(new URLSearchParams('show=everything&q= '))).toEqual({ show: undefined, q: undefined })
})

test('a line is found by its name, code or place, however it is written', () => {
  expect(shown({ q: 'nilufar' })).toEqual(['2'])
  expect(shown({ q: 'a02' })).toEqual(['1'])
  expect(shown({ q: '5729 1836' })).toHaveLength(4)
})

test('the end of storage goes by the days of Tashkent', () => {
  expect(endOfStorage(ends, now)).toBe('today')
  expect(endOfStorage(item({ stored_until: '2026-11-18T19:30:00.000Z' }), now)).toBe('tomorrow')
  expect(endOfStorage(item({ stored_until: '2026-11-17T10:00:00.000Z' }), now)).toBe('over')
  expect(endOfStorage(goesOn, now)).toBe('none')
})
