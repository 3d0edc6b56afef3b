import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { IncidentDecision, IncidentDetails, IncidentKind } from '../domain/incident/incident-words.ts'
import type { Status, Verb } from '../domain/words.ts'

export type IncidentRow = {
  id: number
  key: string
  kind: IncidentKind
  orderId: number | null
  trackingCode: string | null
  status: Status | null
  personId: number | null
  verb: Verb | null
  details: IncidentDetails
  happenedAt: Date
  openedAt: Date
  decision: IncidentDecision | null
  decidedAt: Date | null
  decidedBy: number | null
  note: string | null
}

export type NewIncident = {
  /** Of the report that it comes from: the same one twice is one incident. */
  key: string
  kind: IncidentKind
  orderId?: number | undefined
  personId?: number | undefined
  verb?: string | undefined
  happenedAt: Date
  now: Date
  details?: IncidentDetails | undefined
}

export async function insertIncident(tx: Db, incident: NewIncident): Promise<number> {
  const { key, kind, orderId, personId, verb, happenedAt, now, details = {} } = incident
  const made = await tx.maybe<{ id: number }>(sql`
    insert into order_incident (key, kind, order_id, person_id, verb, details, happened_at, opened_at)
    values (${key}, ${kind}, ${orderId}, ${personId}, ${verb}, ${JSON.stringify(details)}, ${happenedAt}, ${now})
    on conflict (key) do nothing
    returning id`)
  if (made) return made.id
  const { id } = await tx.one<{ id: number }>(sql`select id from order_incident where key = ${key}`)
  return id
}

const read = sql`
  select incident.id, incident.key, incident.kind, incident.order_id as "orderId",
    parcel.tracking_code as "trackingCode", parcel.status, incident.person_id as "personId", incident.verb,
    incident.details, incident.happened_at as "happenedAt", incident.opened_at as "openedAt", incident.decision,
    incident.decided_at as "decidedAt", incident.decided_by as "decidedBy", incident.note
  from order_incident incident left join customer_order parcel on parcel.id = incident.order_id`

export type IncidentFilter = {
  isOpen: boolean
  kind: IncidentKind | undefined
  orderId: number | undefined
  /** Of those that follow: not before this moment and number. */
  after: { at: Date; id: number } | undefined
  limit: number
}

/** Open ones oldest first, because they wait; decided ones newest first. */
export function findIncidents(
  db: Db,
  { isOpen, kind, orderId, after, limit }: IncidentFilter,
): Promise<IncidentRow[]> {
  const wanted = sql`${kind === undefined}::boolean or incident.kind = ${kind}`
  const about = sql`${orderId === undefined}::boolean or incident.order_id = ${orderId}::integer`
  return isOpen
    ? db.many<IncidentRow>(sql`
        ${read}
        where incident.decided_at is null and (${wanted}) and (${about})
          and (incident.opened_at, incident.id) > (${after?.at ?? new Date(0)}, ${after?.id ?? 0})
        order by incident.opened_at, incident.id limit ${limit}`)
    : db.many<IncidentRow>(sql`
        ${read}
        where incident.decided_at is not null and (${wanted}) and (${about})
          and (${after === undefined}::boolean
            or (incident.decided_at, incident.id) < (${after?.at ?? new Date(0)}, ${after?.id ?? 0}))
        order by incident.decided_at desc, incident.id desc limit ${limit}`)
}

export async function countOpen(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::integer as count from order_incident where decided_at is null`)
  return count
}

/** Whoever decides the same one waits. */
export function holdIncident(tx: Db, id: number): Promise<IncidentRow | undefined> {
  return tx.maybe<IncidentRow>(sql`${read} where incident.id = ${id} for update of incident`)
}

const MOST_TOLD = 50

/** What a person has reported that did not fit: all that is open, and what was decided since. */
export function findIncidentsOf(db: Db, person: number, since: Date): Promise<IncidentRow[]> {
  return db.many<IncidentRow>(sql`
    ${read}
    where incident.person_id = ${person} and (incident.decided_at is null or incident.decided_at >= ${since})
    order by incident.opened_at desc, incident.id desc limit ${MOST_TOLD}`)
}

/** `eventId`: the hand-over that was told, under whose key the cash is in the books. */
export type CashWaiting = { eventId: string; courierId: number; amount: number }

/** Cash that a courier said to have taken for this parcel, in the books and not decided on. */
export function findCashWaiting(db: Db, orderId: number): Promise<CashWaiting | undefined> {
  return db.maybe<CashWaiting>(sql`
    select details ->> 'eventId' as "eventId", person_id as "courierId", (details ->> 'cash')::bigint as amount
    from order_incident
    where order_id = ${orderId} and kind = 'wrong_code' and decided_at is null and details ? 'cash'
    limit 1`)
}

export type Decided = {
  decision: IncidentDecision
  at: Date
  by?: number | undefined
  note?: string | undefined
}

export async function saveDecision(tx: Db, id: number, { decision, at, by, note }: Decided): Promise<void> {
  await tx.run(sql`
    update order_incident set decision = ${decision}, decided_at = ${at}, decided_by = ${by}, note = ${note}
    where id = ${id}`)
}

/** What settles itself: the report fits by now, the picture has come. */
export async function saveSettled(tx: Db, key: string, at: Date): Promise<void> {
  await tx.run(sql`
    update order_incident set decision = 'settled', decided_at = ${at}
    where key = ${key} and decided_at is null`)
}

type Answered = Pick<Decided, 'decision' | 'at'> & {
  /** The event whose cash has become that of the hand-over. Other cash still waits for the desk. */
  cashUnder: string | undefined
}

/** Those of one order and kind that its own log has answered. */
export async function saveAnswered(
  tx: Db,
  orderId: number,
  kind: IncidentKind,
  { decision, at, cashUnder }: Answered,
): Promise<void> {
  await tx.run(sql`
    update order_incident set decision = ${decision}, decided_at = ${at}
    where order_id = ${orderId} and kind = ${kind} and decided_at is null
      and (not details ? 'cash' or details ->> 'eventId' = ${cashUnder})`)
}
