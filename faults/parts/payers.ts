import { post } from '#modules/ledger/index.ts'
import { createDatabase } from '#platform/db/database.ts'
import { addPeople, tokenOf } from '../../bench/order-people.ts'

/** People who are signed in and have money: their tokens, taken in turn. */
export type Payers = readonly string[]

/** Nobody sends more than a hundred parcels a minute: with so many in turn no writer is fast enough to be refused. */
const PAYERS = 200
const BALANCE = 1_000_000_000

/** Once for a database that a server has migrated. */
export async function addPayers(databaseUrl: string, count = PAYERS): Promise<Payers> {
  const db = createDatabase(databaseUrl)
  try {
    const first = await addPeople(db, count)
    for (let person = first; person < first + count; person++)
      await post(db, {
        key: `faults:${person}`,
        template: 'top_up_approved',
        facts: { customer: person, amount: BALANCE },
        at: new Date(),
      })
    return Array.from({ length: count }, (_, n) => tokenOf(n))
  } finally {
    await db.close()
  }
}
