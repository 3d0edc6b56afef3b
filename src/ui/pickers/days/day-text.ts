import { addDays, type Day, isDay, partsOf } from '../calendar-days.ts'

/** What people write for a day near by, in all languages of the house: a desk is used in several. */
const near: readonly (readonly [days: number, words: readonly string[]])[] = [
  [0, ['bugun', 'бугун', 'сегодня', 'today']],
  [1, ['ertaga', 'эртага', 'завтра', 'tomorrow']],
  [-1, ['kecha', 'кеча', 'вчера', 'yesterday']],
]

export type DayReading = Readonly<{
  day: Day
  /** Nothing that could follow would make another day of it: it counts while it is being typed. */
  whole: boolean
}>

export type DayReader = Readonly<{
  today: Day
  min?: Day | undefined
  max?: Day | undefined
  /** Names of the twelve months, in every form in which they stand in a date. */
  months: readonly (readonly string[])[]
}>

/** A day as people type it: `16.11.2026`, `16/11`, `16112026`, `16-noyabr`, `2026-11-16`, `ertaga`. */
export function readDay(text: string, reader: DayReader): DayReading | undefined {
  const typed = text.trim().toLowerCase()
  const word = near.find(([, words]) => words.includes(typed))
  if (word) return { day: addDays(reader.today, word[0]), whole: true }
  const found = inFigures(typed) ?? inWords(typed, reader.months)
  if (!found) return undefined
  const { date, month, year } = found
  if (year !== undefined)
    return reading(Number(year.length === 2 ? `20${year}` : year), month, date, year.length > 2)
  return withoutYear(month, date, reader)
}

/** The year as it was typed: of two digits it may be half of one. */
type Found = Readonly<{ date: number; month: number; year: string | undefined }>

const yearFirst = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/
const dayFirst = /^(\d{1,2})[-./, ]+(\d{1,2})(?:[-./, ]+(\d{4}|\d{2}))?[.]?$/
const unbroken = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/

function inFigures(typed: string): Found | undefined {
  const iso = yearFirst.exec(typed)
  if (iso) return { year: iso[1], month: Number(iso[2]), date: Number(iso[3]) }
  const local = dayFirst.exec(typed) ?? unbroken.exec(typed)
  if (!local) return undefined
  return { date: Number(local[1]), month: Number(local[2]), year: local[3] }
}

const named = /^(\d{1,2})[-. \u00A0]*(\p{L}{3,})[-., \u00A0]*(\d{4})?(?: ?(?:yil|йил|г\.?))?$/u

function inWords(typed: string, months: DayReader['months']): Found | undefined {
  const [, date, name, year] = named.exec(typed) ?? []
  if (date === undefined || name === undefined) return undefined
  const fitting = months.flatMap((forms, at) =>
    forms.some((form) => form.toLowerCase().startsWith(name)) ? [at] : [],
  )
  const [month] = fitting
  if (month === undefined || fitting.length > 1) return undefined
  return { date: Number(date), month: month + 1, year }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function reading(year: number, month: number, date: number, whole: boolean): DayReading | undefined {
  const day = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`
  return isDay(day) ? { day, whole } : undefined
}

/** This year's, unless only another year's can be chosen. */
function withoutYear(month: number, date: number, reader: DayReader): DayReading | undefined {
  const { year } = partsOf(reader.today)
  const possible = [year, year + 1, year - 1].flatMap((one) => reading(one, month, date, false) ?? [])
  return (
    possible.find(({ day }) => isBetween(day, reader)) ??
    possible.find(({ day }) => day.startsWith(`${year}`))
  )
}

export const isBetween = (day: Day, { min, max }: Pick<DayReader, 'min' | 'max'>): boolean =>
  (!min || day >= min) && (!max || day <= max)
