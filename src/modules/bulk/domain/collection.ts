import { tashkentClock, tashkentDay } from '#kernel/tashkent.ts'
import { type ServiceLevels, workingDayAfter } from '#modules/pricing/domain/service-levels.ts'

/** When a courier comes for a merchant's parcels (DECISIONS, "Intervals"). */
export const timeIntervals = ['09:00-12:00', '12:00-15:00', '15:00-18:00', '18:00-21:00'] as const
export type TimeInterval = (typeof timeIntervals)[number]

export type CollectionDay = Readonly<{ day: string; intervals: readonly TimeInterval[] }>

const daysAhead = 7
const dayMs = 86_400_000

/** Working days with the intervals that have not begun; of today those that begin in an hour or later. */
export function collectionDays(now: Date, levels: ServiceLevels): CollectionDay[] {
  const soon = new Date(now.getTime() + 3_600_000)
  const [today, clock] = [tashkentDay(now), tashkentClock(soon)]
  const yesterday = tashkentDay(new Date(now.getTime() - dayMs))
  const days: CollectionDay[] = []
  let day = yesterday
  while (days.length < daysAhead) {
    day = workingDayAfter(day, levels)
    const isOpen = (interval: string) => day > today || (tashkentDay(soon) === today && interval >= clock)
    const intervals = timeIntervals.filter(isOpen)
    if (intervals.length > 0) days.push({ day, intervals })
  }
  return days
}

export const isCollectionOffered = (
  { day, interval }: { day: string; interval: TimeInterval },
  offered: readonly CollectionDay[],
): boolean => offered.some((one) => one.day === day && one.intervals.includes(interval))
