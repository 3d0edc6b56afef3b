import { tashkentOffsetMs } from '#kernel/tashkent.ts'
import type { Tariff } from './tariff.ts'

/*
 * When a parcel arrives. Days are days of Tashkent; days off (holidays, and weekdays the tariff names) neither take nor
 * bring parcels.
 * - An order counts for its own day when it comes before the cut-off hour, else for the next working day. What comes on
 *   a day off counts as the first of the next working day.
 * - Standard arrives two to three working days after that day.
 * - Express arrives on the next working day, at any hour of ordering: that is its 24 hours. The cut-off decides one thing
 *   more: inside the capital, an order before it may arrive the same day.
 */

export type ServiceLevels = Tariff['serviceLevels']

/** Dates of Tashkent, both ends promised: `2026-11-18`. */
export type Promised = Readonly<{ from: string; to: string }>

export type Level = 'standard' | 'express'

type Shipment = { level: Level; insideCapital: boolean }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** More days off in a row than any calendar that the contract lets in. */
const longestBreak = 400

export function promisedDays({ level, insideCapital }: Shipment, levels: ServiceLevels, now: Date): Promised {
  const { takenOn, beforeCutOff } = acceptance(levels, now)
  if (level === 'express') {
    const to = workingDaysAfter(takenOn, levels.expressDays, levels)
    const from = insideCapital && beforeCutOff ? takenOn : to
    return { from: isoDate(from), to: isoDate(to) }
  }
  const countsFrom = beforeCutOff ? takenOn : workingDaysAfter(takenOn, 1, levels)
  const { from, to } = levels.standardDays
  return {
    from: isoDate(workingDaysAfter(countsFrom, from, levels)),
    to: isoDate(workingDaysAfter(countsFrom, to, levels)),
  }
}

/** The first working day after this one: when somebody can come again. */
export const workingDayAfter = (day: string, levels: ServiceLevels): string =>
  isoDate(workingDaysAfter(Date.parse(day) / dayMs, 1, levels))

/** The next working days, this one among them if it is one: when somebody can come. */
export function workingDaysFrom(day: string, count: number, levels: ServiceLevels): string[] {
  const first = Date.parse(day) / dayMs
  const days = isWorkingDay(first, levels) ? [first] : []
  while (days.length < count) days.push(workingDaysAfter(days.at(-1) ?? first, 1, levels))
  return days.map(isoDate)
}

/** Whether what spoils arrives in time: from the hand-over to the end of the last promised day. */
export function arrivesFresh({ to }: Promised, levels: ServiceLevels, now: Date): boolean {
  const { takenOn } = acceptance(levels, now)
  const handedOverAt = Math.max(now.getTime(), startOf(takenOn))
  const arrivedAt = Date.parse(to) - tashkentOffsetMs + dayMs
  return arrivedAt - handedOverAt <= levels.perishableHours * hourMs
}

/** The working day on which we can take the parcel, and whether that is before its cut-off. */
function acceptance(levels: ServiceLevels, now: Date): { takenOn: number; beforeCutOff: boolean } {
  const today = dayOf(now)
  if (!isWorkingDay(today, levels)) return { takenOn: workingDaysAfter(today, 1, levels), beforeCutOff: true }
  return { takenOn: today, beforeCutOff: now.getTime() < startOf(today) + levels.cutOffHour * hourMs }
}

function workingDaysAfter(day: number, count: number, levels: ServiceLevels): number {
  let found = day
  let left = count
  for (let step = 0; left > 0 && step < longestBreak; step++) {
    found++
    if (isWorkingDay(found, levels)) left--
  }
  return found
}

function isWorkingDay(day: number, { weekdaysOff, holidays }: ServiceLevels): boolean {
  if (weekdaysOff.includes(weekdayOf(day))) return false
  const date = isoDate(day)
  return !holidays.dated.includes(date) && !holidays.yearly.includes(date.slice('2026-'.length))
}

/** Days are counted from 1 January 1970, which was a Thursday. */
const dayOf = (at: Date) => Math.floor((at.getTime() + tashkentOffsetMs) / dayMs)
const startOf = (day: number) => day * dayMs - tashkentOffsetMs
const weekdayOf = (day: number) => (day + 4) % 7
const isoDate = (day: number) => new Date(day * dayMs).toISOString().slice(0, '2026-11-18'.length)
