import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'

const dayMs = 86_400_000

/** The first moment that is not of the day any more. */
export const endOf = (day: string) => new Date(startOfDay(day).getTime() + dayMs)

export const dayBefore = (at: Date) => tashkentDay(new Date(at.getTime() - dayMs))
