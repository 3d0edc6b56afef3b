import type { HolidayYear } from '#modules/pricing/holidays/holidays.contract.ts'

/** What somebody has put together and not made a draft of yet. */
export type Changes = Readonly<{ added: readonly string[]; removed: readonly string[] }>

export const noChanges: Changes = { added: [], removed: [] }

export type DayOff = Readonly<{
  day: string
  kind: 'yearly' | 'dated'
  change: 'added' | 'removed' | undefined
  promised: number
  points: number
}>

/** Every day off of the year with what falls on it, those of the change among them. */
export function daysOffOf(known: HolidayYear, { added, removed }: Changes): DayOff[] {
  const kinds = new Map<string, DayOff['kind']>([
    ...[...known.dated, ...added].map((day) => [day, 'dated'] as const),
    ...known.yearly.map((day) => [day, 'yearly'] as const),
  ])
  return [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, kind]) => ({
      day,
      kind,
      change: removed.includes(day) ? 'removed' : added.includes(day) ? 'added' : undefined,
      promised: countOn(known.promised, day),
      points: countOn(known.points, day),
    }))
}

/** The days of each month together, in the order of the year. */
export const byMonth = (days: readonly DayOff[]): DayOff[][] => [
  ...Map.groupBy(days, ({ day }) => day.slice(0, 'yyyy-mm'.length)).values(),
]

const countOn = (counts: HolidayYear['points'], day: string) =>
  counts.find((one) => one.day === day)?.count ?? 0

/** Pressed again, a change is taken back. */
export function withDay({ added, removed }: Changes, day: string, isOff: boolean): Changes {
  const without = (days: readonly string[]) => days.filter((one) => one !== day)
  if (added.includes(day)) return { added: without(added), removed }
  if (removed.includes(day)) return { added, removed: without(removed) }
  return isOff ? { added, removed: [...removed, day].sort() } : { added: [...added, day].sort(), removed }
}

type Holidays = Readonly<{ yearly: readonly string[]; dated: readonly string[] }>

/** The days off of the tariff with the change made. One of every year leaves every year. */
export function changedHolidays({ yearly, dated }: Holidays, { added, removed }: Changes): Holidays {
  const isGone = (day: string) => removed.includes(day)
  return {
    yearly: yearly.filter((day) => !removed.some((gone) => gone.slice('2026-'.length) === day)),
    dated: [...dated.filter((day) => !isGone(day)), ...added.filter((day) => !dated.includes(day))].sort(),
  }
}
