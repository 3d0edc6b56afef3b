import { tashkentDay } from '#kernel/tashkent.ts'

const dayMs = 86_400_000

/** Whole days of Tashkent until then, today not counted; below zero when it is over. */
export function daysLeft(until: number, now: number = Date.now()): number {
  const day = (at: number) => Date.parse(`${tashkentDay(new Date(at))}T00:00:00Z`)
  return Math.round((day(until) - day(now)) / dayMs)
}
