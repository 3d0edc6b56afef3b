import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Pause } from '../domain/served.ts'

/** Closing the same place twice at once waits here. */
const CLOSING_LOCK = 'service pause'

const lastDay = sql`to_char((ends_at - interval '1 millisecond') at time zone 'Asia/Tashkent', 'YYYY-MM-DD')`

/** Where we do not come at this moment. Asked for anew each time: it holds everywhere at once. */
export function pausesNow(db: Db, now: Date): Promise<Pause[]> {
  return db.many<Pause>(sql`
    select region_id as "regionId", district_id as "districtId", pickups, deliveries, ${lastDay} as "lastDay", reason
    from service_pause
    where starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by id limit 1000`)
}

export type PauseRow = Pause & {
  id: number
  startsAt: Date
  endsAt: Date | null
  note: string | null
  madeBy: number | null
  madeAt: Date
  openedBy: number | null
}

const columns = sql`
  id, region_id as "regionId", district_id as "districtId", pickups, deliveries, ${lastDay} as "lastDay", reason,
  starts_at as "startsAt", ends_at as "endsAt", note, made_by as "madeBy", made_at as "madeAt", opened_by as "openedBy"`

/** Those that hold or will, the next end first; or those that are over, the newest first. */
export function findPauses(
  db: Db,
  { isOver, now, limit }: { isOver: boolean; now: Date; limit: number },
): Promise<PauseRow[]> {
  return isOver
    ? db.many<PauseRow>(sql`
        select ${columns} from service_pause where ends_at <= ${now} order by ends_at desc, id desc limit ${limit}`)
    : db.many<PauseRow>(sql`
        select ${columns} from service_pause where ends_at is null or ends_at > ${now}
        order by starts_at > ${now}, ends_at nulls last, id limit ${limit}`)
}

/** Whoever changes the same one waits. */
export function holdPause(tx: Db, id: number): Promise<PauseRow | undefined> {
  return tx.maybe<PauseRow>(sql`select ${columns} from service_pause where id = ${id} for update`)
}

export async function lockPauses(tx: Db): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${CLOSING_LOCK}, 0))`)
}

export type NewPause = Omit<Pause, 'lastDay'> & {
  startsAt: Date
  endsAt: Date | null
  note: string | undefined
  by: number
  at: Date
}

/** Whether the same place is closed for the same thing at any moment of this one. */
export async function isClosedThen(tx: Db, pause: NewPause): Promise<boolean> {
  const { found } = await tx.one<{ found: boolean }>(sql`
    select exists (
      select from service_pause
      where region_id = ${pause.regionId} and district_id is not distinct from ${pause.districtId}::integer
        and ((pickups and ${pause.pickups}) or (deliveries and ${pause.deliveries}))
        and (ends_at is null or ends_at > ${pause.startsAt})
        and (${pause.endsAt}::timestamptz is null or starts_at < ${pause.endsAt})) as found`)
  return found
}

export async function insertPause(tx: Db, pause: NewPause): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into service_pause
      (region_id, district_id, pickups, deliveries, starts_at, ends_at, reason, note, made_by, made_at)
    values (${pause.regionId}, ${pause.districtId}, ${pause.pickups}, ${pause.deliveries}, ${pause.startsAt},
      ${pause.endsAt}, ${pause.reason}, ${pause.note}, ${pause.by}, ${pause.at})
    returning id`)
  return id
}

/** Over before its time; one that had not begun ends where it would have begun. */
export async function openAgain(tx: Db, id: number, by: number, at: Date): Promise<void> {
  await tx.run(sql`
    update service_pause set ends_at = ${at}, starts_at = least(starts_at, ${at}), opened_by = ${by} where id = ${id}`)
}

export async function moveEnd(tx: Db, id: number, endsAt: Date | null): Promise<void> {
  await tx.run(sql`update service_pause set ends_at = ${endsAt} where id = ${id}`)
}
