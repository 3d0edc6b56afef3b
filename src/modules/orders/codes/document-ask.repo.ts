import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type DocumentAsk = Readonly<{
  orderId: number
  passport: string
  name: string
  askedBy: number
  askedAt: Date
  decision: 'yes' | 'no' | null
  decidedBy: number | null
  decidedAt: Date | null
}>

const columns = sql`
  order_id as "orderId", passport, name, asked_by as "askedBy", asked_at as "askedAt", decision,
  decided_by as "decidedBy", decided_at as "decidedAt"`

export function findDocumentAsk(db: Db, orderId: number): Promise<DocumentAsk | undefined> {
  return db.maybe<DocumentAsk>(sql`select ${columns} from order_document_ask where order_id = ${orderId}`)
}

/** Another picture is another question, whatever was said to the one before. */
export async function saveDocumentAsk(
  tx: Db,
  { orderId, passport, name, askedBy, askedAt }: Omit<DocumentAsk, 'decision' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx.run(sql`
    insert into order_document_ask (order_id, passport, name, asked_by, asked_at)
    values (${orderId}, ${passport}, ${name}, ${askedBy}, ${askedAt})
    on conflict (order_id) do update
    set passport = excluded.passport, name = excluded.name, asked_by = excluded.asked_by,
      asked_at = excluded.asked_at, decision = null, decided_by = null, decided_at = null`)
}

/** False when it was decided meanwhile, or is about another picture by now. */
export async function decideDocumentAsk(
  tx: Db,
  orderId: number,
  { passport, decision, by, at }: { passport: string; decision: 'yes' | 'no'; by: number; at: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    update order_document_ask set decision = ${decision}, decided_by = ${by}, decided_at = ${at}
    where order_id = ${orderId} and passport = ${passport} and decision is null`)
  return rows === 1
}

/** Of parcels that are still there, the longest waiting first. */
export function findWaitingAsks(db: Db, limit: number): Promise<DocumentAsk[]> {
  return db.many<DocumentAsk>(sql`
    select ${columns} from order_document_ask
    where decision is null
      and order_id in (select id from customer_order where status in ('agent_received', 'expired'))
    order by asked_at limit ${limit}`)
}
