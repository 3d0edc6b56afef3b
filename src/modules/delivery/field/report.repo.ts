import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Of a refusal: money, the state of an order, how much is left, the number of a bag. */
export type Facts = { amount?: number; status?: string; left?: number; number?: string }

export type ReportRow = {
  personId: number
  clientId: string
  actor: 'courier' | 'agent'
  pointId: number | null
  deviceId: string
  seq: number
  verb: string
  parcel: string
  orderId: number | null
  toldAt: Date
  happenedAt: Date
  recordedAt: Date
  input: Buffer
  state: 'done' | 'late' | 'conflict' | 'refused'
  code: string | null
  /** What its words name, as facts. */
  values: Facts | null
  incidentId: number | null
  waiting: boolean
}

const columns = sql`person_id as "personId", client_id as "clientId", actor, point_id as "pointId", device_id as "deviceId", seq,
  verb, parcel, order_id as "orderId", told_at as "toldAt", happened_at as "happenedAt", recorded_at as "recordedAt", input,
  state, code, told_values as values, incident_id as "incidentId", waiting`

/** One after the other, also when a phone sends the same twice at once. */
export async function lockReports(tx: Db, person: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`field reports ${person}`}, 0))`)
}

export function findReport(db: Db, person: number, clientId: string): Promise<ReportRow | undefined> {
  return db.maybe<ReportRow>(sql`
    select ${columns} from field_report where person_id = ${person} and client_id = ${clientId}`)
}

/** When the last thing happened that this phone had counted before. */
export async function findHappenedBefore(
  db: Db,
  { person, device, seq, toldAt }: { person: number; device: string; seq: number; toldAt: Date },
): Promise<Date | undefined> {
  const { at } = await db.one<{ at: Date | null }>(sql`
    select max(happened_at) as at from field_report
    where person_id = ${person} and device_id = ${device} and seq < ${seq} and told_at <= ${toldAt}`)
  return at ?? undefined
}

/** What did not fit this order when it was told, in the order of happening. */
export function findWaiting(db: Db, orderId: number, limit: number): Promise<ReportRow[]> {
  return db.many<ReportRow>(sql`
    select ${columns} from field_report where order_id = ${orderId} and waiting
    order by happened_at, recorded_at, seq limit ${limit}`)
}

export async function insertReport(tx: Db, row: ReportRow): Promise<void> {
  await tx.run(sql`
    insert into field_report (person_id, client_id, actor, point_id, device_id, seq, verb, parcel, order_id, told_at,
      happened_at, recorded_at, input, state, code, told_values, incident_id, waiting)
    values (${row.personId}, ${row.clientId}, ${row.actor}, ${row.pointId}, ${row.deviceId}, ${row.seq}, ${row.verb},
      ${row.parcel}, ${row.orderId}, ${row.toldAt}, ${row.happenedAt}, ${row.recordedAt}, ${row.input}, ${row.state},
      ${row.code}, ${row.values && JSON.stringify(row.values)}, ${row.incidentId}, ${row.waiting})`)
}

export async function saveOutcome(
  tx: Db,
  { personId, clientId, state, code, values, incidentId, waiting }: ReportRow,
): Promise<void> {
  await tx.run(sql`
    update field_report set state = ${state}, code = ${code}, told_values = ${values && JSON.stringify(values)},
      incident_id = ${incidentId}, waiting = ${waiting}
    where person_id = ${personId} and client_id = ${clientId}`)
}

/** A few at a time, so that nobody waits for it. */
export function deleteReports(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from field_report where (person_id, client_id) in (
      select person_id, client_id from field_report where recorded_at < ${before} limit ${limit})`)
}
