import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { OpeningKind, Outcome } from '../domain/openings.ts'

export type Opening = {
  id: number
  pointId: number
  cell: number
  what: OpeningKind
  orderId: number
  courierId: number | null
  sealed: Buffer | null
  openedAt: Date
  until: Date
  overdueAt: Date | null
  closedAt: Date | null
  outcome: Outcome | null
}

const columns = sql`
  id, point_id as "pointId", cell, what, order_id as "orderId", courier_id as "courierId", sealed,
  opened_at as "openedAt", until, overdue_at as "overdueAt", closed_at as "closedAt", outcome`

export type NewOpening = Pick<Opening, 'pointId' | 'cell' | 'what' | 'orderId' | 'openedAt' | 'until'> & {
  eventId: string
  courierId?: number | undefined
  sealed?: Buffer | undefined
}

export function insertOpening(tx: Db, opening: NewOpening): Promise<Opening> {
  const { pointId, cell, eventId, what, orderId, courierId, sealed, openedAt, until } = opening
  return tx.one<Opening>(sql`
    insert into locker_opening (point_id, cell, event_id, what, order_id, courier_id, sealed, opened_at, until)
    values (${pointId}, ${cell}, ${eventId}, ${what}, ${orderId}, ${courierId}, ${sealed}, ${openedAt}, ${until})
    returning ${columns}`)
}

/** What was opened by this request. */
export function findOpeningsOf(db: Db, point: number, eventId: string): Promise<Opening[]> {
  return db.many<Opening>(sql`
    select ${columns} from locker_opening where point_id = ${point} and event_id = ${eventId} order by cell`)
}

export function findOpening(db: Db, point: number, id: number): Promise<Opening | undefined> {
  return db.maybe<Opening>(
    sql`select ${columns} from locker_opening where point_id = ${point} and id = ${id}`,
  )
}

/** Doors that nobody has told to be shut. */
export function findOpenDoors(db: Db, point: number): Promise<Opening[]> {
  return db.many<Opening>(
    sql`select ${columns} from locker_opening where point_id = ${point} and closed_at is null order by cell`,
  )
}

export async function findOpenDoor(db: Db, point: number, cell: number): Promise<Opening | undefined> {
  return db.maybe<Opening>(sql`
    select ${columns} from locker_opening where point_id = ${point} and cell = ${cell} and closed_at is null`)
}

export async function saveClosed(tx: Db, id: number, outcome: Outcome, now: Date): Promise<void> {
  await tx.run(sql`
    update locker_opening set closed_at = ${now}, outcome = ${outcome}, sealed = null where id = ${id}`)
}

/** Doors that should be shut by now, the first ones. */
export function findDue(db: Db, now: Date, limit: number): Promise<Opening[]> {
  return db.many<Opening>(sql`
    select ${columns} from locker_opening
    where closed_at is null and overdue_at is null and until < ${now} order by until, id limit ${limit}`)
}

export async function saveOverdue(tx: Db, id: number, now: Date): Promise<void> {
  await tx.run(sql`update locker_opening set overdue_at = ${now} where id = ${id}`)
}

export function sweepOpenings(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from locker_opening
    where id in (select id from locker_opening where closed_at < ${before} limit ${limit})`)
}
