const dayMs = 24 * 60 * 60_000
/** Tashkent is five hours ahead of UTC all year. */
const tashkentAheadMs = 5 * 60 * 60_000

export type Moment = (now: Date) => Date

/** Two minutes before a month ends in Tashkent: the tests begin in one month and finish in the next. */
export const monthEnd: Moment = (now) => {
  const there = new Date(now.getTime() + tashkentAheadMs)
  const lastEvening = (monthsAhead: number) =>
    new Date(
      Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1 + monthsAhead, 0, 23, 58) - tashkentAheadMs,
    )
  const thisMonth = lastEvening(0)
  return thisMonth > now ? thisMonth : lastEvening(1)
}

/** Ten in the morning in Tashkent on a day that most years do not have. */
export const february: Moment = () => new Date('2028-02-29T05:00:00Z')

export const daysAhead =
  (days: number): Moment =>
  (now) =>
    new Date(now.getTime() + days * dayMs)

/** The environment in which programs believe that it is that moment now, and that time goes on from there. */
export function movedClock(library: string, moment: Date, now: Date): Record<string, string> {
  // How far back, in seconds. Timers go by another clock, which is not touched.
  return { LD_PRELOAD: library, DATEFUDGE: String(Math.round((now.getTime() - moment.getTime()) / 1000)) }
}
