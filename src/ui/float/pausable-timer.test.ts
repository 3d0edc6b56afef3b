import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pausableTimer } from './pausable-timer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the time it was paused does not count', () => {
  const done = vi.fn()
  const timer = pausableTimer(5000, done)
  timer.resume()
  vi.advanceTimersByTime(3000)
  timer.pause()
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
  timer.resume()
  timer.resume()
  vi.advanceTimersByTime(1999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledTimes(1)
  timer.resume()
  vi.advanceTimersByTime(10_000)
  expect(done).toHaveBeenCalledTimes(1)
})
