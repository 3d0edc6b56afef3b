import { expect, test } from 'vitest'
import { timesOf } from './times.ts'

test('a day that is the same for all messages is left out', () => {
  const same = timesOf([{ time: '16.11.2026 9:12' }, { time: null }, { time: '16.11.2026, 10:03' }])
  expect([same('16.11.2026, 10:03'), same(null)]).toEqual(['10:03', null])
  const two = timesOf([{ time: '16.11.2026 9:12' }, { time: '17.11.2026 9:12' }])
  expect(two('16.11.2026 9:12')).toBe('16.11.2026 9:12')
  expect(timesOf([{ time: '9:12' }])('9:12')).toBe('9:12')
})
