import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type Shift = {
  id: number
  courierId: number
  deviceId: string
  bags: number
  startedAt: Date
  endedAt: Date | null
  metres: number
}

const columns = sql`id, courier_id as "courierId", device_id as "deviceId", bags, started_at as "startedAt",
  ended_at as "endedAt", metres`

/** Two phones of one courier that begin or end the day at once come one after the other. */
export async function lockShifts(tx: Db, courier: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`shift of ${courier}`}, 0))`)
}

export function findRunningShift(db: Db, courier: number): Promise<Shift | undefined> {
  return db.maybe<Shift>(sql`
    select ${columns} from courier_shift where courier_id = ${courier} and ended_at is null`)
}

/** The one that runs, or the last one of a day. */
export function findLastShift(db: Db, courier: number): Promise<Shift | undefined> {
  return db.maybe<Shift>(sql`
    select ${columns} from courier_shift where courier_id = ${courier} order by started_at desc, id desc limit 1`)
}

export function insertShift(
  tx: Db,
  { courierId, deviceId, bags, startedAt }: Pick<Shift, 'courierId' | 'deviceId' | 'bags' | 'startedAt'>,
): Promise<Shift> {
  return tx.one<Shift>(sql`
    insert into courier_shift (courier_id, device_id, bags, started_at)
    values (${courierId}, ${deviceId}, ${bags}, ${startedAt}) returning ${columns}`)
}

/** It goes on at another phone. */
export function moveShift(tx: Db, id: number, deviceId: string): Promise<Shift> {
  return tx.one<Shift>(sql`
    update courier_shift set device_id = ${deviceId} where id = ${id} returning ${columns}`)
}

type End = {
  at: Date
  expected: number
  counted: number
  notes: Readonly<Record<string, number>> | undefined
  note: string | undefined
  handInId: number | undefined
}

export function saveEnd(tx: Db, id: number, end: End): Promise<Shift> {
  return tx.one<Shift>(sql`
    update courier_shift set ended_at = ${end.at}, expected = ${end.expected}, counted = ${end.counted},
      notes = ${end.notes === undefined ? null : JSON.stringify(end.notes)}, note = ${end.note}, hand_in_id = ${end.handInId}
    where id = ${id} returning ${columns}`)
}

/** Gone since the phone told its place before. */
export async function addMetres(tx: Db, shift: number, metres: number): Promise<void> {
  await tx.run(sql`
    update courier_shift set metres = least(metres::bigint + ${metres}::integer, 1000000000) where id = ${shift}`)
}

export type Deeds = { delivered: number; failed: number; collected: number }

/** What a courier did between two moments, without what was taken back; fetched is what came from a sender's own hands. */
export function countDeeds(db: Db, courier: number, from: Date, to: Date): Promise<Deeds> {
  return db.one<Deeds>(sql`
    select (count(*) filter (where verb = 'deliver') - count(*) filter (where verb = 'undo_delivery'))::integer as delivered,
      (count(*) filter (where verb = 'fail_delivery'))::integer as failed,
      (count(*) filter (where verb = 'pick_up' and not exists (
        select from log_for_tracking before
        where before.order_id = deed.order_id and before.seq < deed.seq and before.verb in ('drop_off', 'store'))
      ))::integer as collected
    from log_for_tracking deed
    where courier_id = ${courier} and verb in ('deliver', 'undo_delivery', 'fail_delivery', 'pick_up')
      and happened_at >= ${from} and happened_at <= ${to}`)
}
