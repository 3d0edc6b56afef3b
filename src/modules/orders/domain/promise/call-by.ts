import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { limits } from '../limits.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** DECISIONS, "Promise": from 8 to 22 by Tashkent's clock we call within an hour, at other times by nine in the morning. */
const firstCallMs = 8 * hourMs
const lastCallMs = 22 * hourMs
const morningMs = 9 * hourMs

const midnightOf = (at: Date) => startOfDay(tashkentDay(at)).getTime()

/** Until when whoever asked for an order at this moment is called. */
export function callBy(submittedAt: Date): Date {
  const midnight = midnightOf(submittedAt)
  const sinceMidnight = submittedAt.getTime() - midnight
  if (sinceMidnight < firstCallMs) return new Date(midnight + morningMs)
  if (sinceMidnight >= lastCallMs) return new Date(midnight + dayMs + morningMs)
  return new Date(submittedAt.getTime() + limits.confirmationCallMs)
}

/** Whoever asked before this moment should have been called by now: `callBy` the other way round. */
export function calledByNow(now: Date): Date {
  const midnight = midnightOf(now)
  const sinceMidnight = now.getTime() - midnight
  if (sinceMidnight < morningMs) return new Date(midnight - dayMs + lastCallMs)
  const hourAgo = now.getTime() - limits.confirmationCallMs
  return new Date(Math.min(hourAgo, midnight + lastCallMs))
}
