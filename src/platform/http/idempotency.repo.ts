import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type StoredAnswer = { inputHash: string; status: number; body: unknown }

/** Keys live this long; an hourly job sweeps older ones. */
export const KEY_LIFE_HOURS = 24

/** True when no other call with this key is under way. Held until the transaction ends, also by a crash. */
export async function claimKey(tx: Db, scope: string, key: string): Promise<boolean> {
  const { claimed } = await tx.one<{ claimed: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 0)) as claimed`,
  )
  return claimed
}

export function findAnswer(tx: Db, scope: string, key: string): Promise<StoredAnswer | undefined> {
  return tx.maybe<StoredAnswer>(sql`
    select input_hash as "inputHash", status, body
    from idempotency_key
    where scope = ${scope} and key = ${key} and created_at > now() - make_interval(hours => ${KEY_LIFE_HOURS})`)
}

export async function keepAnswer(tx: Db, scope: string, key: string, answer: StoredAnswer): Promise<void> {
  await tx.run(sql`
    insert into idempotency_key (scope, key, input_hash, status, body)
    values (${scope}, ${key}, ${answer.inputHash}, ${answer.status}, ${JSON.stringify(answer.body)})
    on conflict (scope, key) do update
    set input_hash = excluded.input_hash, status = excluded.status, body = excluded.body, created_at = now()`)
}

const SWEEP_BATCH = 10_000

/** In batches, so that no statement runs into its time-out after a busy day. */
export async function sweepKeys(db: Db): Promise<number> {
  for (let swept = 0; ; ) {
    const batch = await db.run(sql`
      delete from idempotency_key where ctid = any (array(
        select ctid from idempotency_key
        where created_at < now() - make_interval(hours => ${KEY_LIFE_HOURS})
        limit ${SWEEP_BATCH}))`)
    swept += batch
    if (batch < SWEEP_BATCH) return swept
  }
}
