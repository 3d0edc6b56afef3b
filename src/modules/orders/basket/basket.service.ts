import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { balanceOf, lockedCreditOf } from '#modules/ledger/index.ts'
import { findPoint } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { isPaidOnTheWay, type Order, type PaymentType } from '../domain/order.ts'
import { actOn, type HeldOrder, holdOrder } from '../life/act.service.ts'
import { prepaidOnly } from '../life/debt.service.ts'
import { theSystem } from '../life/doer.ts'
import { findOrder, lockBasket, savePaymentType } from '../life/order.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import { answersOf } from '../read/list.service.ts'
import type { CheckoutAnswer, CheckoutRequest } from './basket.contract.ts'
import { waitsForPayment } from './paying.service.ts'

type Refused = Failure<
  | 'payment_unavailable'
  | 'not_in_basket'
  | 'insufficient_funds'
  | 'balance_too_low'
  | 'point_cannot_take'
  | 'checkout_waiting'
  | 'debt_prepaid_only'
>

type Bill = { scene: Scene; orders: readonly Order[]; type: PaymentType }

/** Payment through a provider, as far as a basket knows it. */
export type OnlinePayment = {
  /** Whether people can pay so now; ours are ways to pay as well. */
  isOn(db: Db, type: PaymentType): Promise<boolean>
  /** The number of a checkout that waits for the money of one of these, unless it is this very bill's. */
  waitingElsewhere(tx: Db, bill: Bill): Promise<string | undefined>
  open(tx: Db, bill: Bill): Promise<NonNullable<CheckoutAnswer['checkout']>>
}

const isOurs = (type: PaymentType) => type === 'balance' || type === 'on_account' || isPaidOnTheWay(type)

/**
 * Chosen drafts are paid at once from the balance, handed to the desk, which calls to confirm, or put on a bill that is
 * paid elsewhere. All or none.
 */
export function checkout(
  scene: Scene,
  { order_ids, payment_type: type }: CheckoutRequest,
  online: OnlinePayment,
): Promise<Result<CheckoutAnswer, Refused>> {
  return scene.db.transaction(async (tx) => {
    const person = scene.doer.personId
    assert(person !== undefined, 'a basket has an owner')
    // One at a time: nobody spends the same balance on two baskets. Sent together, done one after the other.
    const [, drafts] = await Promise.all([lockBasket(tx, person), basketDrafts(tx, scene, order_ids)])
    if (!drafts) return err({ code: 'not_in_basket' })
    const orders = drafts.map(({ order }) => order)
    const refused = await whyNot(tx, person, { scene, orders, type }, online)
    if (refused) return err(refused)
    for (const { id, paymentType } of orders) if (paymentType !== type) await savePaymentType(tx, id, type)
    if (!isOurs(type)) {
      const opened = await online.open(tx, { scene, orders, type })
      return ok(await answerFor(tx, scene, await reread(tx, scene, orders), opened))
    }
    const placed: Order[] = []
    for (const { order, log } of drafts) {
      const draft = { order: { ...order, paymentType: type }, log }
      const done = isPaidOnTheWay(type)
        ? await actOn(tx, draft, scene.doer, { verb: 'submit' }, scene)
        : await actOn(tx, draft, { ...theSystem, personId: person }, { verb: 'pay' }, scene)
      // All were locked and looked at. If one refuses still, nothing of the basket may stay: a refusal would be kept.
      assert(done.ok, `a basket order refused: ${done.ok || done.error.code}`)
      placed.push(done.value)
    }
    return ok(await answerFor(tx, scene, placed, null))
  })
}

async function answerFor(
  tx: Db,
  scene: Scene,
  orders: readonly Order[],
  opened: CheckoutAnswer['checkout'],
): Promise<CheckoutAnswer> {
  const answers = await answersOf(orders, { ...scene, db: tx })
  return {
    orders: answers,
    total: orders.reduce((sum, { total }) => sum + total, 0),
    confirm_by: answers[0]?.confirm_by ?? null,
    checkout: opened,
  }
}

async function reread(tx: Db, { doer }: Scene, orders: readonly Order[]): Promise<Order[]> {
  const again: Order[] = []
  for (const { id } of orders) again.push((await findOrder(tx, id, doer.reach)) as Order)
  return again
}

async function basketDrafts(
  tx: Db,
  { doer }: Scene,
  ids: readonly string[],
): Promise<HeldOrder[] | undefined> {
  const drafts: HeldOrder[] = []
  for (const id of [...new Set(ids)].sort()) {
    // Nobody cancels one of them between the first and the last.
    const draft = await holdOrder(tx, Number(id), doer.reach)
    if (!draft || !waitsForPayment(draft.order)) return undefined
    drafts.push(draft)
  }
  return drafts
}

async function whyNot(
  tx: Db,
  person: number,
  bill: Bill,
  online: OnlinePayment,
): Promise<Refused | undefined> {
  const { orders, type } = bill
  const [isOn, waiting, balance] = await Promise.all([
    online.isOn(tx, type),
    online.waitingElsewhere(tx, bill),
    type === 'balance' ? balanceOf(tx, 'customer_balance', person) : 0,
  ])
  if (!isOn) return { code: 'payment_unavailable' }
  const owing = await prepaidOnly(tx, person, type, bill.scene.locale)
  if (owing) return owing
  if (waiting !== undefined) return { code: 'checkout_waiting', values: { number: waiting } }
  if (type === 'receiver')
    for (const { receiver } of orders) {
      const point = receiver.pointId === undefined ? undefined : await findPoint(tx, receiver.pointId)
      if (point && !point.cod) return { code: 'point_cannot_take' }
    }
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  if (type === 'balance' && balance < total) return { code: 'insufficient_funds' }
  // Held until the orders are made: nobody orders twice on the same limit.
  const credit = type === 'on_account' ? ((await lockedCreditOf(tx, person))?.free ?? 0) : total
  return credit < total ? { code: 'balance_too_low' } : undefined
}
