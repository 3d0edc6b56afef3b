import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { mostCounted } from './domain/queues.ts'
import type { WorkItem } from './domain/work.ts'

const columns = sql`
  key, owner_id as "ownerId", taken_at as "takenAt", handed_at as "handedAt", look_at as "lookAt",
  look_said_at as "lookSaidAt", settled_at as "settledAt"`

export function findItems(db: Db, keys: readonly string[]): Promise<WorkItem[]> {
  return db.many<WorkItem>(sql`select ${columns} from work_item where key = any (${keys}::text[])`)
}

/** Things that may stand elsewhere than their own clocks say: an hour was set for them. */
export async function findPutOffKeys(db: Db, since: Date, limit: number): Promise<string[]> {
  const rows = await db.many<{ key: string }>(sql`
    select key from work_item where look_at > ${since} order by look_at limit ${limit}`)
  return rows.map(({ key }) => key)
}

export async function findKeysOf(db: Db, person: number, limit: number): Promise<string[]> {
  const rows = await db.many<{ key: string }>(sql`
    select key from work_item where owner_id = ${person} order by taken_at desc limit ${limit}`)
  return rows.map(({ key }) => key)
}

export type HandedRow = WorkItem & { orderId: number | null; handedAt: Date; count: number }

/** Given from one to another, and not settled since; the oldest first. */
export function findHanded(
  db: Db,
  { only, limit }: { only: readonly string[] | undefined; limit: number },
): Promise<HandedRow[]> {
  return db.many<HandedRow>(sql`
    with found as (
      select ${columns}, order_id as "orderId" from work_item
      where handed_at is not null and (${only === undefined}::boolean or key = any (${only ?? []}::text[]))
      order by handed_at limit ${mostCounted})
    select *, (select count(*) from found)::integer as count from found order by "handedAt" limit ${limit}`)
}

/** Whoever says something about the same thing waits. */
export async function holdItem(tx: Db, key: string, orderId: number | undefined): Promise<WorkItem> {
  await tx.run(sql`
    insert into work_item (key, order_id) values (${key}, ${orderId}) on conflict (key) do nothing`)
  return tx.one<WorkItem>(sql`select ${columns} from work_item where key = ${key} for update`)
}

export async function saveOwner(
  tx: Db,
  key: string,
  owner: { id: number; at: Date } | undefined,
  handedAt: Date | null,
): Promise<void> {
  await tx.run(sql`
    update work_item set owner_id = ${owner?.id}, taken_at = ${owner?.at},
      handed_at = ${handedAt}
    where key = ${key}`)
}

export async function saveLook(tx: Db, key: string, look: { until: Date; at: Date }): Promise<void> {
  await tx.run(sql`
    update work_item set look_at = ${look.until}, look_said_at = ${look.at} where key = ${key}`)
}

/** It is nobody's any more: if it begins anew, it is anybody's. */
export async function saveSettled(tx: Db, key: string, at: Date): Promise<void> {
  await tx.run(sql`
    update work_item
    set settled_at = ${at}, owner_id = null, taken_at = null, handed_at = null, look_at = null, look_said_at = null
    where key = ${key}`)
}

export type LineKind = 'note' | 'taken' | 'left' | 'handed' | 'look' | 'settled'

export type NewLine = {
  key: string
  kind: LineKind
  by: number
  to?: number | undefined
  until?: Date | undefined
  text?: string | undefined
  at: Date
}

export async function insertLine(tx: Db, { key, kind, by, to, until, text, at }: NewLine): Promise<void> {
  await tx.run(sql`
    insert into work_line (key, kind, by_id, to_id, until, text, at)
    values (${key}, ${kind}, ${by}, ${to}, ${until}, ${text}, ${at})`)
}

export type LineRow = {
  id: number
  kind: LineKind
  byId: number
  toId: number | null
  until: Date | null
  text: string | null
  at: Date
}

/** Newest first. */
export function findLines(db: Db, key: string, limit: number): Promise<LineRow[]> {
  return db.many<LineRow>(sql`
    select id, kind, by_id as "byId", to_id as "toId", until, text, at
    from work_line where key = ${key} order by id desc limit ${limit}`)
}

/** The newest note of each. */
export function findLastNotes(db: Db, keys: readonly string[]): Promise<{ key: string; text: string }[]> {
  return db.many<{ key: string; text: string }>(sql`
    select distinct on (key) key, text from work_line
    where key = any (${keys}::text[]) and text is not null order by key, id desc`)
}
