import { expect, test } from 'vitest'
import { clockWords, secondsUntil } from './use-seconds-until.ts'

test('part of a second counts as a whole one, and the past is zero', () => {
  expect(secondsUntil(10_001, 10_000)).toBe(1)
  expect(secondsUntil(70_000, 10_000)).toBe(60)
  expect(secondsUntil(10_000, 10_000)).toBe(0)
  expect(secondsUntil(0, 10_000)).toBe(0)
})

test('the rest of the wait reads like a clock', () => {
  expect([60, 59, 7, 125].map(clockWords)).toEqual(['1:00', '0:59', '0:07', '2:05'])
})
