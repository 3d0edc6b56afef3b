import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { LeadKind } from './domain/lead-kinds.ts'
import { type LeadCounts, leadWindowMs } from './domain/lead-limits.ts'
import type { Promotion, PromotionKind } from './domain/promotion.ts'

export type WarningRow = { display: boolean; uz: string; oz: string; ru: string; en: string }

type NewLead = {
  kind: LeadKind
  name: string
  lastName?: string | undefined
  email: string | undefined
  phone: string
  company?: string | undefined
  website?: string | undefined
  message?: string | undefined
}

export function findWarning(db: Db): Promise<WarningRow> {
  return db.one<WarningRow>(sql`
    select display, message_uz as uz, message_oz as oz, message_ru as ru, message_en as en
    from warning_message`)
}

export async function saveWarning(db: Db, warning: WarningRow): Promise<void> {
  await db.run(sql`
    update warning_message
    set display = ${warning.display}, message_uz = ${warning.uz}, message_oz = ${warning.oz},
        message_ru = ${warning.ru}, message_en = ${warning.en}, updated_at = now()`)
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
  { network, now }: { network: string; now: Date },
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into lead (kind, name, last_name, email, phone, company, website, message, network, created_at)
    values (${lead.kind}, ${lead.name}, ${lead.lastName}, ${lead.email}, ${lead.phone}, ${lead.company},
            ${lead.website}, ${lead.message}, ${network}, ${now})
    returning id`)
  return id
}

export function sweepLeads(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from lead where id in (select id from lead where created_at < ${olderThan} limit ${limit})`)
}

/** Of several that are running, the one that ends first. */
export function findPromotion(db: Db, now: Date): Promise<Promotion | undefined> {
  return db.maybe<Promotion>(sql`
    select kind, ends_at as "endsAt" from promotion
    where starts_at <= ${now} and ends_at > ${now}
    order by ends_at, id limit 1`)
}

export async function isOffered(db: Db, kind: PromotionKind, now: Date): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (
      select from promotion where kind = ${kind} and starts_at <= ${now} and ends_at > ${now}) as found`)
  return found
}

export async function insertPromotion(db: Db, { kind, endsAt }: Promotion, startsAt: Date): Promise<void> {
  await db.run(sql`
    insert into promotion (kind, starts_at, ends_at) values (${kind}, ${startsAt}, ${endsAt})`)
}
