import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Longer than any delivery can be late: dead letters are kept for 90 days (boss.ts). */
const KEPT_DAYS = 120

/**
 * Does the work once for ever per key: the key is written in the transaction of the effect, so that either both are
 * there or neither is. A second caller waits for the first and then finds it done. Undefined when it was done before.
 */
export async function onceIn<T>(tx: Db, key: string, work: (tx: Db) => Promise<T>): Promise<T | undefined> {
  return tx.transaction(async (inner) => {
    const claimed = await inner.run(sql`insert into done_once (key) values (${key}) on conflict do nothing`)
    return claimed === 1 ? work(inner) : undefined
  })
}

export function sweepDoneOnce(db: Db, limit: number): Promise<number> {
  return db.run(sql`
    delete from done_once
    where key in (
      select key from done_once where done_at < now() - make_interval(days => ${KEPT_DAYS}) limit ${limit}
    )`)
}
