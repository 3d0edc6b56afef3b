import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { balanceOf } from '#modules/ledger/index.ts'
import { findPoint } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { act, theSystem } from './act.service.ts'
import type { CheckoutAnswer, CheckoutRequest } from './basket.contract.ts'
import { isPaidOnTheWay, type Order } from './domain/order.ts'
import { answersOf } from './list.service.ts'
import { findOrder, isMethodOn, lockBasket, savePaymentType } from './order.repo.ts'
import type { Scene } from './scene.service.ts'

type Refused = Failure<'payment_unavailable' | 'not_in_basket' | 'insufficient_funds' | 'point_cannot_take'>

/** Chosen drafts are paid at once from the balance, or handed to the desk, which calls to confirm. All or none. */
export function checkout(
  scene: Scene,
  { order_ids, payment_type }: CheckoutRequest,
): Promise<Result<CheckoutAnswer, Refused>> {
  return scene.db.transaction(async (tx) => {
    const person = scene.doer.personId
    assert(person !== undefined, 'a basket has an owner')
    // One at a time: nobody spends the same balance on two baskets.
    await lockBasket(tx, person)
    const orders = await basketOrders(tx, scene, order_ids)
    if (!orders) return err({ code: 'not_in_basket' })
    const refused = await whyNot(tx, person, orders, payment_type)
    if (refused) return err(refused)
    const placed: Order[] = []
    for (const { id, paymentType } of orders) {
      if (paymentType !== payment_type) await savePaymentType(tx, id, payment_type)
      const done = isPaidOnTheWay(payment_type)
        ? await act(tx, id, scene.doer, { verb: 'submit' }, scene)
        : await act(tx, id, { ...theSystem, personId: person }, { verb: 'pay' }, scene)
      if (!done.ok)
        return err({
          code: done.error.code === 'insufficient_funds' ? 'insufficient_funds' : 'not_in_basket',
        })
      placed.push(done.value)
    }
    const answers = await answersOf(placed, { ...scene, db: tx })
    return ok({
      orders: answers,
      total: placed.reduce((sum, { total }) => sum + total, 0),
      confirm_by: answers[0]?.confirm_by ?? null,
    })
  })
}

async function basketOrders(tx: Db, { doer }: Scene, ids: readonly string[]): Promise<Order[] | undefined> {
  const orders: Order[] = []
  for (const id of [...new Set(ids)].sort()) {
    const order = await findOrder(tx, Number(id), doer.reach)
    if (order?.status !== 'draft' || order.submittedAt !== null) return undefined
    orders.push(order)
  }
  return orders
}

async function whyNot(
  tx: Db,
  person: number,
  orders: readonly Order[],
  type: CheckoutRequest['payment_type'],
): Promise<Refused | undefined> {
  const isOurs = type === 'balance' || isPaidOnTheWay(type)
  if (!isOurs || !(await isMethodOn(tx, type))) return { code: 'payment_unavailable' }
  if (type === 'receiver')
    for (const { receiver } of orders) {
      const point = receiver.pointId === undefined ? undefined : await findPoint(tx, receiver.pointId)
      if (point && !point.cod) return { code: 'point_cannot_take' }
    }
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  if (type === 'balance' && (await balanceOf(tx, 'customer_balance', person)) < total)
    return { code: 'insufficient_funds' }
  return undefined
}
