import { noonOf } from '#kernel/tashkent.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** Dates of Tashkent, as the API promises them. */
type Promised = Readonly<{ from: string; to: string }>

const dayMs = 86_400_000

/** Which message says it, and the date in words. */
export type PromisedText = Readonly<{
  when: 'today' | 'tomorrow' | 'todayOrTomorrow' | 'later'
  date: string
}>

export function promisedText({ from, to }: Promised, today: string, locale: Locale): PromisedText {
  const date = formatter(locale).dateRange(noonOf(from), noonOf(to))
  return { when: whenOf(daysAfter(today, from), daysAfter(today, to)), date }
}

function whenOf(first: number, last: number): PromisedText['when'] {
  if (last === 0) return 'today'
  if (last > 1) return 'later'
  return first === 0 ? 'todayOrTomorrow' : 'tomorrow'
}

const daysAfter = (today: string, date: string) =>
  Math.round((noonOf(date).getTime() - noonOf(today).getTime()) / dayMs)
