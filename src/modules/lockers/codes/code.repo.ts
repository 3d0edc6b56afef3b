import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type DropCode = {
  orderId: number
  pointId: number
  phoneEnd: string
  sealed: Buffer
  validUntil: Date
  wrongTries: number
}

export type NewDropCode = Omit<DropCode, 'wrongTries'> & { now: Date }

const columns = sql`
  order_id as "orderId", point_id as "pointId", phone_end as "phoneEnd", sealed, valid_until as "validUntil",
  wrong_tries as "wrongTries"`

export function findDropCode(db: Db, orderId: number): Promise<DropCode | undefined> {
  return db.maybe<DropCode>(sql`select ${columns} from locker_drop_code where order_id = ${orderId}`)
}

const mostAlike = 50

/** Those that this number may mean at this bank. */
export function findDropCodes(
  db: Db,
  point: number,
  { phoneEnd, orderId, now }: { phoneEnd: string; orderId: number | null; now: Date },
): Promise<DropCode[]> {
  return db.many<DropCode>(sql`
    select ${columns} from locker_drop_code
    where point_id = ${point} and (phone_end = ${phoneEnd} or order_id = ${orderId}) and valid_until > ${now}
    order by issued_at desc limit ${mostAlike}`)
}

/** All that hold at this bank, the newest first. */
export function findDropCodesAt(db: Db, point: number, now: Date): Promise<DropCode[]> {
  return db.many<DropCode>(sql`
    select ${columns} from locker_drop_code
    where point_id = ${point} and valid_until > ${now} order by issued_at desc limit ${mostAlike}`)
}

const put = ({ orderId, pointId, phoneEnd, sealed, validUntil, now }: NewDropCode) => sql`
  insert into locker_drop_code as kept (order_id, point_id, phone_end, sealed, issued_at, valid_until)
  values (${orderId}, ${pointId}, ${phoneEnd}, ${sealed}, ${now}, ${validUntil})
  on conflict (order_id) do update
  set point_id = excluded.point_id, phone_end = excluded.phone_end, sealed = excluded.sealed,
      issued_at = excluded.issued_at, valid_until = excluded.valid_until, wrong_tries = 0`

/** The one that holds at this point: this, or one that somebody else has drawn for it meanwhile. */
export async function keepDropCode(tx: Db, drawn: NewDropCode): Promise<DropCode> {
  const kept = await tx.maybe<DropCode>(sql`
    ${put(drawn)} where kept.point_id <> excluded.point_id returning ${columns}`)
  const code = kept ?? (await findDropCode(tx, drawn.orderId))
  assert(code, 'a code is in the way of another')
  return code
}

/** In the place of the one before. */
export const saveDropCode = (tx: Db, drawn: NewDropCode): Promise<DropCode> =>
  tx.one<DropCode>(sql`${put(drawn)} returning ${columns}`)

export async function countWrongDrop(tx: Db, orderIds: readonly number[]): Promise<void> {
  await tx.run(sql`
    update locker_drop_code set wrong_tries = wrong_tries + 1 where order_id = any (${orderIds}::integer[])`)
}

export function sweepDropCodes(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from locker_drop_code where order_id in (
      select order_id from locker_drop_code where valid_until < ${before} limit ${limit})`)
}

export type Visit = {
  id: number
  pointId: number
  courierId: number
  mac: Buffer
  until: Date | null
}

const visitColumns = sql`id, point_id as "pointId", courier_id as "courierId", mac, until`

/** A new code ends the one before that was not typed. */
export async function insertVisit(
  tx: Db,
  visit: { pointId: number; courierId: number; phoneEnd: string; mac: Buffer; now: Date; codeUntil: Date },
): Promise<void> {
  await tx.run(sql`
    delete from locker_visit where courier_id = ${visit.courierId} and entered_at is null`)
  await tx.run(sql`
    insert into locker_visit (point_id, courier_id, phone_end, mac, asked_at, code_until)
    values (${visit.pointId}, ${visit.courierId}, ${visit.phoneEnd}, ${visit.mac}, ${visit.now}, ${visit.codeUntil})`)
}

/** Codes of couriers that wait to be typed here. */
export function findWaitingVisits(db: Db, point: number, phoneEnd: string, now: Date): Promise<Visit[]> {
  return db.many<Visit>(sql`
    select ${visitColumns} from locker_visit
    where point_id = ${point} and phone_end = ${phoneEnd} and entered_at is null and code_until > ${now}
    order by id desc limit ${mostAlike}`)
}

export async function saveEntered(
  tx: Db,
  id: number,
  { eventId, now, until }: { eventId: string; now: Date; until: Date },
): Promise<void> {
  await tx.run(sql`
    update locker_visit set event_id = ${eventId}, entered_at = ${now}, until = ${until} where id = ${id}`)
}

export function findVisitOf(db: Db, point: number, eventId: string): Promise<Visit | undefined> {
  return db.maybe<Visit>(sql`
    select ${visitColumns} from locker_visit where point_id = ${point} and event_id = ${eventId}`)
}

/** Of a courier who stands here now. */
export function findVisit(db: Db, point: number, id: number, now: Date): Promise<Visit | undefined> {
  return db.maybe<Visit>(sql`
    select ${visitColumns} from locker_visit where point_id = ${point} and id = ${id} and until > ${now}`)
}

export function sweepVisits(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from locker_visit where id in (
      select id from locker_visit where asked_at < ${before} limit ${limit})`)
}
