import { tashkentClock, tashkentDay } from '#kernel/tashkent.ts'
import { type ServiceLevels, workingDaysFrom } from '#modules/pricing/domain/service-levels.ts'

/** When a courier comes for a merchant's parcels (DECISIONS, "Intervals"). */
export const timeIntervals = ['09:00-12:00', '12:00-15:00', '15:00-18:00', '18:00-21:00'] as const
export type TimeInterval = (typeof timeIntervals)[number]

export type CollectionDay = Readonly<{ day: string; intervals: readonly TimeInterval[] }>

const daysAhead = 7

/** Working days with the intervals that have not begun; of today those that begin in an hour or later. */
export function collectionDays(now: Date, levels: ServiceLevels): CollectionDay[] {
  const [today, soon] = [tashkentDay(now), new Date(now.getTime() + 3_600_000)]
  const clock = tashkentDay(soon) === today ? tashkentClock(soon) : '24:00'
  return workingDaysFrom(today, daysAhead + 1, levels)
    .map((day) => ({
      day,
      intervals: timeIntervals.filter((interval) => day > today || interval >= clock),
    }))
    .filter(({ intervals }) => intervals.length > 0)
    .slice(0, daysAhead)
}

export const isCollectionOffered = (
  { day, interval }: { day: string; interval: TimeInterval },
  offered: readonly CollectionDay[],
): boolean => offered.some((one) => one.day === day && one.intervals.includes(interval))
