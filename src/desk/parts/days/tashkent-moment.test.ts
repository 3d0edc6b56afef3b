import { expect, test } from 'vitest'
import { momentOf, tomorrow } from './tashkent-moment.ts'

test('tomorrow begins by the clock of Tashkent', () => {
  expect(tomorrow(Date.parse('2026-11-30T18:59:00Z'))).toEqual({ date: '2026-12-01', time: '00:00' })
  expect(tomorrow(Date.parse('2026-11-30T19:01:00Z'))).toEqual({ date: '2026-12-02', time: '00:00' })
})

test('a date and an hour are read as those of Tashkent', () => {
  expect(momentOf('2026-12-01', '00:00')?.toISOString()).toBe('2026-11-30T19:00:00.000Z')
  expect(momentOf('', '00:00')).toBeUndefined()
})
