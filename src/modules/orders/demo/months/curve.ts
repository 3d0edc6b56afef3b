import { tashkentDay } from '#kernel/tashkent.ts'

const dayMs = 86_400_000

/** How far back the company of the demo goes. */
export const DAYS = 60
const PARCELS = 350

/** Sunday first: people send on working days, most after the weekend. */
const ofWeekday = [0.35, 1.15, 1, 1, 1, 1.05, 0.7] as const
const opensAt = 8
const closesAt = 21

/** How many parcels are made on each day, the oldest first and today last: more and more, fewer at weekends. */
export function parcelsADay(now: Date, hourNow: number): number[] {
  const weights = Array.from({ length: DAYS + 1 }, (_, index) => {
    const day = new Date(`${tashkentDay(new Date(now.getTime() - (DAYS - index) * dayMs))}T12:00:00Z`)
    return (ofWeekday[day.getUTCDay()] ?? 1) * (0.55 + (0.9 * index) / DAYS)
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const passed = Math.min(1, Math.max(0, (hourNow - opensAt) / (closesAt - opensAt)))
  let due = 0
  let made = 0
  return weights.map((weight, index) => {
    due += (PARCELS * weight * (index === DAYS ? passed : 1)) / all
    const count = Math.round(due) - made
    made += count
    return count
  })
}
