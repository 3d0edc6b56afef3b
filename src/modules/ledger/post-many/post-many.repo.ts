import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { NewMovement } from '../ledger.repo.ts'

/** A line of one of many movements, in the order of the statement; `balance` is how its account stands after it. */
export type NewPosting = { key: string; accountId: number; amount: number; balance: number }

/** Movements, balances and postings in one statement. A key that was used before is a bug: all of it is undone. */
export async function insertMovements(
  tx: Db,
  movements: readonly NewMovement[],
  postings: readonly NewPosting[],
): Promise<void> {
  const after = new Map(postings.map(({ accountId, balance }) => [accountId, balance]))
  const written = await tx.run(sql`
    with movement as (
      insert into ledger_transaction (key, template, reference, reverses, at, by_person)
      select key, template, reference, null, at, by_person
      from unnest(${movements.map(({ key }) => key)}::text[], ${movements.map(({ template }) => template)}::text[],
                  ${movements.map(({ reference }) => reference)}::text[],
                  ${movements.map(({ at }) => at.toISOString())}::timestamptz[],
                  ${movements.map(({ by }) => by)}::bigint[])
        with ordinality as given (key, template, reference, at, by_person, n)
      order by n
      returning id, key
    ), moved as (
      update ledger_account account set balance = given.balance
      from unnest(${[...after.keys()]}::bigint[], ${[...after.values()]}::bigint[]) as given (id, balance)
      where account.id = given.id
    )
    insert into ledger_posting (transaction_id, account_id, amount, balance_after)
    select movement.id, account_id, amount, balance
    from unnest(${postings.map(({ key }) => key)}::text[], ${postings.map(({ accountId }) => accountId)}::bigint[],
                ${postings.map(({ amount }) => amount)}::bigint[], ${postings.map(({ balance }) => balance)}::bigint[])
      with ordinality as given (key, account_id, amount, balance, n)
      join movement using (key)
    order by n`)
  assert(written === postings.length, 'every line of every movement was written')
}
