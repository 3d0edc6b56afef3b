import { timeIntervals } from '#modules/bulk/domain/collection.ts'

export type Interval = (typeof timeIntervals)[number]

const tashkentOffsetMs = 5 * 3_600_000

/** A courier needs so long to be sent. */
const noticeMinutes = 60

/** When a courier can still come on a day, at a moment of it. */
export function intervalsOn(day: string, now: number): readonly Interval[] {
  const there = new Date(now + tashkentOffsetMs)
  if (there.toISOString().slice(0, 10) !== day) return timeIntervals
  const minutes = there.getUTCHours() * 60 + there.getUTCMinutes()
  return timeIntervals.filter((interval) => Number(interval.slice(0, 2)) * 60 >= minutes + noticeMinutes)
}

/** `09:00–12:00`, as people write it. */
export const shownInterval = (interval: string) => interval.replace('-', '–')

/** A day of the calendar as a moment that every reader puts on that day. */
export const noonOf = (day: string) => Date.parse(`${day}T12:00:00+05:00`)
