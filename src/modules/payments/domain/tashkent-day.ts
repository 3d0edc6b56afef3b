const dayMs = 86_400_000
/** UTC+5 all year. */
const offsetMs = 5 * 3_600_000

/** The first moment of a day of Tashkent, `2026-11-15`. */
export const startOf = (day: string) => new Date(Date.parse(day) - offsetMs)

/** The first moment that is not of the day any more. */
export const endOf = (day: string) => new Date(startOf(day).getTime() + dayMs)

export const dayOf = (at: Date) => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10)

export const dayBefore = (at: Date) => dayOf(new Date(at.getTime() - dayMs))
