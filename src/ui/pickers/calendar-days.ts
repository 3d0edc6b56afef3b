/** A day as `2026-11-15`: it sorts as text and has no time zone to go wrong. */
export type Day = string
export type DayRange = { from: Day; to: Day }

const dayMs = 86_400_000
const instantOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (instant: number): Day => new Date(instant).toISOString().slice(0, 10)

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instantOf(text)) && dayOf(instantOf(text)) === text

export const addDays = (day: Day, count: number): Day => dayOf(instantOf(day) + count * dayMs)

/** The same day of another month, or its last one: 31 January and a month is 28 February. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = partsOf(day)
  const first = new Date(Date.UTC(year, month + count, 1))
  const last = new Date(Date.UTC(year, month + count + 1, 0)).getUTCDate()
  return dayOf(first.getTime() + (Math.min(date, last) - 1) * dayMs)
}

export function partsOf(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month: month - 1, date }
}

/** 0 is Monday: the week begins there. */
export const weekdayOf = (day: Day): number => (new Date(instantOf(day)).getUTCDay() + 6) % 7

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The weeks of a month, each seven days; days of neighbouring months are undefined. */
export function monthWeeks(day: Day): (Day | undefined)[][] {
  const first = firstOfMonth(day)
  const count = partsOf(addDays(addMonths(first, 1), -1)).date
  const before = weekdayOf(first)
  const weeks = Math.ceil((before + count) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const index = week * 7 + place - before
      return index >= 0 && index < count ? addDays(first, index) : undefined
    }),
  )
}

/** The first press begins a range, the second ends it, whichever was earlier. */
export function extendRange(begun: Day | undefined, pressed: Day): { begun?: Day; range?: DayRange } {
  if (begun === undefined) return { begun: pressed }
  return { range: begun <= pressed ? { from: begun, to: pressed } : { from: pressed, to: begun } }
}

export const isWithin = (day: Day, range: DayRange | undefined): boolean =>
  range !== undefined && range.from <= day && day <= range.to

/** Ranges that are asked for most; their names come from the messages. */
export function usualRanges(today: Day) {
  const month = firstOfMonth(today)
  return {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    sevenDays: { from: addDays(today, -6), to: today },
    thirtyDays: { from: addDays(today, -29), to: today },
    thisMonth: { from: month, to: today },
    lastMonth: { from: addMonths(month, -1), to: addDays(month, -1) },
  } satisfies Record<string, DayRange>
}

/** Where a key of the calendar leads, or undefined for keys that mean nothing there. */
export function dayByKey(day: Day, key: string): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    default:
      return undefined
  }
}
