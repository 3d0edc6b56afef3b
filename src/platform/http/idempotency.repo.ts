import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type StoredAnswer = { inputMac: Buffer; status: number; answer: Buffer }

/** Keys live this long unless their route says otherwise; an hourly job sweeps the others. */
export const KEY_LIFE_MINUTES = 24 * 60

/**
 * Undefined when another call with this key is under way; otherwise the key is held until the transaction ends, also by
 * a crash, and `stored` is what was answered to it before.
 */
export async function claimKey(
  tx: Db,
  scope: string,
  key: Buffer,
): Promise<{ stored: StoredAnswer | undefined } | undefined> {
  const { claimed, inputMac, status, answer } = await tx.one<
    { claimed: boolean } & { [Part in keyof StoredAnswer]: StoredAnswer[Part] | null }
  >(sql`
    select claimed, input_mac as "inputMac", status, answer from claim_idempotency_key(${scope}, ${key})`)
  if (!claimed) return undefined
  return { stored: inputMac && status && answer ? { inputMac, status, answer } : undefined }
}

export async function keepAnswer(
  tx: Db,
  scope: string,
  key: Buffer,
  kept: StoredAnswer,
  minutes: number,
): Promise<void> {
  await tx.later(
    () => sql`
    insert into idempotency_key (scope, key_mac, input_mac, status, answer, expires_at)
    values (${scope}, ${key}, ${kept.inputMac}, ${kept.status}, ${kept.answer},
            now() + make_interval(mins => ${minutes}))
    on conflict (scope, key_mac) do update
    set input_mac = excluded.input_mac, status = excluded.status, answer = excluded.answer,
        expires_at = excluded.expires_at`,
  )
}

const SWEEP_BATCH = 10_000

/** In batches, so that no statement runs into its time-out after a busy day. */
export async function sweepKeys(db: Db): Promise<number> {
  for (let swept = 0; ; ) {
    const batch = await db.run(sql`
      delete from idempotency_key where ctid = any (array(
        select ctid from idempotency_key
        where expires_at < now()
        limit ${SWEEP_BATCH}))`)
    swept += batch
    if (batch < SWEEP_BATCH) return swept
  }
}
