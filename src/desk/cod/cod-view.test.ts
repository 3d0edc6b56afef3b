import { expect, test } from 'vitest'
import { queryOf, viewIn } from './cod-view.ts'

test.each([
  { tab: 'owed', sender: '7', batch: undefined },
  { tab: 'batches', sender: undefined, batch: '3' },
  { tab: 'handIns', sender: undefined, batch: undefined },
] as const)('an address opens what it was made of: %j', (view) => {
  expect(viewIn(queryOf(view))).toEqual(view)
})

test('another part of the page forgets what was open beside the last one', () => {
  expect(String(queryOf({ tab: 'handIns', sender: '7', batch: '3' }))).toBe('tab=handIns')
  expect(viewIn(new URLSearchParams('tab=nonsense')).tab).toBe('owed')
})
