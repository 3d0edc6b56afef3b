import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { TransferState, TransferWay } from '../domain/cash-desk.ts'

export type Transfer = {
  id: number
  deskId: number
  deskName: string
  way: TransferWay
  amount: number
  note: string | null
  state: TransferState
  toldAt: Date
  toldBy: number
  teller: string
  decidedAt: Date | null
  decider: string | null
  reason: string | null
}

const columns = sql`
  select transfer.id, desk_id as "deskId", cash_desk.name as "deskName", way, amount, note, state, told_at as "toldAt",
    told_by as "toldBy", teller.full_name as teller, decided_at as "decidedAt", decider.full_name as decider, reason
  from cash_transfer transfer join cash_desk on cash_desk.id = desk_id
    join person_name teller on teller.id = told_by left join person_name decider on decider.id = decided_by`

export async function insertTransfer(
  tx: Db,
  {
    deskId,
    way,
    amount,
    note,
    at,
    by,
  }: Pick<Transfer, 'deskId' | 'way' | 'amount'> & {
    note: string | undefined
    at: Date
    by: number
  },
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into cash_transfer (desk_id, way, amount, note, told_at, told_by)
    values (${deskId}, ${way}, ${amount}, ${note}, ${at}, ${by}) returning id`)
  return id
}

export function findTransfer(db: Db, id: number): Promise<Transfer | undefined> {
  return db.maybe<Transfer>(sql`${columns} where transfer.id = ${id}`)
}

/** Of two who decide at once the second waits, and finds it decided. */
export function lockTransfer(tx: Db, id: number): Promise<Transfer | undefined> {
  return tx.maybe<Transfer>(sql`${columns} where transfer.id = ${id} for update of transfer`)
}

export function findWaiting(db: Db, limit: number): Promise<Transfer[]> {
  return db.many<Transfer>(sql`${columns} where state = 'told' order by transfer.id limit ${limit}`)
}

export function findDecided(db: Db, limit: number): Promise<Transfer[]> {
  return db.many<Transfer>(sql`${columns} where state <> 'told' order by transfer.id desc limit ${limit}`)
}

/** What was told at a desk and waits for a second person. */
export function sumTold(db: Db, desk: number): Promise<{ count: number; toldIn: number; toldOut: number }> {
  return db.one(sql`
    select count(*)::int as count, coalesce(sum(amount) filter (where way = 'fill'), 0)::bigint as "toldIn",
      coalesce(sum(amount) filter (where way = 'bank'), 0)::bigint as "toldOut"
    from cash_transfer where desk_id = ${desk} and state = 'told'`)
}

export async function saveDecision(
  tx: Db,
  id: number,
  decision: { state: Exclude<TransferState, 'told'>; at: Date; by: number; reason?: string },
): Promise<void> {
  await tx.run(sql`
    update cash_transfer set state = ${decision.state}, decided_at = ${decision.at}, decided_by = ${decision.by},
      reason = ${decision.reason}
    where id = ${id}`)
}
