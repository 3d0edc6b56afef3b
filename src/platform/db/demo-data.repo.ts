import type { Db } from './database.ts'
import { sql } from './sql.ts'

/** True when this call loaded the part; processes that start together load it once. */
export function loadOnce(db: Db, part: string, now: Date, load: (tx: Db) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Whoever comes second waits until the first has loaded, and between two statements much is drawn up: on a slow
    // machine both take longer than a call may.
    await tx.run(sql`select set_config('lock_timeout', '5min', true), set_config('statement_timeout', '5min', true),
      set_config('idle_in_transaction_session_timeout', '5min', true)`)
    const claimed = await tx.run(sql`
      insert into demo_data (part, loaded_at) values (${part}, ${now}) on conflict do nothing`)
    if (claimed === 0) return false
    await load(tx)
    return true
  })
}

/** When a part of the demo was loaded; undefined where there is none. */
export async function demoLoadedAt(db: Db, part: string): Promise<Date | undefined> {
  const row = await db.maybe<{ at: Date }>(sql`select loaded_at as at from demo_data where part = ${part}`)
  return row?.at
}
