import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { nameKey } from './domain/name-key.ts'
import type { Person, PersonType, Role } from './domain/person.ts'

export type NewPerson = {
  phone: string
  fullName: string
  nameKey: string
  type: PersonType
  role: Role
  company?: string | undefined
  stir?: string | undefined
  locale?: string
  referredBy?: number | undefined
  /** By the clock of whoever acts, as their history is. */
  createdAt: Date
}

/** Undefined when the number already belongs to somebody. */
export async function insertPerson(tx: Db, person: NewPerson): Promise<number | undefined> {
  const row = await tx.maybe<{ id: number }>(sql`
    insert into person (phone, full_name, name_key, type, role, company, company_key, stir, locale, referred_by, created_at)
    values (${person.phone}, ${person.fullName}, ${person.nameKey}, ${person.type}, ${person.role},
            ${person.company}, ${nameKey(person.company ?? '')}, ${person.stir}, ${person.locale ?? 'uz'}, ${person.referredBy},
            ${person.createdAt})
    on conflict (phone) do nothing
    returning id`)
  return row?.id
}

const columns = sql`
    id, phone, full_name as "fullName", type, role, status, company, stir, locale,
           low_balance_threshold as "lowBalanceThreshold", referral_code as "referralCode", created_at as "createdAt",
           (select max(version) from offer_acceptance where person_id = person.id) as "offerVersion"`

/** Held until the transaction ends: a sign-in and a change of role come one after the other. */
export function findPersonByPhone(db: Db, phone: string): Promise<Person | undefined> {
  return db.maybe<Person>(sql`
    select ${columns}
    from person where phone = ${phone} for update`)
}

export function findPerson(db: Db, id: number): Promise<Person> {
  return db.one<Person>(sql`
    select ${columns}
    from person where id = ${id}`)
}

export type PersonRow = Pick<Person, 'id' | 'fullName' | 'phone' | 'type' | 'company'>

/** People by their numbers: owners, couriers, whoever is named in a log. */
export async function findPeople(
  db: Db,
  ids: readonly (number | null | undefined)[],
): Promise<Map<number, PersonRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  const rows = await db.many<PersonRow>(sql`
    select id, full_name as "fullName", phone, type, company from person where id = any (${wanted}::bigint[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether somebody has this role now, neither suspended nor gone. */
export async function isPerson(db: Db, id: number, role: Role): Promise<boolean> {
  const row = await db.maybe(sql`
    select id from person where id = ${id} and role = ${role} and status = 'active'`)
  return row !== undefined
}

/** Whether somebody of ours has this number. Asked only where the answer shows in nothing that a stranger sees. */
export async function isStaffPhone(db: Db, phone: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select id from person where phone = ${phone} and role <> 'customer' and status = 'active'`)
  return row !== undefined
}

/** Whoever reads messages at this number, if they have an account. */
export function findReader(db: Db, phone: string): Promise<Pick<Person, 'id' | 'locale'> | undefined> {
  return db.maybe(sql`select id, locale from person where phone = ${phone} and status = 'active'`)
}

/** Whatever changes what belongs to a person waits here for whoever does the same. False once the account is gone. */
export async function lockPerson(tx: Db, id: number): Promise<boolean> {
  const row = await tx.maybe(sql`select id from person where id = ${id} and status = 'active' for update`)
  return row !== undefined
}

export async function findReferrer(db: Db, referralCode: string): Promise<number | undefined> {
  const row = await db.maybe<{ id: number }>(sql`
    select id from person where referral_code = ${referralCode} and status = 'active' and role = 'customer'`)
  return row?.id
}

export type ProfileFields = Pick<
  Person,
  'fullName' | 'type' | 'company' | 'stir' | 'locale' | 'lowBalanceThreshold'
> & { nameKey: string }

export async function saveProfile(tx: Db, id: number, profile: ProfileFields): Promise<void> {
  await tx.run(sql`
    update person
    set full_name = ${profile.fullName}, name_key = ${profile.nameKey}, type = ${profile.type}, company = ${profile.company},
        company_key = ${nameKey(profile.company ?? '')},
        stir = ${profile.stir}, locale = ${profile.locale},
        low_balance_threshold = ${profile.lowBalanceThreshold}
    where id = ${id}`)
}

export type SecondStepRow = { sealed: Buffer | null; step: number | null }

export function findSecondStep(tx: Db, id: number): Promise<SecondStepRow> {
  return tx.one<SecondStepRow>(sql`
    select totp_sealed as sealed, totp_step as step from person where id = ${id} for update`)
}

export async function saveSecondStep(tx: Db, id: number, sealed: Buffer): Promise<void> {
  await tx.run(sql`update person set totp_sealed = ${sealed}, totp_step = null where id = ${id}`)
}

export async function spendSecondStep(tx: Db, id: number, step: number): Promise<void> {
  await tx.run(sql`update person set totp_step = ${step} where id = ${id}`)
}

/** Who it was leaves the tables people look at; what the law keeps lies apart until its date. */
export async function erasePerson(tx: Db, id: number, now: Date, keepUntil: Date): Promise<void> {
  await tx.run(sql`
    insert into retained_person (person_id, phone, full_name, company, stir, deleted_at, keep_until)
    select id, phone, full_name, company, stir, ${now}, ${keepUntil} from person where id = ${id}`)
  await tx.run(sql`delete from customer_line where person_id = ${id}`)
  await tx.run(sql`delete from personal_link where person_id = ${id}`)
  await tx.run(sql`delete from address where person_id = ${id}`)
  await tx.run(sql`delete from notice_choice where person_id = ${id}`)
  await tx.run(sql`delete from sign_in_event where phone = (select phone from person where id = ${id})`)
  await tx.run(sql`delete from sign_in_code where phone = (select phone from person where id = ${id})`)
  await tx.run(sql`delete from known_device where phone = (select phone from person where id = ${id})`)
  await tx.run(sql`
    update session set ended_at = coalesce(ended_at, ${now}), user_agent = '', address = ''
    where person_id = ${id}`)
  await tx.run(sql`
    update person
    set status = 'deleted', phone = null, full_name = '', name_key = '', company = null, company_key = '', stir = null,
        low_balance_threshold = null, totp_sealed = null
    where id = ${id}`)
}

/** Whether an account of this number was deleted, as far as the law lets us remember. */
export async function hadAccount(db: Db, phone: string): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (select from retained_person where phone = ${phone}) as found`)
  return found
}

export function sweepRetainedPeople(db: Db, now: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from retained_person where person_id in (
      select person_id from retained_person where keep_until < ${now} limit ${limit})`)
}
