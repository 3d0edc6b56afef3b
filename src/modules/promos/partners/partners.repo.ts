import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type Partner = {
  id: number
  code: string
  name: string
  phone: string | null
  percent: number
  months: number
  closedAt: Date | null
  version: number
  customers: number
}

const partnerRow = sql`
  select id, code, name, phone, percent, months, closed_at as "closedAt", version,
    (select count(*)::integer from partner_customer where partner_id = partner.id) as customers
  from partner`

const MOST = 500
const MOST_OF_ONE = 20

export function findPartners(db: Db): Promise<Partner[]> {
  return db.many<Partner>(sql`${partnerRow} order by name, id limit ${MOST}`)
}

export function findPartner(db: Db, id: number): Promise<Partner | undefined> {
  return db.maybe<Partner>(sql`${partnerRow} where id = ${id}`)
}

/** Of those whose code still brings customers; nobody is brought by themselves. */
export function findByCode(
  db: Db,
  code: string,
  personId: number,
): Promise<{ id: number; months: number } | undefined> {
  return db.maybe(sql`
    select partner.id, months from partner
    where code = ${code} and closed_at is null
      and not exists (select from person_contact where id = ${personId} and phone = partner.phone)`)
}

/** Whoever has this number. */
export async function findPersonWith(db: Db, phone: string): Promise<number | undefined> {
  return (await db.maybe<{ id: number }>(sql`select id from person_contact where phone = ${phone}`))?.id
}

/** A partner is known by the number that the contract names: whoever has signed in with it. */
export function findPartnersOf(db: Db, personId: number): Promise<Partner[]> {
  return db.many<Partner>(sql`
    ${partnerRow} where phone = (select phone from person_contact where id = ${personId})
    order by name, id limit ${MOST_OF_ONE}`)
}

/** Undefined when another partner has the code, or somebody invites friends by it. */
export async function insertPartner(
  tx: Db,
  partner: Pick<Partner, 'code' | 'name' | 'phone' | 'percent' | 'months'>,
  now: Date,
): Promise<number | undefined> {
  const { code, name, phone, percent, months } = partner
  const row = await tx.maybe<{ id: number }>(sql`
    insert into partner (code, name, phone, percent, months, created_at)
    select ${code}, ${name}, ${phone}, ${percent}::smallint, ${months}::smallint, ${now}::timestamptz
    where not exists (select from person_for_referral where referral_code = lower(${code}))
    on conflict (code) do nothing returning id`)
  return row?.id
}

export type PartnerTerms = Pick<Partner, 'name' | 'phone' | 'percent' | 'months' | 'closedAt'>

/** False when somebody else has changed it meanwhile. */
export async function savePartner(
  tx: Db,
  id: number,
  version: number,
  terms: PartnerTerms,
): Promise<boolean> {
  const rows = await tx.run(sql`
    update partner
    set name = ${terms.name}, phone = ${terms.phone}, percent = ${terms.percent}, months = ${terms.months},
      closed_at = ${terms.closedAt}, version = version + 1
    where id = ${id} and version = ${version}`)
  return rows === 1
}

export async function insertCustomer(
  tx: Db,
  personId: number,
  partnerId: number,
  { since, until }: { since: Date; until: Date },
): Promise<void> {
  await tx.run(sql`
    insert into partner_customer (person_id, partner_id, since, until)
    values (${personId}, ${partnerId}, ${since}, ${until}) on conflict do nothing`)
}
