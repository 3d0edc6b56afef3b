import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { LeadKind, LeadLanguage } from '../domain/lead-kinds.ts'
import { type LeadCounts, leadWindowMs } from '../domain/lead-limits.ts'
import type { LeadMark, LeadState } from '../domain/lead-mark.ts'

export type NewLead = {
  kind: LeadKind
  name: string
  lastName?: string | undefined
  email: string | undefined
  phone: string
  company?: string | undefined
  website?: string | undefined
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
    select count(*) filter (where network = ${network})::int as network,
           min(created_at) filter (where network = ${network}) as "networkSince",
           count(*)::int as total, min(created_at) as since
    from lead where created_at > ${since}`)
  return {
    network: { count: row.network, since: row.networkSince },
    total: { count: row.total, since: row.since },
  }
}

export async function insertLead(
  db: Db,
  lead: NewLead,
  { network, locale, now }: { network: string; locale: LeadLanguage; now: Date },
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into lead (kind, name, last_name, email, phone, company, website, message, network, locale, created_at)
    values (${lead.kind}, ${lead.name}, ${lead.lastName}, ${lead.email}, ${lead.phone}, ${lead.company},
            ${lead.website}, ${lead.message}, ${network}, ${locale}, ${now})
    returning id`)
  return id
}

export function sweepLeads(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from lead where id in (select id from lead where created_at < ${olderThan} limit ${limit})`)
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
  message: string | null
  locale: LeadLanguage | null
  createdAt: Date
  handledAt: Date | null
  handledBy: string | null
  note: string | null
}

const deskRow = sql`
  select lead.id, kind, name, last_name as "lastName", phone, email, lead.company, website, message, locale,
         created_at as "createdAt", handled_at as "handledAt", handler.full_name as "handledBy", note
  from lead left join person_name handler on handler.id = handled_by`

type Sought = { state: LeadState; kind: LeadKind | undefined; before: number | undefined }

export function findLeads(db: Db, { state, kind, before }: Sought, limit: number): Promise<LeadRow[]> {
  return db.many<LeadRow>(sql`
    ${deskRow}
    where ${state === 'new' ? sql`handled_at is null` : sql`handled_at is not null`}
      and (${kind}::text is null or kind = ${kind})
      and (${before}::bigint is null or lead.id < ${before})
    order by lead.id desc limit ${limit}`)
}

export function findLead(db: Db, id: number): Promise<LeadRow> {
  return db.one<LeadRow>(sql`${deskRow} where lead.id = ${id}`)
}

export function lockLead(tx: Db, id: number): Promise<LeadMark | undefined> {
  return tx.maybe<LeadMark>(sql`
    select handled_by as "handledBy", note from lead where id = ${id} for update`)
}

export async function saveHandled(
  tx: Db,
  id: number,
  { by, at, note }: { by: number; at: Date; note: string },
): Promise<void> {
  await tx.run(sql`
    update lead set handled_by = ${by}, handled_at = ${at}, note = ${note} where id = ${id}`)
}

export async function saveOpenAgain(tx: Db, id: number): Promise<void> {
  await tx.run(sql`update lead set handled_by = null, handled_at = null where id = ${id}`)
}
