import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { FiscalDocument, Part } from './domain/document.ts'
import type { Movement, Taking } from './domain/taking.ts'
import { leaseMs, type ReceiptState } from './domain/tries.ts'

export type NotedMovement = Movement & { at: Date; reference: string | null }

const movement = sql`
  select movement.id, movement.template, movement.reference, movement.reverses, movement.at,
    (select json_agg(json_build_object('kind', kind, 'owner', owner, 'amount', amount))
     from ledger_line where movement_id = movement.id) as lines
  from movement_for_fiscal movement`

export function findMovement(db: Db, id: number): Promise<NotedMovement | undefined> {
  return db.maybe<NotedMovement>(sql`${movement} where movement.id = ${id}`)
}

/** About the same thing and booked before: a refund comes after what it gives back. */
export async function findEarlier(
  db: Db,
  { id, reference }: NotedMovement,
  templates: readonly string[],
): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select id from movement_for_fiscal
    where reference = ${reference} and template = any (${templates}::text[]) and id < ${id}
    order by id`)
  return rows.map((row) => row.id)
}

/** Money that moved before there were receipts. */
export async function isBeforeStart(db: Db, movementId: number): Promise<boolean> {
  const row = await db.maybe(sql`select 1 as one from fiscal_start where movement_id >= ${movementId}`)
  return row !== undefined
}

/** How far back by night: longer than events can be on their way. */
const lookedAt = 100_000

/** Movements of these templates that have no receipt. */
export async function findUnnoted(db: Db, templates: readonly string[], limit: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select id from movement_for_fiscal movement
    where template = any (${templates}::text[])
      and id > greatest(
        (select movement_id from fiscal_start),
        (select coalesce(max(id), 0) - ${lookedAt}::bigint from movement_for_fiscal))
      and not exists (select from fiscal_receipt receipt where receipt.movement_id = movement.id)
    order by id limit ${limit}`)
  return rows.map((row) => row.id)
}

export type Receipt = {
  id: number
  key: string
  movementId: number
  kind: Taking['kind']
  originId: number | null
  orderId: number | null
  parts: Part[]
  cash: number
  card: number
  paidAt: Date
  state: ReceiptState
  tries: number
  nextTryAt: Date
  refusal: string | null
  document: FiscalDocument | null
  number: string | null
  sign: string | null
  url: string | null
  registeredAt: Date | null
}

const columns = sql`id, key, movement_id as "movementId", kind, origin_id as "originId", order_id as "orderId", parts, cash,
  card, paid_at as "paidAt", state, tries, next_try_at as "nextTryAt", refusal, document, number, sign, url,
  registered_at as "registeredAt"`

export type NewReceipt = Pick<
  Receipt,
  'movementId' | 'kind' | 'originId' | 'orderId' | 'parts' | 'cash' | 'card' | 'paidAt' | 'state'
> & { madeAt: Date }

/** False when this movement has one. */
export async function insertReceipt(tx: Db, receipt: NewReceipt): Promise<boolean> {
  const { movementId, kind, originId, orderId, parts, cash, card, paidAt, state, madeAt } = receipt
  const rows = await tx.run(sql`
    insert into fiscal_receipt (movement_id, kind, origin_id, order_id, parts, cash, card, paid_at, made_at, state, next_try_at)
    values (${movementId}, ${kind}, ${originId}, ${orderId}, ${JSON.stringify(parts)}, ${cash}, ${card}, ${paidAt},
      ${madeAt}, ${state}, ${madeAt})
    on conflict (movement_id) do nothing`)
  return rows === 1
}

export function findReceipt(db: Db, id: number): Promise<Receipt | undefined> {
  return db.maybe<Receipt>(sql`select ${columns} from fiscal_receipt where id = ${id}`)
}

export function findByMovement(db: Db, movementId: number): Promise<Receipt | undefined> {
  return db.maybe<Receipt>(sql`select ${columns} from fiscal_receipt where movement_id = ${movementId}`)
}

/** The last sale of an order that was paid this way. */
export function findSale(db: Db, orderId: number, way: 'cash' | 'card'): Promise<Receipt | undefined> {
  return db.maybe<Receipt>(sql`
    select ${columns} from fiscal_receipt
    where order_id = ${orderId} and kind = 'sale' and case ${way}::text when 'card' then card > 0 else cash > 0 end
    order by id desc limit 1`)
}

/** The one that has waited longest; nobody else gets it while it is being sent. A process that dies lets it go. */
export function claimDue(db: Db, now: Date): Promise<Receipt | undefined> {
  return db.maybe<Receipt>(sql`
    update fiscal_receipt set next_try_at = ${new Date(now.getTime() + leaseMs)}, tries = tries + 1
    where id = (
      select id from fiscal_receipt where state = 'waiting' and next_try_at <= ${now}
      order by next_try_at, id limit 1 for update skip locked)
    returning ${columns}`)
}

export async function saveDocument(db: Db, id: number, document: FiscalDocument): Promise<void> {
  await db.run(sql`update fiscal_receipt set document = ${JSON.stringify(document)} where id = ${id}`)
}

type Given = { number: string; sign: string; url: string; at: Date }

export async function saveSent(db: Db, id: number, { number, sign, url, at }: Given): Promise<void> {
  await db.run(sql`
    update fiscal_receipt
    set state = 'sent', number = ${number}, sign = ${sign}, url = ${url}, registered_at = ${at}, refusal = null
    where id = ${id} and state = 'waiting'`)
}

type Refused = { refusal: string; nextTryAt: Date | undefined; forgetDocument: boolean }

/** Without a next try it has failed. What the register has seen of it stays, unless it refused it. */
export async function saveRefused(
  db: Db,
  id: number,
  { refusal, nextTryAt, forgetDocument }: Refused,
): Promise<void> {
  await db.run(sql`
    update fiscal_receipt
    set refusal = ${refusal}, state = case when ${nextTryAt}::timestamptz is null then 'failed' else 'waiting' end,
      next_try_at = coalesce(${nextTryAt}::timestamptz, next_try_at),
      document = case when ${forgetDocument} then null else document end
    where id = ${id} and state = 'waiting'`)
}

/** Waits for something else; that was no try. */
export async function saveHeld(db: Db, id: number, refusal: string, nextTryAt: Date): Promise<void> {
  await db.run(sql`
    update fiscal_receipt set refusal = ${refusal}, next_try_at = ${nextTryAt}, tries = tries - 1
    where id = ${id} and state = 'waiting'`)
}

/** False when it has not failed. */
export async function saveRetry(tx: Db, id: number, now: Date): Promise<boolean> {
  const rows = await tx.run(sql`
    update fiscal_receipt set state = 'waiting', tries = 0, next_try_at = ${now}
    where id = ${id} and state = 'failed'`)
  return rows === 1
}

/** Newest first. */
export function findReceipts(
  db: Db,
  { state, before }: { state: ReceiptState | undefined; before: number | undefined },
  limit: number,
): Promise<Receipt[]> {
  return db.many<Receipt>(sql`
    select ${columns} from fiscal_receipt
    where (${state}::text is null or state = ${state}) and (${before}::bigint is null or id < ${before})
    order by id desc limit ${limit}`)
}

export type FiscalMark = { number: string; sign: string; url: string }

/** What the register has given for these movements. */
export async function findMarks(
  db: Db,
  movements: readonly number[],
): Promise<ReadonlyMap<number, FiscalMark>> {
  const rows = await db.many<FiscalMark & { movementId: number }>(sql`
    select movement_id as "movementId", number, sign, url from fiscal_receipt
    where movement_id = any (${movements}::bigint[]) and state = 'sent'`)
  return new Map(rows.map(({ movementId, ...mark }) => [movementId, mark]))
}

export type FiscalFigures = { waiting: number; failed: number; oldestSeconds: number }

export function readFigures(db: Db, now: Date): Promise<FiscalFigures> {
  return db.one<FiscalFigures>(sql`
    select
      (select count(*) from fiscal_receipt where state = 'waiting')::int as waiting,
      (select count(*) from fiscal_receipt where state = 'failed')::int as failed,
      coalesce((
        select extract(epoch from ${now}::timestamptz - min(made_at))
        from fiscal_receipt where state = 'waiting'), 0)::float8 as "oldestSeconds"`)
}
