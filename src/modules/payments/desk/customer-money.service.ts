import { balanceOf, sumOwed } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { sumOf } from '../cod/cod.repo.ts'
import { sumWaiting } from '../top-up/top-up.repo.ts'

/** What we have of one customer and what they owe us, for whoever talks to them. */
export async function moneyOfCustomer(db: Db, person: number) {
  const [balance, cod, debts, topUps] = await Promise.all([
    balanceOf(db, 'customer_balance', person),
    sumOf(db, person),
    sumOwed(db, person),
    sumWaiting(db, person),
  ])
  return {
    balance,
    cod_owed: cod.owed,
    cod_on_the_way: cod.onTheWay,
    debts: debts.total,
    debts_disputed: debts.total - debts.undisputed,
    top_ups: topUps,
  }
}
