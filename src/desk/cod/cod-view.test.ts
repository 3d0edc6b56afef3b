import { expect, test } from 'vitest'
import { isForgotten, queryOf, viewIn } from './cod-view.ts'

test.each([
  { tab: 'owed', sender: '7', batch: undefined },
  { tab: 'batches', sender: undefined, batch: '3' },
  { tab: 'handIns', sender: undefined, batch: undefined },
  { tab: 'accounts', sender: undefined, batch: undefined },
] as const)('an address opens what it was made of: %j', (view) => {
  expect(viewIn(queryOf(view))).toEqual(view)
})

test('another part of the page forgets what was open beside the last one', () => {
  expect(String(queryOf({ tab: 'handIns', sender: '7', batch: '3' }))).toBe('tab=handIns')
  expect(viewIn(new URLSearchParams('tab=nonsense')).tab).toBe('owed')
})

test('a list that was not sent within 24 hours is late, and one that was sent is not', () => {
  const made_at = '2026-03-02T09:00:00.000Z'
  const due = Date.parse('2026-03-03T09:00:00.000Z')
  expect(isForgotten({ made_at, sent_at: null }, due)).toBe(false)
  expect(isForgotten({ made_at, sent_at: null }, due + 1)).toBe(true)
  expect(isForgotten({ made_at, sent_at: '2026-03-02T10:00:00.000Z' }, due + 1)).toBe(false)
})
