import { expect, test } from 'vitest'
import { dayAfter, endOf } from './shelf-end.ts'

test('the last day of storage is one of Tashkent', () => {
  expect(endOf({ stored_until: '2026-11-18T18:59:59.000Z' })).toBe('2026-11-18')
  expect(endOf({ stored_until: '2026-11-18T19:00:00.000Z' })).toBe('2026-11-19')
  expect(endOf({ stored_until: null })).toBeUndefined()
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
})
