import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { PersonStatus, PersonType, Role } from '../domain/person.ts'
import type { ApprovalKind, Json } from '../domain/two-people.ts'

export type ApprovalStatus = 'waiting' | 'approved' | 'rejected' | 'withdrawn' | 'released'

/** Why the deed was not possible: the code of its failure with what its message needs. */
export type DeedFailure = { code: string; values?: Record<string, string> }

export type Approval = {
  id: number
  kind: ApprovalKind
  subject: string
  amount: number | null
  input: Json
  status: ApprovalStatus
  askedBy: number
  askedAt: Date
  due: Date | null
  decidedBy: number | null
  decidedAt: Date | null
  reason: string | null
  failure: DeedFailure | null
}

export type ApprovalRow = Approval & {
  askerName: string
  askerRole: Role
  askerStatus: PersonStatus
  deciderName: string | null
  /** Since then one of the two, asker and whoever looks, has let the other in, or the same hand has let in both. */
  isOneHand: boolean
}

export type NewApproval = Pick<
  Approval,
  'kind' | 'subject' | 'amount' | 'input' | 'askedBy' | 'askedAt' | 'due'
>

/** Undefined when one of this kind already waits for the same thing. */
export async function insertApproval(tx: Db, approval: NewApproval): Promise<number | undefined> {
  const row = await tx.maybe<{ id: number }>(sql`
    insert into approval (kind, subject, amount, input, asked_by, asked_at, due)
    values (${approval.kind}, ${approval.subject}, ${approval.amount}, ${JSON.stringify(approval.input)},
      ${approval.askedBy}, ${approval.askedAt}, ${approval.due})
    on conflict (kind, subject) where status = 'waiting' do nothing
    returning id`)
  return row?.id
}

const columns = sql`
    approval.id, kind, subject, amount, input, approval.status, asked_by as "askedBy", asked_at as "askedAt", due,
    decided_by as "decidedBy", decided_at as "decidedAt", reason, failure`

/** Held until the transaction ends: of two who decide at once the second finds it decided. */
export function lockApproval(tx: Db, id: string): Promise<Approval | undefined> {
  return tx.maybe<Approval>(sql`select ${columns} from approval where id = ${id} for update`)
}

/** Who looks, and since when a role or an authenticator that was given makes two people one hand. */
export type Looker = { person: number; since: Date }

/** Whoever could be one person with many names: let in by one another, or by somebody in between, since then. */
const oneHandWith = ({ person, since }: Looker) => sql`
    with recursive let_in as (
      select person_id as giver, substr(object, 8)::bigint as taker from audit_entry
      where at > ${since} and person_id is not null
        and (action in ('staff.create', 'staff.second-step')
          or action = 'staff.edit' and before ->> 'role' is distinct from after ->> 'role')
    ), hand (person) as (
      select ${person}::bigint
      union
      select case when giver = hand.person then taker else giver end
      from hand join let_in on hand.person in (giver, taker)
    )
    select person from hand`

const rowsFor = (looker: Looker) => sql`
    select ${columns}, asker.full_name as "askerName", asker.role as "askerRole", asker.status as "askerStatus",
      decider.full_name as "deciderName", asked_by in (${oneHandWith(looker)}) as "isOneHand"
    from approval join person asker on asker.id = asked_by left join person decider on decider.id = decided_by`

export function findApproval(db: Db, id: number | string, looker: Looker): Promise<ApprovalRow | undefined> {
  return db.maybe<ApprovalRow>(sql`${rowsFor(looker)} where approval.id = ${id}`)
}

/** By their clock, then as they were asked for. */
export function findWaiting(db: Db, looker: Looker, limit: number): Promise<ApprovalRow[]> {
  return db.many<ApprovalRow>(sql`
    ${rowsFor(looker)} where approval.status = 'waiting'
    order by due nulls last, asked_at, approval.id limit ${limit}`)
}

export function findDecided(
  db: Db,
  looker: Looker,
  before: string | undefined,
  limit: number,
): Promise<ApprovalRow[]> {
  return db.many<ApprovalRow>(sql`
    ${rowsFor(looker)}
    where approval.status <> 'waiting' and (${before}::bigint is null or approval.id < ${before})
    order by approval.id desc limit ${limit}`)
}

export type WaitingRow = { id: number; subject: string; askedAt: Date }

export function findWaitingOf(
  db: Db,
  kind: ApprovalKind,
  subjects: readonly string[],
): Promise<WaitingRow[]> {
  return db.many<WaitingRow>(sql`
    select id, subject, asked_at as "askedAt" from approval
    where kind = ${kind} and subject = any (${subjects}::text[]) and status = 'waiting'`)
}

export type Verdict = {
  status: Exclude<ApprovalStatus, 'waiting'>
  by: number
  at: Date
  reason?: string
}

export async function saveVerdict(tx: Db, id: number, { status, by, at, reason }: Verdict): Promise<void> {
  await tx.run(sql`
    update approval
    set status = ${status}, decided_by = ${by}, decided_at = ${at}, reason = ${reason}, failure = null
    where id = ${id} and status = 'waiting'`)
}

export async function saveFailure(db: Db, id: number, failure: DeedFailure): Promise<void> {
  await db.run(sql`
    update approval set failure = ${JSON.stringify(failure)} where id = ${id} and status = 'waiting'`)
}

export type Standing = { id: number; role: Role; type: PersonType; status: PersonStatus }

/** Roles as they are this moment, held so that they stay so until the deed is done. */
export function holdStanding(tx: Db, ids: readonly number[]): Promise<Standing[]> {
  return tx.many<Standing>(sql`
    select id, role, type, status from person where id = any (${ids}::bigint[]) order by id for share`)
}

/** Whether anybody else who is at work has one of these roles. */
export async function hasColleague(db: Db, person: number, roles: readonly string[]): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (select from person
      where id <> ${person} and status = 'active' and role = any (${roles}::text[])) as found`)
  return found
}

export type AdminPhone = { id: number; phone: string; locale: 'uz' | 'oz' | 'ru' | 'en' }

/** The suspended too: whoever took an administrator's phone may have suspended the others first. */
export function findAdminPhones(db: Db): Promise<AdminPhone[]> {
  return db.many<AdminPhone>(sql`
    select id, phone, locale from person
    where role = 'admin' and status <> 'deleted' and phone is not null order by id`)
}

export type DueApproval = Pick<Approval, 'id' | 'kind' | 'amount'> & { since: Date; due: Date; count: number }

/** By their clock; without one after a day, when the asker may release it alone. */
export function findApprovalsDue(
  db: Db,
  { only, limit, most }: { only: readonly number[] | undefined; limit: number; most: number },
): Promise<DueApproval[]> {
  return db.many<DueApproval>(sql`
    with found as materialized (
      select id, kind, amount, asked_at as since, coalesce(due, asked_at + interval '24 hours') as due
      from approval
      where status = 'waiting' and (${only === undefined}::boolean or id = any (${only ?? []}::bigint[]))
      order by due, id limit ${most})
    select *, (select count(*) from found)::integer as count from found order by due, id limit ${limit}`)
}
