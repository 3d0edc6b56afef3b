import fc from 'fast-check'
import { expect, test } from 'vitest'
import { msToNextChange, timeLeft } from './countdown.ts'

const end = Date.UTC(2026, 11, 15, 12)
const before = (days: number, hours: number, minutes: number, seconds = 0) =>
  end - (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000

test('counts whole days, hours, minutes and seconds to the end', () => {
  expect(timeLeft(end, before(12, 7, 42, 5))).toEqual({ days: 12, hours: 7, minutes: 42, seconds: 5 })
  expect(timeLeft(end, before(0, 0, 0, 1))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
})

test('is over at the end and ever after', () => {
  expect(timeLeft(end, end)).toBeUndefined()
  expect(timeLeft(end, end + 1)).toBeUndefined()
  expect(msToNextChange(end, end + 1)).toBe(0)
})

test('waits for the next minute, and on the last day for the next second', () => {
  expect(msToNextChange(end, before(2, 0, 0, 10))).toBe(10_001)
  expect(msToNextChange(end, before(0, 5, 0, 10) - 250)).toBe(251)
})

test('looking again after the wait always shows something new', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 * 86_400_000 }), (left) => {
      const now = end - left
      const wait = msToNextChange(end, now)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60_001)
      expect(timeLeft(end, now + wait)).not.toEqual(timeLeft(end, now))
    }),
  )
})
