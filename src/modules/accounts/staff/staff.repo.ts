import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { StaffRole } from '../domain/person.ts'

export type StaffRow = {
  id: number
  phone: string
  fullName: string
  role: StaffRole
  status: 'active' | 'suspended'
  secondStep: boolean
  passkeys: number
  seenAt: Date | null
  createdAt: Date
}

export type StaffFilter = {
  role: string | undefined
  status: string | undefined
  /** Part of the name as searches see it, or of the phone. */
  nameKey: string | undefined
  digits: string | undefined
  after: string | undefined
  limit: number
}

const columns = sql`
    id, phone, full_name as "fullName", role, status, totp_sealed is not null as "secondStep",
           (select count(*)::int from passkey where person_id = person.id) as passkeys,
           (select max(seen_at) from session where person_id = person.id) as "seenAt", created_at as "createdAt"`

export function findStaff(db: Db, filter: StaffFilter): Promise<StaffRow[]> {
  return db.many<StaffRow>(sql`
    select ${columns}
    from person
    where role <> 'customer' and status <> 'deleted'
      and (${filter.role}::text is null or role = ${filter.role})
      and (${filter.status}::text is null or status = ${filter.status})
      and ((${filter.nameKey}::text is null and ${filter.digits}::text is null)
        or position(${filter.nameKey}::text in name_key) > 0 or position(${filter.digits}::text in phone) > 0)
      and (${filter.after}::bigint is null or id > ${filter.after})
    order by id limit ${filter.limit}`)
}

export function findStaffMember(db: Db, id: string | number): Promise<StaffRow | undefined> {
  return db.maybe<StaffRow>(sql`
    select ${columns}
    from person where id = ${id} and role <> 'customer' and status <> 'deleted'`)
}

/** Somebody who works here, suspended or not. */
export function findColleague(
  db: Db,
  id: number,
): Promise<Pick<StaffRow, 'id' | 'role' | 'status'> | undefined> {
  return db.maybe(sql`
    select id, role, status from person where id = ${id} and role <> 'customer' and status <> 'deleted'`)
}

export async function lockStaffMember(tx: Db, id: string): Promise<void> {
  await tx.maybe(sql`select id from person where id = ${id} and role <> 'customer' for update`)
}

/** Held until the end: of two who say where an agent works the second finds what the first has said. */
export function lockAgent(
  tx: Db,
  id: number,
): Promise<Pick<StaffRow, 'id' | 'fullName' | 'phone' | 'status'> | undefined> {
  return tx.maybe(sql`
    select id, full_name as "fullName", phone, status from person
    where id = ${id} and role = 'agent' and status <> 'deleted' for update`)
}

export type StaffFields = Pick<StaffRow, 'fullName' | 'role' | 'status'> & { nameKey: string }

export async function saveStaff(tx: Db, id: number, fields: StaffFields): Promise<void> {
  await tx.run(sql`
    update person
    set full_name = ${fields.fullName}, name_key = ${fields.nameKey}, role = ${fields.role}, status = ${fields.status}
    where id = ${id}`)
}

/** All who could let others in, held: of two admins who suspend each other the second finds the first gone. */
export async function lockAdmins(tx: Db): Promise<number[]> {
  const rows = await tx.many<{ id: number }>(sql`
    select id from person where role = 'admin' and status = 'active' order by id for update`)
  return rows.map(({ id }) => id)
}

/** Whether anybody can let others in. */
export async function isAdminThere(db: Db): Promise<boolean> {
  const { there } = await db.one<{ there: boolean }>(sql`
    select exists (select from person where role = 'admin' and status = 'active') as there`)
  return there
}

/** Back to what anybody is; what they did stays in the log. */
export async function makeCustomer(tx: Db, id: number): Promise<void> {
  await tx.run(sql`
    update person set role = 'customer', status = 'active', totp_sealed = null, totp_step = null
    where id = ${id}`)
}

export type Colleague = { id: number; name: string; role: StaffRole }

export function findColleagues(db: Db, roles: readonly StaffRole[]): Promise<Colleague[]> {
  return db.many<Colleague>(sql`
    select id, full_name as name, role from person
    where role = any (${roles}::text[]) and status = 'active' order by full_name, id`)
}
