import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Payment, PaymentState } from '../domain/payment.ts'

const columns = sql`
  select payment.id, provider, external_id as "externalId", checkout_id as "checkoutId", checkout.number,
    payment.amount, state, provider_time as "providerTime", payment.created_at as "createdAt",
    performed_at as "performedAt", cancelled_at as "cancelledAt", reason, to_balance as "toBalance"
  from payment join checkout on checkout.id = checkout_id`

export type NewPayment = Pick<
  Payment,
  'provider' | 'externalId' | 'checkoutId' | 'amount' | 'providerTime' | 'createdAt'
>

export async function insertPayment(tx: Db, payment: NewPayment): Promise<Payment> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into payment (provider, external_id, checkout_id, amount, state, provider_time, created_at)
    values (${payment.provider}, ${payment.externalId}, ${payment.checkoutId}, ${payment.amount}, 1,
      ${payment.providerTime}, ${payment.createdAt})
    returning id`)
  return tx.one<Payment>(sql`${columns} where payment.id = ${id}`)
}

export function findPayment(db: Db, provider: string, externalId: string): Promise<Payment | undefined> {
  return db.maybe<Payment>(sql`${columns} where provider = ${provider} and external_id = ${externalId}`)
}

export function findPaymentsOf(db: Db, checkoutId: number): Promise<Payment[]> {
  return db.many<Payment>(sql`${columns} where checkout_id = ${checkoutId} order by payment.id`)
}

/** By the provider's clock, both ends included. The provider bounds the span; it wants all of it at once. */
export function findStatement(db: Db, provider: string, from: Date, to: Date): Promise<Payment[]> {
  return db.many<Payment>(sql`
    ${columns} where provider = ${provider} and provider_time between ${from} and ${to}
    order by provider_time, payment.id`)
}

type Change = {
  state: PaymentState
  performedAt?: Date
  cancelledAt?: Date
  reason?: number
  toBalance?: number
}

/** What is left out stays. */
export async function savePayment(tx: Db, id: number, change: Change): Promise<Payment> {
  await tx.run(sql`
    update payment set state = ${change.state},
      performed_at = coalesce(${change.performedAt}, performed_at),
      cancelled_at = coalesce(${change.cancelledAt}, cancelled_at),
      reason = coalesce(${change.reason}::smallint, reason),
      to_balance = coalesce(${change.toBalance}::bigint, to_balance)
    where id = ${id}`)
  return tx.one<Payment>(sql`${columns} where payment.id = ${id}`)
}

/** False when there is no such payment. */
export async function saveFiscal(
  tx: Db,
  provider: string,
  externalId: string,
  kind: string,
  receipt: unknown,
): Promise<boolean> {
  const rows = await tx.run(sql`
    update payment set fiscal = coalesce(fiscal, '{}'::jsonb) || jsonb_build_object(${kind}::text, ${JSON.stringify(receipt)}::jsonb)
    where provider = ${provider} and external_id = ${externalId}`)
  return rows === 1
}
