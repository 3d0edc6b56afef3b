import { err, ok, type Result } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { dayBefore } from './tashkent-day.ts'

/** Where a cash desk stands (DECISIONS, "Cash desks"). */
export const deskPlaces = ['office', 'depot'] as const
export type DeskPlace = (typeof deskPlaces)[number]

/** `fill`: cash has come from the bank. `bank`: cash has gone there. */
export const transferWays = ['fill', 'bank'] as const
export type TransferWay = (typeof transferWays)[number]
export const transferStates = ['told', 'confirmed', 'rejected', 'withdrawn'] as const
export type TransferState = (typeof transferStates)[number]

/** `open`: a difference that waits for an admin, who books it or finds that it has been put right. */
export const closingStates = ['even', 'open', 'explained', 'booked'] as const
export type ClosingState = (typeof closingStates)[number]

/** Waiting for a second person at one desk. */
export const mostTransfers = 10

type Standing = Readonly<{
  /** What the books say that the desk holds. */
  books: number
  /** Differences of earlier closings that nobody has decided on: they are known, and not found anew each evening. */
  openDifferences: number
  /** Told and not confirmed yet: the cash is there, or gone, before the books know it. */
  toldIn: number
  toldOut: number
}>

/** What should lie in the desk when it is counted. */
export const expectedIn = ({ books, openDifferences, toldIn, toldOut }: Standing): number =>
  books + openDifferences + toldIn - toldOut

/**
 * What may leave the desk: neither what is on its way to the bank, nor what the last count did not find. What was told to
 * have come, and what was too much, is ours only once somebody else has said so.
 */
export const freeIn = ({ books, openDifferences, toldOut }: Omit<Standing, 'toldIn'>): number =>
  Math.max(0, books + Math.min(0, openDifferences) - toldOut)

/** Today, or yesterday where it was forgotten; each day once, and never back behind one that is closed. */
export function dayToClose(
  now: Date,
  asked: string | undefined,
  lastClosed: string | undefined,
): Result<string, { code: 'cash_day_closed' | 'cash_day_wrong' }> {
  const day = asked ?? tashkentDay(now)
  if (day !== tashkentDay(now) && day !== dayBefore(now)) return err({ code: 'cash_day_wrong' })
  return lastClosed !== undefined && day <= lastClosed ? err({ code: 'cash_day_closed' }) : ok(day)
}

/** The day since which a desk waits to be counted: money has moved on a day that is over and that no closing holds. */
export function overdueSince(firstOpenMove: Date | undefined, now: Date): string | undefined {
  const day = firstOpenMove && tashkentDay(firstOpenMove)
  return day !== undefined && day < tashkentDay(now) ? day : undefined
}
