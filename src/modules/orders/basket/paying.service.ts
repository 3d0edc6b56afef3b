import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { type Order, type PaymentType, termsOf } from '../domain/order.ts'
import { project, transitionFor } from '../domain/projection.ts'
import { act, type Stage } from '../life/act.service.ts'
import { type Doer, theSystem } from '../life/doer.ts'
import { findOrder, lockOrder, savePaymentType } from '../life/order.repo.ts'
import { findLog } from '../life/order-event.repo.ts'

/** A draft in the basket: nobody has paid, and nobody waits for our call. */
export const waitsForPayment = ({ status, submittedAt }: Order) => status === 'draft' && submittedAt === null

/** These orders, in the order of their numbers. */
export async function readOrders(db: Db, ids: readonly number[]): Promise<Order[]> {
  const orders: Order[] = []
  for (const id of [...ids].sort((a, b) => a - b)) {
    const order = await findOrder(db, id, { kind: 'any' })
    assert(order, 'an order is never taken away')
    orders.push(order)
  }
  return orders
}

/** Nobody else changes them until the transaction ends. */
export async function lockOrders(tx: Db, ids: readonly number[]): Promise<Order[]> {
  for (const id of [...ids].sort((a, b) => a - b)) await lockOrder(tx, id)
  return readOrders(tx, ids)
}

export type ProviderPayment = { provider: string; externalId: string }

const eventId = ({ provider, externalId }: ProviderPayment, what: string) =>
  `${provider}:${externalId}:${what}`

/** The money has come through a provider. Only for what waits for it, under its lock. */
export async function payOrder(
  tx: Db,
  order: Order,
  payment: ProviderPayment & { type: PaymentType },
  stage: Stage,
): Promise<void> {
  if (order.paymentType !== payment.type) await savePaymentType(tx, order.id, payment.type)
  const deed = {
    verb: 'pay',
    eventId: eventId(payment, 'paid'),
    details: { provider: payment.provider },
  } as const
  const paid = await act(tx, order.id, theSystem, deed, stage)
  assert(paid.ok && paid.value.paidAt !== null, 'a draft that waits for its payment can be paid')
}

/** Somebody of ours, in the cabinet of the provider: nobody here knows who. */
const providerDesk: Doer = { ...theSystem, actor: 'operator' }

export async function canBeCancelled(tx: Db, order: Order, now: Date): Promise<boolean> {
  const terms = termsOf(order)
  const { state } = project(terms, await findLog(tx, order.id))
  return transitionFor(terms, state, 'cancel', { actor: 'operator', happenedAt: now }) !== undefined
}

/** The provider has given the money back, so nothing is to be carried. Only for what can be cancelled. */
export async function cancelPaidOrder(
  tx: Db,
  order: Order,
  payment: ProviderPayment,
  stage: Stage,
): Promise<void> {
  const deed = { verb: 'cancel', eventId: eventId(payment, 'given back') } as const
  const cancelled = await act(tx, order.id, providerDesk, deed, stage)
  assert(cancelled.ok && cancelled.value.status === 'cancelled', 'what can be cancelled is cancelled')
}
