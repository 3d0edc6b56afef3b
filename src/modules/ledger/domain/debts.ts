/**
 * How much may be owed before only prepaid orders are taken (DECISIONS, "Debts"), by kind of account. What is disputed
 * counts: otherwise a word against every debt would keep the limit away.
 */
export type DebtLimits = Readonly<{ personal: number; merchant: number }>

/** A sender is reminded this many days after a debt was raised, each once (DECISIONS, "Debts"). */
export const reminderDays = [3, 7, 14] as const

const dayMs = 86_400_000

/** Whole days since it was raised. */
export const ageInDays = (raisedAt: Date, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - raisedAt.getTime()) / dayMs))

/** The reminder that is due now; undefined when there is none. Whoever was missed is reminded once, not in a row. */
export function reminderDue(
  { raisedAt, reminded }: { raisedAt: Date; reminded: number },
  now: Date,
): number | undefined {
  const age = ageInDays(raisedAt, now)
  return reminderDays.findLast((day) => day <= age && day > reminded)
}

/** How old debts are told apart at the desk: days, both ends included. */
export const ageBuckets = [
  { name: '0-3', from: 0, to: 3 },
  { name: '4-7', from: 4, to: 7 },
  { name: '8-14', from: 8, to: 14 },
  { name: '15-30', from: 15, to: 30 },
  { name: '31+', from: 31, to: undefined },
] as const
export type AgeBucket = (typeof ageBuckets)[number]['name']

export function bucketOf(raisedAt: Date, now: Date): AgeBucket {
  const age = ageInDays(raisedAt, now)
  return ageBuckets.findLast(({ from }) => from <= age)?.name ?? '0-3'
}

/** When debts of this bucket were raised: after `after` (not included, undefined: ever) up to `until`. */
export function raisedIn(bucket: AgeBucket, now: Date): { after: Date | undefined; until: Date } {
  const { from, to } = ageBuckets.find(({ name }) => name === bucket) ?? ageBuckets[0]
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  return { after: to === undefined ? undefined : daysAgo(to + 1), until: daysAgo(from) }
}

type Part<T> = T & { pays: number }

/** Which debts a sum pays, oldest first as they are given: each to its end before the next. */
export function oldestFirst<T extends { remaining: number }>(debts: readonly T[], sum: number): Part<T>[] {
  let left = sum
  const parts: Part<T>[] = []
  for (const debt of debts) {
    const pays = Math.min(left, debt.remaining)
    if (pays <= 0) break
    parts.push({ ...debt, pays })
    left -= pays
  }
  return parts
}
