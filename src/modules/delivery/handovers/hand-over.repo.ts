import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { HandOverState } from '../domain/hand-over.ts'

export type HandOver = {
  id: number
  giverId: number
  takerId: number | null
  takerPointId: number | null
  cash: number
  counted: number | null
  note: string | null
  saidBy: number
  saidAt: Date
  state: HandOverState
  endedAt: Date | null
}

const columns = sql`id, giver_id as "giverId", taker_id as "takerId", taker_point_id as "takerPointId", cash, counted, note,
  said_by as "saidBy", said_at as "saidAt", state, ended_at as "endedAt"`

type Said = Pick<HandOver, 'giverId' | 'takerId' | 'takerPointId' | 'cash' | 'saidBy' | 'saidAt'> & {
  note: string | undefined
  orderIds: readonly number[]
}

/** What was written into the logs until now is no scan of this hand-over. */
export async function insertHandOver(tx: Db, said: Said): Promise<HandOver> {
  const made = await tx.one<HandOver>(sql`
    insert into hand_over (giver_id, taker_id, taker_point_id, cash, note, said_by, said_at, after_line)
    select ${said.giverId}::bigint, ${said.takerId}::bigint, ${said.takerPointId}::bigint, ${said.cash}::bigint,
      ${said.note}::text, ${said.saidBy}::bigint, ${said.saidAt}::timestamptz, coalesce(max(seq), 0)
    from log_for_tracking
    returning ${columns}`)
  await tx.run(sql`
    insert into hand_over_line (hand_over_id, order_id)
    select ${made.id}::bigint, order_id from unnest(${said.orderIds}::integer[]) as order_id`)
  return made
}

export function findHandOver(db: Db, id: number): Promise<HandOver | undefined> {
  return db.maybe<HandOver>(sql`select ${columns} from hand_over where id = ${id}`)
}

/** Of two who end it at once the second finds it ended. */
export function holdHandOver(tx: Db, id: number): Promise<HandOver | undefined> {
  return tx.maybe<HandOver>(sql`select ${columns} from hand_over where id = ${id} for update`)
}

export function findGiven(db: Db, giver: number, since: Date, limit: number): Promise<HandOver[]> {
  return db.many<HandOver>(sql`
    select ${columns} from hand_over where giver_id = ${giver} and (state = 'open' or ended_at >= ${since})
    order by id desc limit ${limit}`)
}

/** Open ones for this courier, or for the people of this place. */
export function findToTake(
  db: Db,
  { courier, place }: { courier: number | undefined; place: number | undefined },
  limit: number,
): Promise<HandOver[]> {
  return db.many<HandOver>(sql`
    select ${columns} from hand_over
    where state = 'open' and (taker_id = ${courier}::bigint or taker_point_id = ${place}::bigint)
    order by id limit ${limit}`)
}

/** What this courier, or the people of this place, have confirmed since then. */
export function findTaken(
  db: Db,
  { courier, place }: { courier: number | undefined; place: number | undefined },
  since: Date,
  limit: number,
): Promise<HandOver[]> {
  return db.many<HandOver>(sql`
    select ${columns} from hand_over
    where state = 'confirmed' and ended_at >= ${since}
      and (taker_id = ${courier}::bigint or taker_point_id = ${place}::bigint)
    order by id desc limit ${limit}`)
}

/** How many wait for the people of this place. */
export async function countToTake(db: Db, place: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from hand_over where state = 'open' and taker_point_id = ${place}`)
  return count
}

/** The open one to this place that names a parcel, and who gives it. */
export function findNaming(
  db: Db,
  place: number,
  orderId: number,
): Promise<{ id: number; giver: string | null } | undefined> {
  return db.maybe(sql`
    select manifest.id, giver.full_name as giver
    from hand_over_line line join hand_over manifest on manifest.id = line.hand_over_id
      left join person_name giver on giver.id = manifest.giver_id
    where line.order_id = ${orderId} and manifest.state = 'open' and manifest.taker_point_id = ${place}
    order by manifest.id limit 1`)
}

export function findOpen(db: Db, limit: number): Promise<HandOver[]> {
  return db.many<HandOver>(
    sql`select ${columns} from hand_over where state = 'open' order by id limit ${limit}`,
  )
}

export type Line = {
  handOverId: number
  orderId: number
  outcome: 'taken' | 'missing' | null
  isTaken: boolean
}

/**
 * A line is taken once the log of its parcel says that the other side has it: by the courier's own scan, or by that of the
 * people of the place; for the desk by any scan that took it out of the giver's hands.
 */
export function findLines(db: Db, ids: readonly number[]): Promise<Line[]> {
  return db.many<Line>(sql`
    select line.hand_over_id as "handOverId", line.order_id as "orderId", line.outcome,
      coalesce(line.outcome = 'taken', exists (
        select from log_for_tracking scan
        where scan.order_id = line.order_id and scan.seq > manifest.after_line
          and case
            when manifest.taker_id is not null
              then scan.verb in ('hand_over', 'pick_up') and scan.courier_id = manifest.taker_id
            when manifest.taker_point_id is not null
              then scan.verb = 'store' and scan.point_id = manifest.taker_point_id
            else scan.verb in ('hand_over', 'pick_up', 'store') end)) as "isTaken"
    from hand_over_line line join hand_over manifest on manifest.id = line.hand_over_id
    where line.hand_over_id = any (${ids}::bigint[])
    order by line.hand_over_id, line.order_id`)
}

type End = { state: 'confirmed' | 'withdrawn'; counted: number | undefined; at: Date; by: number }

export async function saveEnd(tx: Db, id: number, { state, counted, at, by }: End): Promise<void> {
  await tx.run(sql`
    update hand_over set state = ${state}, counted = ${counted}, ended_at = ${at}, ended_by = ${by} where id = ${id}`)
}

export async function saveOutcomes(tx: Db, id: number, missing: readonly number[]): Promise<void> {
  await tx.run(sql`
    update hand_over_line
    set outcome = case when order_id = any (${missing}::integer[]) then 'missing' else 'taken' end
    where hand_over_id = ${id}`)
}

const mostColleagues = 500

export function findColleagues(db: Db, but: number): Promise<{ id: number; fullName: string }[]> {
  return db.many(sql`
    select id, full_name as "fullName" from courier_at_work where id <> ${but} order by full_name limit ${mostColleagues}`)
}
