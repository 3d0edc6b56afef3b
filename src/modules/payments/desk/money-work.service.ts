import { findPeople } from '#modules/accounts/index.ts'
import { type WorkAsk, type WorkSource, workSource } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import { CLOCK_MS } from '../domain/cod.ts'
import { findCodDue, findTopUpsWaiting, type MoneyWork } from './money-work.repo.ts'

/** A receipt is looked at within two hours. */
const topUpMs = 2 * 3_600_000

const codDeed = ({ isWithCollector, isListed }: MoneyWork) => {
  if (isListed) return 'send_to_bank'
  return isWithCollector ? 'take_cash' : 'pay_out'
}

/** What money has waiting at the desk. */
export const moneyWork: readonly WorkSource[] = [
  workSource({
    queue: 'cod_due',
    action: 'cod.pay-out',
    kind: 'cod',
    find: findCodDue,
    tell: (row) => ({
      orderId: row.orderId,
      due: new Date(row.since.getTime() + CLOCK_MS),
      deed: codDeed(row),
      amount: row.amount,
    }),
  }),
  workSource({
    queue: 'top_ups',
    action: 'top-up.review',
    kind: 'top-up',
    find: findTopUpsWithNames,
    tell: ({ since, amount, name }) => ({
      due: new Date(since.getTime() + topUpMs),
      deed: 'check_receipt',
      amount,
      about: name,
    }),
  }),
]

async function findTopUpsWithNames(db: Db, ask: WorkAsk) {
  const found = await findTopUpsWaiting(db, ask)
  const people = await findPeople(
    db,
    found.map(({ personId }) => personId),
  )
  return found.map((row) => {
    const person = people.get(row.personId)
    return { ...row, name: person?.company ?? person?.fullName ?? null }
  })
}
