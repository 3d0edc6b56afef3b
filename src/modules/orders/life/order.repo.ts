import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { OrderEvent } from '../domain/events.ts'
import type { Agreement, Order, Party } from '../domain/order.ts'
import type { FrozenLine, ParcelKept } from '../domain/order-quote.ts'
import type { Pause } from '../domain/pause.ts'
import type { OrderPromise } from '../domain/promise/promise.ts'
import type { OrderState } from '../domain/state.ts'

/** Whose orders a caller meets: part of every statement, so that another's order answers like a missing one. */
export type Reach =
  | { kind: 'any' }
  | { kind: 'owner'; person: number }
  /** Theirs, or waiting for a courier. */
  | { kind: 'courier'; person: number; scan: string | undefined }
  /** At their point, or meant for it. A locker is nobody. */
  | { kind: 'agent'; person: number | undefined; point: number | undefined; scan: string | undefined }

/** `scan` is the code read off the parcel: whoever has it in their hands may act on it. */
export function findOrder(db: Db, id: number, reach: Reach): Promise<Order | undefined> {
  const { person, point, scan } = columnsOf(reach)
  return db.maybe<Order>(sql`
    select * from order_read
    where id = ${id} and case ${reach.kind}
      when 'any' then true
      when 'owner' then "ownerId" = ${person}
      when 'courier' then ${person}::bigint in ("courierId", "holderCourierId") or "trackingCode" = ${scan}
        or (status = 'new' and holder <> 'courier' and ("deliveryOption" in (2, 3) or "returnOf" is not null))
        or (status = 'agent_received' and holder in ('origin_point', 'depot'))
      else "trackingCode" = ${scan}
        or ${point}::bigint in ("fromPointId", "toPointId", "holderPointId", "destinationPointId")
      end`)
}

/** These of one owner, in the order of their numbers. */
export function findOrdersOf(db: Db, ownerId: number, ids: readonly number[]): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read where id = any (${ids}::integer[]) and "ownerId" = ${ownerId} order by id`)
}

/** These of whomever, in the order of their numbers. */
export function findOrdersBy(db: Db, ids: readonly number[]): Promise<Order[]> {
  return db.many<Order>(sql`select * from order_read where id = any (${ids}::integer[]) order by id`)
}

function columnsOf(reach: Reach) {
  return {
    person: reach.kind === 'any' ? null : (reach.person ?? null),
    point: reach.kind === 'agent' ? (reach.point ?? null) : null,
    scan: reach.kind === 'courier' || reach.kind === 'agent' ? (reach.scan ?? null) : null,
  }
}

export async function isOwner(db: Db, id: number, person: number): Promise<boolean> {
  const row = await db.maybe(sql`select id from customer_order where id = ${id} and owner_id = ${person}`)
  return row !== undefined
}

/** Whatever changes an order waits here for whoever changes it too. */
export async function lockOrder(tx: Db, id: number): Promise<void> {
  await tx.maybe(sql`select id from customer_order where id = ${id} for no key update`)
}

export type NewOrder = Agreement & {
  id: number
  promise: OrderPromise
  trackingCode: string
  enteredBy: number | undefined
  search: readonly string[]
}

/**
 * The order and the line its log begins with, in one statement. Answers with the number of the line; undefined when the
 * order's number or code is taken: another one is drawn then.
 */
export async function insertOrder(tx: Db, order: NewOrder, first: OrderEvent): Promise<number | undefined> {
  const line = await tx.maybe<{ seq: number }>(sql`
    with placed as (
      insert into customer_order (id, tracking_code, owner_id, entered_by, source, return_of, first_custody, created_at,
        delivery_option, delivery_type, payment_type, sender, receiver, from_point_id, to_point_id, parcel, services,
        description, comment, time_interval, images, external_id, product_fee, parcel_value, tariff_version, lines, total,
        promised_from, promised_to, status, status_at, holder, holder_point_id, holder_courier_id, courier_id,
        destination_point_id, version, search, promise)
      values (${order.id}, ${order.trackingCode}, ${order.ownerId}, ${order.enteredBy}, ${order.source},
        ${order.returnOf}, ${JSON.stringify(order.firstCustody)}, ${order.createdAt}, ${order.deliveryOption},
        ${order.deliveryType}, ${order.paymentType}, ${JSON.stringify(order.sender)},
        ${JSON.stringify(order.receiver)}, ${order.sender.pointId}, ${order.receiver.pointId},
        ${JSON.stringify(order.parcel)}, ${order.services}, ${order.description}, ${order.comment},
        ${order.timeInterval}, ${order.images}, ${order.externalId}, ${order.productFee}, ${order.parcelValue}, ${order.tariffVersion},
        ${JSON.stringify(order.lines)}, ${order.total}, ${order.promisedFrom}, ${order.promisedTo}, 'draft',
        ${order.createdAt}, ${order.firstCustody.holder}, ${order.firstCustody.pointId},
        ${order.firstCustody.courierId}, ${order.firstCustody.courierId}, ${order.receiver.pointId}, 0, array_to_tsvector(${order.search}::text[]),
        ${JSON.stringify(order.promise)})
      on conflict do nothing
      returning id
    )
    insert into order_event (order_id, event_id, verb, actor, person_id, happened_at, recorded_at)
    select id, ${first.id}, ${first.verb}, ${first.actor}, ${first.personId}::bigint, ${first.happenedAt}::timestamptz,
      ${first.recordedAt}::timestamptz
    from placed
    returning seq`)
  return line?.seq
}

/**
 * The projection beside the log, what is promised, and whether it is paid (left as it is when that is not told); the version grows with
 * every event, and with what is paid at the door. One statement: every one writes the whole row and its indexes anew.
 */
export async function saveState(
  tx: Db,
  id: number,
  state: OrderState,
  { paidAt, promise }: { paidAt?: Date | null; promise: OrderPromise },
): Promise<void> {
  await tx.run(sql`
    update customer_order
    set status = ${state.status}, status_at = ${state.since}, holder = ${state.custody.holder},
      holder_point_id = ${state.custody.pointId}, holder_courier_id = ${state.custody.courierId},
      holder_trip_id = ${state.custody.tripId}, courier_id = ${state.courierId},
      destination_point_id = ${state.destinationPointId}, submitted_at = ${state.submittedAt},
      stored_until = ${state.storedUntil}, version = version + 1, promise = ${JSON.stringify(promise)},
      paid_at = case when ${paidAt !== undefined} then ${paidAt}::timestamptz else paid_at end
    where id = ${id}`)
}

export async function saveReceiver(tx: Db, id: number, receiver: Party): Promise<void> {
  await tx.run(sql`update customer_order set receiver = ${JSON.stringify(receiver)} where id = ${id}`)
}

export async function savePaymentType(tx: Db, id: number, type: string): Promise<void> {
  await tx.run(sql`update customer_order set payment_type = ${type} where id = ${id}`)
}

export async function savePaid(tx: Db, id: number, at: Date | undefined): Promise<void> {
  await tx.run(sql`update customer_order set paid_at = ${at} where id = ${id}`)
}

export async function savePrice(
  tx: Db,
  id: number,
  price: { lines: readonly FrozenLine[]; total: number; parcel: ParcelKept },
): Promise<void> {
  await tx.run(sql`
    update customer_order
    set lines = ${JSON.stringify(price.lines)}, total = ${price.total}, parcel = ${JSON.stringify(price.parcel)}
    where id = ${id}`)
}

export async function saveReceiverCode(tx: Db, id: number, sealed: Buffer): Promise<void> {
  await tx.run(sql`
    update customer_order set receiver_code = ${sealed}, code_tries = 0 where id = ${id}`)
}

export async function countWrongCode(tx: Db, id: number): Promise<void> {
  await tx.run(sql`update customer_order set code_tries = code_tries + 1 where id = ${id}`)
}

/** False when the number is on another slip. */
export async function saveCallCard(tx: Db, id: number, card: string): Promise<boolean> {
  const rows = await tx.run(sql`
    update customer_order set call_card = ${card}
    where id = ${id} and not exists (select from customer_order where call_card = ${card} and id <> ${id})
      and not exists (select from call_card_kept where number = ${card} and order_id is distinct from ${id})`)
  return rows === 1
}

/**
 * How many parcels for doors a courier has; counted while nobody else can give them one. What is for a point, or on a
 * trip, weighs on nobody's round.
 */
export async function countCourierLoad(tx: Db, courier: number): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`courier load ${courier}`}, 0))`)
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*) as count from customer_order
    where courier_id = ${courier} and status in ('accept', 'pickup', 'failed_delivery')
      and (status = 'accept' or destination_point_id is null)`)
  return count
}

export type Limits = { placedAt: Date | null; pauses: Pause[]; hasBenefits: boolean }

/**
 * What a new order is held against: when its owner placed the one that is so many orders back, where of its ways we do
 * not come for a while, and whether there may be anything but money to pay for it with. The past minute is not asked for: of
 * orders that are newer than all it knows of, the database thinks there are none, and goes through everybody's.
 */
export function findLimits(
  db: Db,
  owner: number,
  { back, regions, now }: { back: number; regions: readonly number[]; now: Date },
): Promise<Limits> {
  return db.one<Limits>(sql`
    select
      (select created_at from customer_order where owner_id = ${owner}
        order by created_at desc, id desc offset ${back - 1} limit 1) as "placedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('regionId', region_id, 'districtId', district_id, 'pickups', pickups,
          'deliveries', deliveries, 'lastDay', last_day, 'reason', reason)), '[]'::jsonb)
        from pause_for_orders
        where region_id = any (${regions}::integer[]) and starts_at <= ${now} and (ends_at is null or ends_at > ${now}))
        as pauses,
      exists (select from promotion_to_use
        where person_id = ${owner} and (ends_at is null or ends_at > ${now}))
        or exists (select from promotion_for_all
          where starts_at <= ${now} and (ends_at is null or ends_at > ${now}))
        or exists (select from package_to_use
          where person_id = ${owner} and expires_at > ${now}) as "hasBenefits"`)
}

/** How many were placed one by one since then, up to a limit: what came with an upload is nobody's haste. */
export async function countPlaced(db: Db, owner: number, since: Date, limit: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from (
      select from customer_order
      where owner_id = ${owner} and created_at > ${since} and source <> 'import' limit ${limit}) placed`)
  return count
}

/** Whether no other order of this person was ever agreed. */
export async function isFirstOrder(db: Db, owner: number, id: number): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (
      select from customer_order
      where owner_id = ${owner} and id <> ${id} and return_of is null
        and status not in ('draft', 'cancelled')) as found`)
  return !found
}

/** Whether any order of this person was ever agreed. */
export async function hasAgreedOrder(db: Db, owner: number): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (
      select from customer_order
      where owner_id = ${owner} and return_of is null and status not in ('draft', 'cancelled')) as found`)
  return found
}

/** Whoever pays for the same basket waits. */
export async function lockBasket(tx: Db, person: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`basket ${person}`}, 0))`)
}

/** Whether a person has an order that is neither over nor a draft nobody asked us to take. */
export async function hasOpenOrder(db: Db, person: number): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (
      select from customer_order
      where owner_id = ${person}
        and (status in ('new', 'accept', 'pickup', 'agent_received', 'failed_delivery', 'executor_done')
          or (status = 'draft' and submitted_at is not null))) as found`)
  return found
}
