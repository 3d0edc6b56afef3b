import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type OutboxRow = {
  id: number
  topic: string
  key: string | null
  payload: unknown
  startAfter: Date | null
}

export type NewOutboxRow = {
  topic: string
  key: string | undefined
  payload: string
  startAfter?: Date | undefined
}

/** Any constant will do, as long as every process asks for the same one. */
const RELAY_LOCK = 7_263_002

export async function addToOutbox(
  tx: Db,
  { topic, key, payload, startAfter }: NewOutboxRow,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into outbox (topic, key, payload, start_after)
    values (${topic}, ${key ?? null}, ${payload}, ${startAfter ?? null})
    returning id`)
  return id
}

/** Rows whose numbers nobody asks for, in their order. With the commit: what comes until then is written as well. */
export async function addToOutboxLater(tx: Db, rows: readonly NewOutboxRow[]): Promise<void> {
  await tx.later(
    () => sql`
      insert into outbox (topic, key, payload)
      select topic, key, payload::jsonb
      from json_to_recordset(${JSON.stringify(rows)}) as row (topic text, key text, payload text)`,
  )
}

/** One relay at a time over all processes, until its transaction ends. Two at once would break the order. */
export async function becomeTheRelay(tx: Db): Promise<void> {
  // A relay that is lost in a power cut is lost whole: its rows are back in the outbox, its jobs were never there.
  await Promise.all([
    tx.run(sql`set local synchronous_commit = off`),
    tx.run(sql`select pg_advisory_xact_lock(${RELAY_LOCK})`),
  ])
}

/** Oldest first. Only known topics: a row for a newer version of the program waits for it. */
export async function takeFromOutbox(tx: Db, topics: readonly string[], limit: number): Promise<OutboxRow[]> {
  const rows = await tx.many<OutboxRow>(sql`
    delete from outbox
    where (topic, id) in (select topic, id from outbox where topic = any(${topics}) order by id limit ${limit})
    returning id, topic, key, payload, start_after as "startAfter"`)
  return rows.sort((a, b) => a.id - b.id)
}

/** Rows that no running program has taken for a week have no taker any more. */
export function sweepOutbox(db: Db, limit: number): Promise<number> {
  return db.run(sql`
    delete from outbox
    where (topic, id) in (select topic, id from outbox where created_at < now() - interval '7 days' limit ${limit})`)
}

export function outboxBacklog(db: Db): Promise<{ waiting: number; oldestSeconds: number }> {
  return db.one(sql`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds"
    from outbox`)
}

/** Heard by every process that listens, when the transaction is committed. */
export async function announce(tx: Db, channel: string, notices: readonly string[]): Promise<void> {
  await tx.run(sql`select pg_notify(${channel}, notice) from unnest(${notices}::text[]) as notice`)
}
