import { tashkentOffsetMs } from '#kernel/tashkent.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** From nine in the evening to eight in the morning, by Tashkent's clock, only what cannot wait rings. */
const quietFrom = 21 * hourMs
const quietUntil = 8 * hourMs

/** The first moment from `at` on at which something that can wait may be sent: `at` itself by day. */
export function afterQuietHours(at: Date): Date {
  const local = at.getTime() + tashkentOffsetMs
  const midnight = Math.floor(local / dayMs) * dayMs
  const sinceMidnight = local - midnight
  if (sinceMidnight >= quietUntil && sinceMidnight < quietFrom) return at
  const morning = sinceMidnight < quietUntil ? midnight + quietUntil : midnight + dayMs + quietUntil
  return new Date(morning - tashkentOffsetMs)
}

/** An event told later than this after it happened is no news: a courier's phone may have been offline all day. */
const TOLD_WITHIN_MS = 6 * hourMs
/** What has not left by then after its time never will, unless something else keeps it in time. */
const SENT_WITHIN_MS = 12 * hourMs

export const isOldNews = (happenedAt: Date, now: Date) =>
  now.getTime() - happenedAt.getTime() > TOLD_WITHIN_MS
export const lastMoment = (dueAt: Date, keptUntil: Date | undefined) =>
  keptUntil ?? new Date(dueAt.getTime() + SENT_WITHIN_MS)
