import { tashkentDay } from '#kernel/tashkent.ts'
import { limits } from './limits.ts'

const dayMs = 86_400_000

/** The days a receiver may choose for another attempt: from tomorrow on, the routes of today are made. */
export const daysOffered = (now: Date): string[] =>
  Array.from({ length: limits.redeliverDays }, (_, index) =>
    tashkentDay(new Date(now.getTime() + (index + 1) * dayMs)),
  )
