import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Checkout } from '../domain/checkout.ts'

const columns = sql`
  select id, number, owner_id as "ownerId", method, amount, status, created_at as "createdAt",
    expires_at as "expiresAt", closed_at as "closedAt", link_hash is not null as "hasLink", purpose
  from checkout`

export type NewCheckout = Pick<
  Checkout,
  'number' | 'ownerId' | 'method' | 'amount' | 'createdAt' | 'expiresAt'
> & { purpose?: Checkout['purpose']; items: readonly { orderId: number; amount: number }[] }

/** Undefined when the number is taken: another one is drawn then. */
export async function insertCheckout(tx: Db, checkout: NewCheckout): Promise<Checkout | undefined> {
  const made = await tx.maybe<{ id: number }>(sql`
    insert into checkout (number, owner_id, method, amount, created_at, expires_at, purpose)
    values (${checkout.number}, ${checkout.ownerId}, ${checkout.method}, ${checkout.amount},
      ${checkout.createdAt}, ${checkout.expiresAt}, ${checkout.purpose ?? 'basket'})
    on conflict (number) do nothing returning id`)
  if (!made) return undefined
  await tx.run(sql`
    insert into checkout_order (checkout_id, order_id, amount)
    select ${made.id}, order_id, amount
    from unnest(${checkout.items.map(({ orderId }) => orderId)}::integer[],
                ${checkout.items.map(({ amount }) => amount)}::bigint[]) as item (order_id, amount)`)
  return findCheckout(tx, checkout.number)
}

export function findCheckout(db: Db, number: string): Promise<Checkout | undefined> {
  return db.maybe<Checkout>(sql`${columns} where number = ${number}`)
}

export function findCheckoutByLink(db: Db, hash: Buffer): Promise<Checkout | undefined> {
  return db.maybe<Checkout>(sql`${columns} where link_hash = ${hash}`)
}

/** Checkouts that wait for the money of one of these orders and whose time is not over. */
export function findWaiting(db: Db, orderIds: readonly number[], now: Date): Promise<Checkout[]> {
  return db.many<Checkout>(sql`
    ${columns}
    where status = 'waiting' and expires_at > ${now}
      and id in (select checkout_id from checkout_order where order_id = any (${orderIds}::integer[]))
    order by id`)
}

/** Of one customer, the newest first. */
export function findWaitingOf(db: Db, ownerId: number, now: Date, limit: number): Promise<Checkout[]> {
  return db.many<Checkout>(sql`
    ${columns} where owner_id = ${ownerId} and status = 'waiting' and expires_at > ${now} and purpose = 'basket'
    order by id desc limit ${limit}`)
}

/** What somebody began to pay of their debts. */
export function findDebtCheckouts(db: Db, ownerId: number, now: Date): Promise<Checkout[]> {
  return db.many<Checkout>(sql`
    ${columns} where owner_id = ${ownerId} and status = 'waiting' and expires_at > ${now} and purpose = 'debts'
    order by id`)
}

/** The link of a parcel whose receiver has not paid yet. */
export function findDoorCheckout(db: Db, orderId: number, now: Date): Promise<Checkout | undefined> {
  return db.maybe<Checkout>(sql`
    ${columns}
    where purpose = 'door' and status = 'waiting' and expires_at > ${now}
      and id in (select checkout_id from checkout_order where order_id = ${orderId})
    order by id desc limit 1`)
}

export type Item = { orderId: number; amount: number; paymentId: number | null }

export function findItems(db: Db, checkoutId: number): Promise<Item[]> {
  return db.many<Item>(sql`
    select order_id as "orderId", amount, payment_id as "paymentId" from checkout_order
    where checkout_id = ${checkoutId} order by order_id`)
}

export async function closeCheckout(
  tx: Db,
  id: number,
  status: 'paid' | 'cancelled',
  at: Date,
): Promise<void> {
  await tx.run(sql`
    update checkout set status = ${status}, closed_at = ${at} where id = ${id}`)
}

export async function saveItemPaid(
  tx: Db,
  checkoutId: number,
  orderId: number,
  paymentId: number,
  /** Of a debt that is smaller by now, only this. */
  amount?: number,
): Promise<void> {
  await tx.run(sql`
    update checkout_order set payment_id = ${paymentId}, amount = coalesce(${amount}::bigint, amount)
    where checkout_id = ${checkoutId} and order_id = ${orderId}`)
}

export async function saveLink(tx: Db, id: number, hash: Buffer | null): Promise<void> {
  await tx.run(sql`update checkout set link_hash = ${hash} where id = ${id}`)
}

/** Whether money of this person is on its way: a bill that can still be paid, a payment begun, a refund, a top-up, money for goods. */
export async function hasMoneyOnTheWay(db: Db, person: number, now: Date): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (
        select from checkout
        where owner_id = ${person} and status = 'waiting'
          and (expires_at > ${now} or exists (
            select from payment where payment.checkout_id = checkout.id and payment.state = 1)))
      or exists (select from top_up where person_id = ${person} and status = 'new')
      or exists (select from cod_for_payout where person_id = ${person} and paid_at is null)
      or exists (select from cod_payout where person_id = ${person} and state in ('made', 'sent'))
      or exists (
        select from refund_for_payment refund join order_for_payment parcel on parcel.id = refund.order_id
        where parcel.owner_id = ${person} and refund.done_at is null) as found`)
  return found
}
