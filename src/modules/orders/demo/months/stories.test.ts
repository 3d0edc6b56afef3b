import { expect, test } from 'vitest'
import { pastStories } from './past.ts'
import { todayStories } from './today.ts'

const nows = ['2026-11-18T09:00:00Z', '2026-11-21T22:05:00Z', '2026-12-31T19:01:00Z', '2028-02-29T12:00:00Z']

test.each(nows)('at %s each story goes forward in time, and began before now', (at) => {
  const now = new Date(at)
  for (const { made, steps, what } of [...pastStories(now), ...todayStories(now)]) {
    const times = [made, ...steps.map((step) => step.at)].map((time) => time.getTime())
    expect(times, what).toEqual(times.toSorted((one, other) => one - other))
    expect(made.getTime(), what).toBeLessThanOrEqual(now.getTime())
  }
})

test.each(nows)('at %s what waits today has happened already', (at) => {
  const now = new Date(at)
  for (const { steps, what } of todayStories(now))
    for (const step of steps) expect(step.at.getTime(), what).toBeLessThanOrEqual(now.getTime())
})
