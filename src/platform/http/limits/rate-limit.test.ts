import { expect, test } from 'vitest'
import { fakeClock } from '../../../../tests/support/fake-clock.ts'
import { createRateLimiter, type News, rateHeaders } from './rate-limit.ts'

const rule = { name: 'default', limit: 3, windowMs: 60_000 }

test('lets a caller through up to the limit, then says how long to wait', () => {
  const limiter = createRateLimiter(rule, fakeClock())
  const takes = () => limiter.take('10.0.0.1')
  expect([takes(), takes(), takes()].map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
    [true, 2],
    [true, 1],
    [true, 0],
  ])
  const refused = takes()
  expect(refused).toMatchObject({ allowed: false, remaining: 0 })
  expect(rateHeaders(limiter, refused)).toEqual({
    'ratelimit-policy': '"default";q=3;w=60',
    ratelimit: `"default";r=0;t=${refused.resetSeconds}`,
    'retry-after': String(refused.resetSeconds),
  })
})

test('whoever waits as long as they were told is let in, and not a second sooner', () => {
  const clock = fakeClock()
  const limiter = createRateLimiter(rule, clock)
  for (let n = 0; n < 3; n++) limiter.take('10.0.0.1')
  const { allowed, resetSeconds } = limiter.take('10.0.0.1')
  expect([allowed, resetSeconds > 0, resetSeconds <= 60]).toEqual([false, true, true])
  clock.advance((resetSeconds - 1) * 1_000 - 1)
  expect(limiter.take('10.0.0.1').allowed).toBe(false)
  clock.advance(1_001)
  expect(limiter.take('10.0.0.1').allowed).toBe(true)
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

test('windows of different callers begin at different moments, those of one caller at the same in every process', () => {
  const clock = fakeClock()
  const [one, other] = [createRateLimiter(rule, clock), createRateLimiter(rule, clock)]
  const resets = Array.from({ length: 200 }, (_, n) => one.take(`10.0.0.${n}`).resetSeconds)
  clock.advance(1)
  expect(new Set(resets).size).toBeGreaterThan(20)
  for (let n = 0; n < 200; n++)
    expect(Math.abs(other.take(`10.0.0.${n}`).resetSeconds - (resets[n] ?? 0)) % 59).toBeLessThanOrEqual(1)
})

test('only who has used a twentieth of a limit is told of, and what others have counted is taken off', () => {
  const heard: News[] = []
  const limiter = createRateLimiter({ ...rule, limit: 100 }, fakeClock(), (news) => heard.push(news))
  for (let n = 0; n < 4; n++) limiter.take('10.0.0.1')
  expect([heard, limiter.toTell(10)]).toEqual([[], []])
  limiter.take('10.0.0.1')
  const [use] = limiter.toTell(10)
  expect([heard, use?.used, limiter.toTell(10)]).toEqual([['much'], 5, []])
  if (!use) return
  limiter.told(use)
  limiter.take('10.0.0.1')
  expect(heard).toEqual(['much', 'some'])
  limiter.hear({ ...use, used: 90 })
  expect(limiter.take('10.0.0.1').remaining).toBe(3)
  // Sums only grow: one that comes late changes nothing.
  limiter.hear({ ...use, used: 10 })
  limiter.hear({ ...use, startedAt: use.startedAt - 60_000, used: 99 })
  const [second, third, refused] = [1, 2, 3].map(() => limiter.take('10.0.0.1').allowed)
  expect([second, third, refused]).toEqual([true, true, true])
  expect(limiter.take('10.0.0.1').allowed).toBe(false)
})
