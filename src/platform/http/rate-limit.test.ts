import { expect, test } from 'vitest'
import { fakeClock } from '../../../tests/support/fake-clock.ts'
import { createRateLimiter, rateHeaders } from './rate-limit.ts'

const rule = { name: 'default', limit: 3, windowMs: 60_000 }

test('lets a caller through up to the limit, then says how long to wait', () => {
  const clock = fakeClock()
  const limiter = createRateLimiter(rule, clock)
  const takes = () => limiter.take('10.0.0.1')
  expect([takes(), takes(), takes()].map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
    [true, 2],
    [true, 1],
    [true, 0],
  ])
  clock.advance(20_000)
  const refused = takes()
  expect(refused).toEqual({ allowed: false, remaining: 0, resetSeconds: 40 })
  expect(rateHeaders(limiter, refused)).toEqual({
    'ratelimit-policy': '"default";q=3;w=60',
    ratelimit: '"default";r=0;t=40',
    'retry-after': '40',
  })
})

test('counts every caller apart and forgets with the window', () => {
  const clock = fakeClock()
  const limiter = createRateLimiter(rule, clock)
  for (let n = 0; n < 4; n++) limiter.take('10.0.0.1')
  expect(limiter.take('10.0.0.1').allowed).toBe(false)
  expect(limiter.take('10.0.0.2').allowed).toBe(true)
  clock.advance(60_000)
  expect(limiter.take('10.0.0.1').allowed).toBe(true)
})

test('a clock that is set back does not lock anybody out', () => {
  const clock = fakeClock()
  const limiter = createRateLimiter(rule, clock)
  for (let n = 0; n < 4; n++) limiter.take('10.0.0.1')
  clock.advance(-3_600_000)
  expect(limiter.take('10.0.0.1').allowed).toBe(true)
})

test('a flood of addresses does not grow the memory without end', () => {
  const limiter = createRateLimiter(rule, fakeClock())
  limiter.take('first')
  for (let n = 0; n < 50_000; n++) limiter.take(`address ${n}`)
  // The oldest caller was forgotten to make room: counting starts again.
  expect(limiter.take('first').remaining).toBe(2)
})
