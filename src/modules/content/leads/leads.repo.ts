import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { LeadKind, LeadLanguage } from '../domain/lead-kinds.ts'
import { type LeadCounts, leadWindowMs } from '../domain/lead-limits.ts'
import type { LeadMark, LeadState } from '../domain/lead-mark.ts'
import { nameKeyOf } from '../domain/lead-search.ts'
import type { Suspicion } from '../domain/suspicion.ts'

export type NewLead = {
  kind: LeadKind
  name: string
  lastName?: string | undefined
  email: string | undefined
  phone: string
  company?: string | undefined
  website?: string | undefined
  region_id?: number | undefined
  address?: string | undefined
  message?: string | undefined
}

/** Leads are counted and added one after the other, whichever process they come to. */
export async function lockLeads(tx: Db): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('content leads', 0))`)
}

export async function countLeads(db: Db, network: string, now: Date): Promise<LeadCounts> {
  const since = new Date(now.getTime() - leadWindowMs)
  const row = await db.one<{
    network: number
    networkSince: Date | null
    total: number
    since: Date | null
  }>(sql`
    select coalesce(sum(times) filter (where network = ${network}), 0)::int as network,
           min(created_at) filter (where network = ${network}) as "networkSince",
           coalesce(sum(times), 0)::int as total, min(created_at) as since
    from lead where created_at > ${since}`)
  return {
    network: { count: row.network, since: row.networkSince },
    total: { count: row.total, since: row.since },
  }
}

export async function insertLead(
  db: Db,
  lead: NewLead,
  { network, locale, now, page, suspect = [] }: LeadOrigin,
): Promise<number> {
  const key = nameKeyOf(lead)
  const { id } = await db.one<{ id: number }>(sql`
    insert into lead (kind, name, last_name, name_key, email, phone, company, website, region_id, address, message,
                      network, locale, page, suspect, created_at)
    values (${lead.kind}, ${lead.name}, ${lead.lastName}, ${key}, ${lead.email}, ${lead.phone}, ${lead.company},
            ${lead.website}, ${lead.region_id}, ${lead.address}, ${lead.message}, ${network}, ${locale}, ${page},
            ${suspect}, ${now})
    returning id`)
  return id
}

export type LeadOrigin = {
  network: string
  locale: LeadLanguage
  now: Date
  page?: string | undefined
  suspect?: readonly Suspicion[]
}

/** The same words of the same phone a short while ago, noted once more. */
export async function noteAgain(tx: Db, lead: NewLead, since: Date): Promise<number | undefined> {
  const row = await tx.maybe<{ id: number }>(sql`
    update lead set times = times + 1
    where id = (
      select max(id) from lead
      where phone = ${lead.phone} and created_at > ${since} and handled_at is null and kind = ${lead.kind} and name = ${lead.name}
        and last_name is not distinct from ${lead.lastName} and email is not distinct from ${lead.email}
        and company is not distinct from ${lead.company} and website is not distinct from ${lead.website}
        and region_id is not distinct from ${lead.region_id}::integer and address is not distinct from ${lead.address}
        and message is not distinct from ${lead.message})
    returning id`)
  return row?.id
}

export async function sweepLeads(db: Db, olderThan: Date, limit: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    delete from lead where id in (select id from lead where created_at < ${olderThan} limit ${limit}) returning id`)
  return rows.map(({ id }) => id)
}

export type LeadRow = {
  id: number
  kind: LeadKind
  name: string
  lastName: string | null
  phone: string
  email: string | null
  company: string | null
  website: string | null
  regionId: number | null
  address: string | null
  message: string | null
  locale: LeadLanguage | null
  createdAt: Date
  handledAt: Date | null
  handledBy: string | null
  note: string | null
  owner: number | null
  ownerName: string | null
  ownedAt: Date | null
  page: string | null
  suspect: Suspicion[]
  times: number
}

const deskRow = sql`
  select lead.id, kind, name, last_name as "lastName", phone, email, lead.company, website, region_id as "regionId",
         address, message, locale, created_at as "createdAt", handled_at as "handledAt", handler.full_name as "handledBy", note,
         owner, holder.full_name as "ownerName", owned_at as "ownedAt", page, suspect, times
  from lead
    left join person_name handler on handler.id = handled_by
    left join person_name holder on holder.id = owner`

export type LeadSearch = {
  state: LeadState | 'waiting' | 'all'
  kind: LeadKind | undefined
  /** Undefined: whosever; null: nobody's. */
  owner: number | null | undefined
  suspect: boolean | undefined
  /** Folded words of a name, or the digits of a phone. */
  words: readonly string[]
  digits: string | undefined
  before: number | undefined
}

const inState = {
  new: sql`handled_at is null and owner is null`,
  in_work: sql`handled_at is null and owner is not null`,
  waiting: sql`handled_at is null`,
  handled: sql`handled_at is not null`,
  all: sql`true`,
} as const satisfies Record<LeadSearch['state'], unknown>

export function findLeads(db: Db, sought: LeadSearch, limit: number): Promise<LeadRow[]> {
  const { state, kind, owner, suspect, words, digits, before } = sought
  return db.many<LeadRow>(sql`
    ${deskRow}
    where ${inState[state]}
      and (${kind}::text is null or kind = ${kind})
      and (${owner === undefined} or owner is not distinct from ${owner ?? null}::bigint)
      and (${suspect}::boolean is null or (suspect <> '{}') = ${suspect})
      and (${digits}::text is null or position(${digits}::text in phone) > 0)
      and (select coalesce(bool_and(position(word in name_key) > 0), true) from unnest(${words}::text[]) word)
      and (${before}::bigint is null or lead.id < ${before})
    order by lead.id desc limit ${limit}`)
}

export function findLead(db: Db, id: number): Promise<LeadRow> {
  return db.one<LeadRow>(sql`${deskRow} where lead.id = ${id}`)
}

export function lockLead(tx: Db, id: number): Promise<LockedLead | undefined> {
  return tx.maybe<LockedLead>(sql`
    select handled_by as "handledBy", note, owner, email, phone, locale, message, suspect
    from lead where id = ${id} for update`)
}

export type LockedLead = LeadMark &
  Pick<LeadRow, 'owner' | 'email' | 'phone' | 'locale' | 'message' | 'suspect'>

export async function saveHandled(
  tx: Db,
  id: number,
  { by, at, note }: { by: number; at: Date; note: string },
): Promise<void> {
  await tx.run(sql`
    update lead set handled_by = ${by}, handled_at = ${at}, note = ${note} where id = ${id}`)
}

export async function saveOpenAgain(tx: Db, id: number): Promise<void> {
  await tx.run(sql`
    update lead set handled_by = null, handled_at = null, owner = null, owned_at = null where id = ${id}`)
}

export async function saveOwner(tx: Db, id: number, owner: number | null, at: Date): Promise<void> {
  await tx.run(sql`
    update lead set owner = ${owner}, owned_at = ${owner === null ? null : at} where id = ${id}`)
}

export async function saveSuspect(tx: Db, id: number, suspect: readonly Suspicion[]): Promise<void> {
  await tx.run(sql`update lead set suspect = ${suspect} where id = ${id}`)
}

/** A colleague by their number, for the demo. */
export async function findContact(db: Db, phone: string): Promise<number | undefined> {
  return (await db.maybe<{ id: number }>(sql`select id from person_contact where phone = ${phone}`))?.id
}
