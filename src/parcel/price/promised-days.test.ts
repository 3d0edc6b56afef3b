import { expect, test } from 'vitest'
import { tashkentDay } from '#kernel/tashkent.ts'
import { promisedText } from './promised-days.ts'

const today = '2026-12-31'

test.each([
  ['2026-12-31', '2026-12-31', 'today', '31-dekabr'],
  ['2027-01-01', '2027-01-01', 'tomorrow', '1-yanvar'],
  ['2027-01-02', '2027-01-03', 'later', '2–3-yanvar'],
] as const)('%s to %s is %s', (from, to, when, date) => {
  expect(promisedText({ from, to }, today, 'uz')).toEqual({ when, date })
})

test('an order inside the capital may arrive the same day', () => {
  expect(promisedText({ from: today, to: '2027-01-01' }, today, 'uz').when).toBe('todayOrTomorrow')
})

test('the day changes at midnight of Tashkent', () => {
  expect(tashkentDay(new Date('2026-11-15T18:59:59Z'))).toBe('2026-11-15')
  expect(tashkentDay(new Date('2026-11-15T19:00:00Z'))).toBe('2026-11-16')
})
