import { assert } from '#kernel/assert.ts'
import { type Debt, oldestFirst, post } from '#modules/ledger/index.ts'
import { noteDebtPaid } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { closeDispute } from './debts.repo.ts'

type About = { key: string; reference: string; at: Date; by?: number }
type Facts = { customer: number; amount: number }
export type Way = (about: About, facts: Facts) => ReturnType<typeof post>

type Payment = {
  /** Of one person, locked, the oldest first. */
  debts: readonly Debt[]
  sum: number
  /** What pays, for example `top-up:12`: once for each debt. */
  source: string
  at: Date
  by?: number | undefined
}

export type Settled = { debtId: number; orderId: number | null; amount: number }

/** Pays debts as far as the sum reaches, each about its own parcel. Answers what was paid of which. */
export async function settleDebts(
  tx: Db,
  { debts, sum, source, at, by }: Payment,
  pay: Way,
): Promise<Settled[]> {
  const settled: Settled[] = []
  for (const { id, personId, reference, orderId, remaining, pays } of oldestFirst(debts, sum)) {
    const about = { key: settledKey(id, source), reference, at, ...(by === undefined ? {} : { by }) }
    const posted = await pay(about, { customer: personId, amount: pays })
    assert(posted.ok, 'what pays a debt is there, and the debt too')
    if (orderId !== null) await noteDebtPaid(tx, orderId, at)
    if (pays === remaining) await closeDispute(tx, id, { state: 'paid', at, by, note: undefined })
    settled.push({ debtId: id, orderId, amount: pays })
  }
  return settled
}

export const settledKey = (debtId: number, source: string) => `debt:${debtId}:${source}`

export const fromBalance =
  (tx: Db): Way =>
  (about, facts) =>
    post(tx, { ...about, template: 'receivable_settled_from_balance', facts })

/** What was owed then and nobody disputes: only that is paid without being asked. */
export const undisputed = (debts: readonly Debt[], at: Date) =>
  debts.filter(({ disputedAt, raisedAt }) => disputedAt === null && raisedAt <= at)

export const sumOfDebts = (debts: readonly Pick<Debt, 'remaining'>[]) =>
  debts.reduce((sum, { remaining }) => sum + remaining, 0)
