/** Every promise is told by the clock of Tashkent: UTC+5 all year. */
export const tashkentOffsetMs = 5 * 3_600_000

/** The middle of a day there (`2026-11-16`): the same day wherever it is written out. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00+05:00`)

/** The day it is there, `2026-11-18`: days written so sort. */
export const tashkentDay = (at: Date): string =>
  new Date(at.getTime() + tashkentOffsetMs).toISOString().slice(0, 10)

/** When a day there begins. */
export const startOfDay = (day: string): Date => new Date(Date.parse(day) - tashkentOffsetMs)

/** What the clock shows there, `09:05`: times written so sort. */
export const tashkentClock = (at: Date): string =>
  new Date(at.getTime() + tashkentOffsetMs).toISOString().slice(11, 16)
