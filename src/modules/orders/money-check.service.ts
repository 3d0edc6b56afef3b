import { moneyOf } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findTouched, type MoneyRow } from './clock.repo.ts'

export type MoneyFault = { id: number; what: string }

const PAGE = 500
/** Enough to see what is wrong; the rest is found when these are mended. */
const MOST_FAULTS = 100

/** Orders whose own record of payment is not what the books say: paid means that the whole price has come in. */
export async function moneyFaults(db: Db, since: Date): Promise<MoneyFault[]> {
  const faults: MoneyFault[] = []
  for (let after = 0; faults.length < MOST_FAULTS; ) {
    const page = await findTouched(db, since, after, PAGE)
    for (const order of page) faults.push(...(await faultOf(db, order)))
    const last = page.at(-1)
    if (!last || page.length < PAGE) break
    after = last.id
  }
  return faults.slice(0, MOST_FAULTS)
}

async function faultOf(db: Db, { id, total, isPaid }: MoneyRow): Promise<MoneyFault[]> {
  const { revenue = 0, receivable } = await moneyOf(db, `order:${id}`)
  if (isPaid) return revenue === total ? [] : [{ id, what: `is paid, but ${revenue} of ${total} came in` }]
  // What the sender owes is earned before it is paid.
  const isOwed = receivable !== undefined
  return revenue === 0 || isOwed ? [] : [{ id, what: `is not paid, but ${revenue} came in` }]
}
