import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** Dates of Tashkent, as the API promises them. */
type Promised = Readonly<{ from: string; to: string }>

const dayMs = 86_400_000
/** The middle of the day in Tashkent, which is on that date whoever writes it. */
const middleOf = (date: string) => Date.parse(`${date}T12:00:00+05:00`)

/** Which message says it, and the date in words. */
export type PromisedText = Readonly<{
  when: 'today' | 'tomorrow' | 'todayOrTomorrow' | 'later'
  date: string
}>

export function promisedText({ from, to }: Promised, today: string, locale: Locale): PromisedText {
  const date = formatter(locale).dateRange(middleOf(from), middleOf(to))
  return { when: whenOf(daysAfter(today, from), daysAfter(today, to)), date }
}

function whenOf(first: number, last: number): PromisedText['when'] {
  if (last === 0) return 'today'
  if (last > 1) return 'later'
  return first === 0 ? 'todayOrTomorrow' : 'tomorrow'
}

const daysAfter = (today: string, date: string) => Math.round((middleOf(date) - middleOf(today)) / dayMs)

const tashkentOffsetMs = 5 * 3_600_000

/** The date it is in Tashkent: `2026-11-15`. */
export const tashkentDate = (at: Date) => inTashkent(at).toISOString().slice(0, 10)

/** As long as it stays the same, promises do: the date, and whether its cut-off has passed. */
export function promiseSlot(at: Date, cutOffHour: number): string {
  const side = inTashkent(at).getUTCHours() < cutOffHour ? 'before' : 'after'
  return `${tashkentDate(at)} ${side} ${cutOffHour}:00`
}

const inTashkent = (at: Date) => new Date(at.getTime() + tashkentOffsetMs)
