/** Minutes after midnight, from the first inside to the first outside. */
export type Span = Readonly<{ from: number; to: number }>

/** Seven days from Monday; a day is the spans it is open for, so a break is the gap between two. In Tashkent's time. */
export type WeekHours = readonly (readonly Span[])[]

export const dayMinutes = 24 * 60
const tashkentOffsetMinutes = 5 * 60
const minuteMs = 60_000

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

type Openness = Readonly<{ hours: WeekHours; closed: boolean }>

/** Whether a person who comes at this moment finds the door open; breaks count as shut. */
export function openAt(point: Openness, moment: Date): boolean {
  return openNow(point, moment).open
}

export function openNow({ hours, closed }: Openness, moment: Date): OpenNow {
  if (closed) return { open: false }
  const { weekday, minute } = weekMomentOf(moment)
  const running = hours[weekday]?.find(({ from, to }) => from <= minute && minute < to)
  if (running) return isRoundTheClock(hours) ? { open: true } : { open: true, until: running.to }
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const day = (weekday + daysAhead) % 7
    const next = hours[day]?.find(({ from }) => daysAhead > 0 || from > minute)
    if (next) return { open: false, opens: { daysAhead, minute: next.from, weekday: day } }
  }
  return { open: false }
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
