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

async function faultOf(db: Db, { id, total, takenOff, isPaid }: MoneyRow): Promise<MoneyFault[]> {
  const { revenue = 0, promotions = 0, prepaid = 0, receivable } = await moneyOf(db, `order:${id}`)
  // Revenue is the whole price; what a promotion or a package has paid of it was not paid for the order.
  const paid = revenue - promotions + prepaid
  const wrong = (what: string) => [{ id, what }]
  if (isPaid && promotions !== takenOff)
    return wrong(`has ${takenOff} taken off, but ${promotions} was booked as a promotion`)
  if (isPaid) return paid === total ? [] : wrong(`is paid, but ${paid} of ${total} came in`)
  // What the sender owes is earned before it is paid.
  const isOwed = receivable !== undefined
  return paid === 0 || isOwed ? [] : wrong(`is not paid, but ${paid} came in`)
}
