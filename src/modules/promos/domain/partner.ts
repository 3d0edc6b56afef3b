import { tashkentOffsetMs } from '#kernel/tashkent.ts'

/** A code that brings customers, as it is printed and typed. */
export const partnerCodeShape = /^[A-Z0-9]{4,16}$/

/** What people type or a link carries, as codes are kept; undefined when it cannot be one. */
export function partnerCode(written: string): string | undefined {
  const code = written.trim().toUpperCase()
  return partnerCodeShape.test(code) ? code : undefined
}

/** Of an odd so'm the company keeps the larger part. */
export const partnerReward = (paid: number, percent: number) => Math.floor((paid * percent) / 100)

/** A month of Tashkent by its first day, 2026-11-01, and from when to when it lasts. */
export type Month = Readonly<{ firstDay: string; from: Date; to: Date }>

const monthAt = (year: number, month: number): Month => ({
  firstDay: new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
  from: new Date(Date.UTC(year, month, 1) - tashkentOffsetMs),
  to: new Date(Date.UTC(year, month + 1, 1) - tashkentOffsetMs),
})

/** Of `2026-11`. */
export const firstDayOf = (month: string) => `${month}-01`

/** The last one that is over. */
export function monthBefore(now: Date): Month {
  const local = new Date(now.getTime() + tashkentOffsetMs)
  return monthAt(local.getUTCFullYear(), local.getUTCMonth() - 1)
}

/** The one that this moment lies in. */
export function monthOf(now: Date): Month {
  const local = new Date(now.getTime() + tashkentOffsetMs)
  return monthAt(local.getUTCFullYear(), local.getUTCMonth())
}

/** Until when the parcels of a customer count. */
export function countsUntil(since: Date, months: number): Date {
  const until = new Date(since)
  until.setUTCMonth(until.getUTCMonth() + months)
  return until
}

/** A parcel that earns its partner something. */
export type Counted = Readonly<{ orderId: number; personId: number; paid: number; doneAt: Date }>

export type Sums = Readonly<{ customers: number; parcels: number; paid: number }>

export const sumsOf = (parcels: readonly Counted[]): Sums => ({
  customers: new Set(parcels.map(({ personId }) => personId)).size,
  parcels: parcels.length,
  paid: parcels.reduce((sum, { paid }) => sum + paid, 0),
})

/** What becomes of a statement: there is something to pay, a second person is asked, it is paid, there is nothing to pay. */
export const statementStates = ['due', 'waiting', 'paid', 'nothing'] as const
export type StatementState = (typeof statementStates)[number]

export function statementState(
  { reward, paidAt }: Readonly<{ reward: number; paidAt: Date | null }>,
  isWaiting: boolean,
): StatementState {
  if (paidAt !== null) return 'paid'
  if (reward === 0) return 'nothing'
  return isWaiting ? 'waiting' : 'due'
}
