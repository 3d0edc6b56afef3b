import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { PersonType, Role } from '../domain/person.ts'

export type SoughtCustomer = {
  id: number
  phone: string
  fullName: string
  company: string | null
  type: PersonType
  status: 'active' | 'suspended'
  createdAt: Date
}

export type CustomerFilter = {
  /** For `tsquery`. */
  words: string | undefined
  phone: string | undefined
  type: PersonType | undefined
  status: 'active' | 'suspended' | undefined
  before: string | undefined
  limit: number
}

const columns = sql`
    id, phone, full_name as "fullName", company, type, status, created_at as "createdAt"`

/** By words, by digits, or by neither: each a statement that an index of its own answers. */
export function findCustomers(db: Db, filter: CustomerFilter): Promise<SoughtCustomer[]> {
  const { words, phone, type, status, before, limit } = filter
  const sought =
    words === undefined
      ? sql`true`
      : sql`to_tsvector('simple', name_key || ' ' || company_key || ' ' || coalesce(company, '')) @@ ${words}::tsquery`
  const rung =
    phone === undefined
      ? sql`true`
      : sql`(phone like ${`${phone}%`} or reverse(phone) like reverse(${phone}) || '%')`
  const ofType = type === undefined ? sql`true` : type === 8 ? sql`type = 8` : sql`type = 1`
  const ofStatus =
    status === undefined
      ? sql`true`
      : status === 'active'
        ? sql`status = 'active'`
        : sql`status = 'suspended'`
  return db.many<SoughtCustomer>(sql`
    select ${columns} from person
    where role = 'customer' and status <> 'deleted' and ${sought} and ${rung} and ${ofType} and ${ofStatus}
      and (${before}::bigint is null or id < ${before})
    order by id desc limit ${limit}`)
}

export type LookedAt = SoughtCustomer & {
  role: Role
  stir: string | null
  locale: 'uz' | 'oz' | 'ru' | 'en'
  seenAt: Date | null
  addresses: number
}

/** Staff too: whoever asks says that they are refused. */
export function findLookedAt(db: Db, id: number): Promise<LookedAt | undefined> {
  return db.maybe<LookedAt>(sql`
    select ${columns}, role, stir, locale,
      (select max(seen_at) from session where person_id = person.id) as "seenAt",
      (select count(*)::int from address where person_id = person.id) as addresses
    from person where id = ${id} and status <> 'deleted'`)
}

/** A sign-in of the same moment waits, and finds what was decided. */
export function lockCustomer(
  tx: Db,
  id: number,
): Promise<{ role: Role; status: 'active' | 'suspended' } | undefined> {
  return tx.maybe(sql`select role, status from person where id = ${id} and status <> 'deleted' for update`)
}

export async function saveStatus(tx: Db, id: number, status: 'active' | 'suspended'): Promise<void> {
  await tx.run(sql`update person set status = ${status} where id = ${id} and role = 'customer'`)
}

export type CustomerLine = {
  id: number
  kind: 'note' | 'blocked' | 'unblocked'
  byId: number
  byName: string
  text: string
  at: Date
}

export function findCustomerLines(db: Db, person: number, limit: number): Promise<CustomerLine[]> {
  return db.many<CustomerLine>(sql`
    select line.id, kind, by_id as "byId", author.full_name as "byName", text, at
    from customer_line line join person author on author.id = by_id
    where person_id = ${person} order by line.id desc limit ${limit}`)
}

type NewLine = Pick<CustomerLine, 'kind' | 'text' | 'at'> & { person: number; by: number }

export async function insertCustomerLine(tx: Db, { person, kind, by, text, at }: NewLine): Promise<void> {
  await tx.run(sql`
    insert into customer_line (person_id, kind, by_id, text, at) values (${person}, ${kind}, ${by}, ${text}, ${at})`)
}
