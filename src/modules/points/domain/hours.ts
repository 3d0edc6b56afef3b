import { tashkentDay, tashkentOffsetMs } from '#kernel/tashkent.ts'

/** Minutes after midnight, from the first inside to the first outside. */
export type Span = Readonly<{ from: number; to: number }>

/** Seven days from Monday; a day is the spans it is open for, so a break is the gap between two. In Tashkent's time. */
export type WeekHours = readonly (readonly Span[])[]

/** A day that differs from the week: its hours instead; none when it is shut. */
export type Holiday = Readonly<{
  /** `2027-03-21`, in Tashkent. */
  day: string
  hours: readonly Span[]
}>

export const dayMinutes = 24 * 60
const tashkentOffsetMinutes = tashkentOffsetMs / 60_000
const minuteMs = 60_000
const dayMs = dayMinutes * minuteMs

export type WeekMoment = Readonly<{
  /** 0 is Monday. */
  weekday: number
  minute: number
}>

/** Uzbekistan keeps UTC+5 all year. */
export function weekMomentOf(moment: Date): WeekMoment {
  const minutes = Math.floor(moment.getTime() / minuteMs) + tashkentOffsetMinutes
  const day = Math.floor(minutes / dayMinutes)
  // The first of January 1970 was a Thursday.
  return { weekday: (((day + 3) % 7) + 7) % 7, minute: minutes - day * dayMinutes }
}

export type OpenNow =
  /** `until` is missing when it never closes. */
  | Readonly<{ open: true; until?: number }>
  /** The next opening within a week; missing when there is none. */
  | Readonly<{ open: false; opens?: Readonly<{ daysAhead: number; minute: number; weekday: number }> }>

type Openness = Readonly<{ hours: WeekHours; holidays?: readonly Holiday[]; closed: boolean }>

/** Whether a person who comes at this moment finds the door open; breaks count as shut. */
export function openAt(point: Openness, moment: Date): boolean {
  return openNow(point, moment).open
}

/** The hours of the day it is there, and whether they are those of a holiday. */
export function hoursOfDay(
  { hours, holidays = [] }: Omit<Openness, 'closed'>,
  moment: Date,
): { spans: readonly Span[]; isHoliday: boolean } {
  const day = tashkentDay(moment)
  const holiday = holidays.find((one) => one.day === day)
  if (holiday) return { spans: holiday.hours, isHoliday: true }
  return { spans: hours[weekMomentOf(moment).weekday] ?? [], isHoliday: false }
}

export function openNow(point: Openness, moment: Date): OpenNow {
  if (point.closed) return { open: false }
  const { weekday, minute } = weekMomentOf(moment)
  const running = hoursOfDay(point, moment).spans.find(({ from, to }) => from <= minute && minute < to)
  if (running) {
    const isEndless = isRoundTheClock(point.hours) && !hasHolidayWithin(point, moment)
    return isEndless ? { open: true } : { open: true, until: running.to }
  }
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const { spans } = hoursOfDay(point, new Date(moment.getTime() + daysAhead * dayMs))
    const next = spans.find(({ from }) => daysAhead > 0 || from > minute)
    if (next)
      return { open: false, opens: { daysAhead, minute: next.from, weekday: (weekday + daysAhead) % 7 } }
  }
  return { open: false }
}

/** Today or tomorrow: until then nobody is told that it ever closes. */
function hasHolidayWithin(point: Omit<Openness, 'closed'>, moment: Date): boolean {
  return [0, 1].some((ahead) => hoursOfDay(point, new Date(moment.getTime() + ahead * dayMs)).isHoliday)
}

export function isRoundTheClock(hours: WeekHours): boolean {
  return hours.every(([span, ...more]) => span?.from === 0 && span.to === dayMinutes && more.length === 0)
}

export const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export function readClock(text: string): number {
  const [hours = '', minutes = ''] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Days in a row with the same hours, for people to read: "Mon–Fri 9:00–18:00". */
export function hoursInGroups(hours: WeekHours): { first: number; last: number; spans: readonly Span[] }[] {
  const groups: { first: number; last: number; spans: readonly Span[] }[] = []
  hours.forEach((spans, day) => {
    const group = groups.at(-1)
    if (group && sameSpans(group.spans, spans)) group.last = day
    else groups.push({ first: day, last: day, spans })
  })
  return groups
}

const sameSpans = (one: readonly Span[], other: readonly Span[]) =>
  one.length === other.length &&
  one.every(({ from, to }, index) => from === other[index]?.from && to === other[index]?.to)
