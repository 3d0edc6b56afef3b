import { rules } from './words.ts'

const dayMs = 86_400_000
/** UTC+5 all year. */
const tashkentMs = 5 * 3_600_000

/** The day it is in Tashkent, `2026-11-18`: days written so sort. */
export const tashkentDay = (at: Date) => new Date(at.getTime() + tashkentMs).toISOString().slice(0, 10)

/** When a day of Tashkent begins. */
export const startOfDay = (day: string) => new Date(Date.parse(day) - tashkentMs)

/** The days a receiver may choose for another attempt: from tomorrow on, the routes of today are made. */
export const daysOffered = (now: Date): string[] =>
  Array.from({ length: rules.redeliverDays }, (_, index) =>
    tashkentDay(new Date(now.getTime() + (index + 1) * dayMs)),
  )
