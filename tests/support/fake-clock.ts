import type { Clock } from '#kernel/clock.ts'

/** Stands still until it is told to move. */
export function fakeClock(start = '2026-11-16T07:00:00.000Z') {
  let now = new Date(start).getTime()
  return {
    now: () => new Date(now),
    advance(ms: number) {
      now += ms
    },
  } satisfies Clock & { advance(ms: number): void }
}
