import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { unwatched, type Watch } from '../domain/low-balance.ts'

/** Held until the transaction ends, so that what is read afterwards is judged in order. */
export async function lockWatch(tx: Db, personId: number): Promise<Watch> {
  const { fall, isBelow, isTold } = unwatched
  await tx.run(sql`
    insert into low_balance_notice (person_id, fall, is_below, is_told)
    values (${personId}, ${fall}, ${isBelow}, ${isTold}) on conflict do nothing`)
  return tx.one<Watch>(sql`
    select fall, is_below as "isBelow", is_told as "isTold" from low_balance_notice
    where person_id = ${personId} for update`)
}

export async function saveWatch(tx: Db, personId: number, watch: Watch): Promise<void> {
  await tx.run(sql`
    update low_balance_notice set fall = ${watch.fall}, is_below = ${watch.isBelow}, is_told = ${watch.isTold}
    where person_id = ${personId}`)
}

/** Of a later fall nothing has been told yet. */
export async function markTold(tx: Db, personId: number, fall: number): Promise<void> {
  await tx.run(sql`
    update low_balance_notice set is_told = true where person_id = ${personId} and fall = ${fall}`)
}
