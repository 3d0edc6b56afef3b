import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { ReferralState, Signal } from '../domain/referral.ts'
import type { Shipment } from '../domain/referral-rules.ts'

export type Referral = Readonly<{
  friendId: number
  inviterId: number
  registeredAt: Date
  deadline: Date
  state: ReferralState
  signals: Signal[]
  reachedAt: Date | null
  /** To each of the two; null before it was paid. */
  reward: number | null
  paidAt: Date | null
  inviterBack: number
  friendBack: number
  takenBackAt: Date | null
  decidedAt: Date | null
  note: string | null
  /** The last reminder, in days that were left; 0 before the first. */
  reminded: number
}>

const columns = sql`
    friend_id as "friendId", inviter_id as "inviterId", registered_at as "registeredAt", deadline, state, signals,
    reached_at as "reachedAt", reward, paid_at as "paidAt", inviter_back as "inviterBack", friend_back as "friendBack",
    taken_back_at as "takenBackAt", decided_at as "decidedAt", note, reminded`

export type NewReferral = Pick<
  Referral,
  'friendId' | 'inviterId' | 'registeredAt' | 'deadline' | 'state' | 'signals'
>

export async function insertReferral(tx: Db, referral: NewReferral): Promise<void> {
  await tx.run(sql`
    insert into referral (friend_id, inviter_id, registered_at, deadline, state, signals)
    values (${referral.friendId}, ${referral.inviterId}, ${referral.registeredAt}, ${referral.deadline},
            ${referral.state}, ${referral.signals}::text[])
    on conflict (friend_id) do nothing`)
}

/** Whoever signed up while the version before was still serving. */
export async function insertMissed(db: Db, since: Date, days: number): Promise<void> {
  await db.run(sql`
    insert into referral (friend_id, inviter_id, registered_at, deadline)
    select id, referred_by, created_at, created_at + make_interval(days => ${days}::int)
    from person_for_referral
    where referred_by is not null and referred_by <> id and created_at > ${since}
    on conflict (friend_id) do nothing`)
}

type Due = Pick<Referral, 'friendId' | 'inviterId'>

/** Whom the rule has not been asked about for a while; those who wait for their day sooner than the others. */
export function findDue(
  db: Db,
  { waitingBefore, othersBefore, paidAfter }: { waitingBefore: Date; othersBefore: Date; paidAfter: Date },
  limit: number,
): Promise<Due[]> {
  return db.many<Due>(sql`
    select friend_id as "friendId", inviter_id as "inviterId" from referral
    where (state in ('collecting', 'waiting', 'review')
        or (state = 'paid' and paid_at > ${paidAfter})
        or (state = 'taken_back' and inviter_back + friend_back < 2 * reward))
      and (checked_at is null
        or checked_at < case when state = 'waiting' then ${waitingBefore}::timestamptz else ${othersBefore}::timestamptz end)
    order by checked_at nulls first, friend_id limit ${limit}`)
}

/** Everybody whom this person invited: whoever decides about one of them waits for whoever decides about another. */
export function lockInvited(tx: Db, inviterId: number): Promise<Referral[]> {
  return tx.many<Referral>(sql`
    select ${columns} from referral where inviter_id = ${inviterId} order by friend_id for update`)
}

export function findReferral(db: Db, friendId: number): Promise<Referral | undefined> {
  return db.maybe<Referral>(sql`select ${columns} from referral where friend_id = ${friendId}`)
}

/** The newest first. */
export function findInvited(db: Db, inviterId: number, limit: number): Promise<Referral[]> {
  return db.many<Referral>(sql`
    select ${columns} from referral where inviter_id = ${inviterId}
    order by registered_at desc, friend_id desc limit ${limit}`)
}

/** What this person has got for friends and kept. */
export function sumEarned(db: Db, inviterId: number): Promise<{ earned: number; friends: number }> {
  return db.one(sql`
    select coalesce(sum(reward - inviter_back) filter (where state = 'paid'), 0)::bigint as earned,
      count(*)::int as friends
    from referral where inviter_id = ${inviterId}`)
}

export async function saveReferral(tx: Db, referral: Referral, checkedAt: Date): Promise<void> {
  await tx.run(sql`
    update referral
    set state = ${referral.state}, signals = ${referral.signals}::text[], reached_at = ${referral.reachedAt},
        reward = ${referral.reward}, paid_at = ${referral.paidAt}, inviter_back = ${referral.inviterBack},
        friend_back = ${referral.friendBack}, taken_back_at = ${referral.takenBackAt},
        reminded = ${referral.reminded}, checked_at = ${checkedAt}
    where friend_id = ${referral.friendId}`)
}

export async function saveDecision(
  tx: Db,
  friendId: number,
  { by, at, note }: { by: number; at: Date; note: string },
): Promise<void> {
  await tx.run(sql`
    update referral set decided_by = ${by}, decided_at = ${at}, note = ${note} where friend_id = ${friendId}`)
}

export type SentShipment = Shipment & { ownerId: number; senderPhone: string }

/** What each of these people has sent, the first of it first. Drafts are no shipments. */
export function findShipments(db: Db, owners: readonly number[], limitEach: number): Promise<SentShipment[]> {
  return db.many<SentShipment>(sql`
    select sent.* from unnest(${owners}::bigint[]) as owner (id)
    cross join lateral (
      select owner_id as "ownerId", status, created_at as "createdAt", delivered_at as "deliveredAt",
        is_paid as "isPaid", is_return as "isReturn", is_compensated as "isCompensated",
        receiver_phone as "receiverPhone", receiver_door as "receiverDoor", delivered_by as "deliveredBy",
        sender_phone as "senderPhone"
      from shipment_for_referral
      where owner_id = owner.id and status <> 'draft'
      order by created_at, shipment_for_referral.id limit ${limitEach}) sent`)
}

/** From which doors the parcels of each of these people were fetched. */
export async function findDoors(
  db: Db,
  owners: readonly number[],
  limitEach: number,
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = await db.many<{ id: number; doors: string[] }>(sql`
    select owner.id, array_agg(seen.door) as doors from unnest(${owners}::bigint[]) as owner (id)
    cross join lateral (
      select distinct sender_door as door from shipment_for_referral
      where owner_id = owner.id and status <> 'draft' and sender_door is not null limit ${limitEach}) seen
    group by owner.id`)
  return new Map(rows.map(({ id, doors }) => [id, new Set(doors)]))
}

export type Participant = {
  id: number
  phone: string | null
  fullName: string
  company: string | null
  nameKey: string
  stir: string | null
  status: string
  role: string
  code: string
  referredBy: number | null
}

export async function findParticipants(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Participant>> {
  const rows = await db.many<Participant>(sql`
    select id, phone, full_name as "fullName", company, name_key as "nameKey", stir, status, role,
      referral_code as code, referred_by as "referredBy"
    from person_for_referral where id = any (${ids}::bigint[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findByPhone(db: Db, phone: string): Promise<number | undefined> {
  const row = await db.maybe<{ id: number }>(sql`select id from person_for_referral where phone = ${phone}`)
  return row?.id
}

type OfCircle = { inviterId: number; personId: number; phone: string | null; since: Date }

/** Whoever belongs to each of these inviters, and since when: themselves, their inviter, everybody they invited. */
export function findCircles(db: Db, inviters: readonly number[]): Promise<OfCircle[]> {
  return db.many<OfCircle>(sql`
    with belongs (inviter_id, person_id, since) as (
      select id, id, to_timestamp(0) from unnest(${inviters}::bigint[]) as inviter (id)
      union all
      select friend_id, inviter_id, to_timestamp(0) from referral where friend_id = any (${inviters}::bigint[])
      union all
      select inviter_id, friend_id, registered_at from referral where inviter_id = any (${inviters}::bigint[]))
    select inviter_id as "inviterId", person_id as "personId", phone, since
    from belongs join person_for_referral on id = person_id`)
}

/** Whether the two have ever signed in in one browser, as far as it is remembered. */
export async function shareDevice(db: Db, one: string | null, other: string | null): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (
      select from device_for_referral a join device_for_referral b on b.token_hash = a.token_hash
      where a.phone = ${one} and b.phone = ${other}) as found`)
  return found
}

/** What the friends of each of these inviters have brought since then, both sides together. */
export async function sumGiven(
  db: Db,
  inviters: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.many<{ id: number; given: number }>(sql`
    select inviter_id as id, sum(2 * reward - inviter_back - friend_back)::bigint as given from referral
    where inviter_id = any (${inviters}::bigint[]) and paid_at > ${since} group by inviter_id`)
  return new Map(rows.map(({ id, given }) => [id, given]))
}

type Plan = { startsAt: Date; endsAt: Date | null; offAt: Date | null; budget: number | null; used: number }

/** The promotion for friends as the desk has written it. */
export function findFunds(db: Db): Promise<Plan | undefined> {
  return db.maybe<Plan>(sql`
    select starts_at as "startsAt", ends_at as "endsAt", off_at as "offAt", budget, used
    from price_promotion where slug = 'friends'`)
}

export type ReferralFilter = {
  state: ReferralState | undefined
  /** Part of a name, or a number. */
  search: string | undefined
  /** Before this friend. */
  before: number | undefined
}

/** The newest first. */
export function findReferrals(db: Db, filter: ReferralFilter, limit: number): Promise<Referral[]> {
  const { state, search, before } = filter
  return db.many<Referral>(sql`
    select ${columns} from referral
    where (${state ?? null}::text is null or state = ${state ?? null})
      and (${before ?? null}::bigint is null or friend_id < ${before ?? null})
      and (${search ?? null}::text is null or exists (
        select from person_for_referral person where person.id in (friend_id, inviter_id)
          and (position(${search ?? null}::text in coalesce(person.phone, '')) > 0
            or position(lower(${search ?? null}::text) in lower(person.full_name)) > 0)))
    order by friend_id desc limit ${limit}`)
}

export function countStates(db: Db): Promise<{ state: ReferralState; count: number; cost: number }[]> {
  return db.many(sql`
    select state, count(*)::int as count,
      coalesce(sum(2 * reward - inviter_back - friend_back), 0)::bigint as cost
    from referral group by state order by state`)
}
