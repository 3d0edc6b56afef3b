import { err, ok, type Result } from '#kernel/result.ts'
import { type Debt, findOpenDebts, lockDebts, post, reverse } from '#modules/ledger/index.ts'
import {
  canBeCancelled,
  cancelPaidOrder,
  dueFromReceiver,
  findRefundsOf,
  finishRefund,
  isDueAtDoor,
  lockBasket,
  lockOrders,
  type Order,
  payAtDoor,
  payOrder,
  type Refund,
  readOrders,
  waitsForPayment,
} from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { settleDebts } from '../debts/settle.service.ts'
import { type Checkout, type CheckoutStatus, statusOf } from '../domain/checkout.ts'
import type { PaymentType } from '../domain/methods.ts'
import { type Payment, states } from '../domain/payment.ts'
import { closeCheckout, findCheckout, findItems, type Item, saveItemPaid } from './checkout.repo.ts'
import { savePayment } from './payment.repo.ts'

type Stage = { now: Date; secrets: Secrets }

/** A checkout with its orders, and what it is at this moment. */
export type Bill = Omit<Checkout, 'status'> & {
  written: Checkout['status']
  status: CheckoutStatus
  items: readonly (Item & { order: Order })[]
  /** Of whoever pays their debts. */
  debts: readonly Debt[]
}

export async function readBill(db: Db, checkout: Checkout, now: Date): Promise<Bill> {
  const items = await findItems(db, checkout.id)
  const debts = checkout.purpose === 'debts' ? await findOpenDebts(db, checkout.ownerId) : []
  return billOf(checkout, items, { orders: await readOrders(db, idsOf(items)), debts }, now)
}

/** Everything about the checkouts of one customer happens one after the other, in whichever process. */
export function withBill<T>(
  db: Db,
  number: string,
  now: Date,
  work: (tx: Db, bill: Bill) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction(async (tx) => {
    const known = await findCheckout(tx, number)
    if (!known) return undefined
    await lockBasket(tx, known.ownerId)
    const checkout = (await findCheckout(tx, number)) ?? known
    const items = await findItems(tx, checkout.id)
    const orders = await lockOrders(tx, idsOf(items))
    const debts = checkout.purpose === 'debts' ? await lockDebts(tx, checkout.ownerId) : []
    return work(tx, billOf(checkout, items, { orders, debts }, now))
  })
}

const idsOf = (items: readonly Item[]) => items.map(({ orderId }) => orderId)

function billOf(
  { status, ...checkout }: Checkout,
  items: readonly Item[],
  { orders, debts }: { orders: readonly Order[]; debts: readonly Debt[] },
  now: Date,
): Bill {
  const isOwed = ({ orderId, amount }: Item) =>
    debts.some((debt) => debt.orderId === orderId && debt.remaining === amount)
  const isWhole =
    checkout.purpose === 'debts'
      ? items.every(isOwed)
      : orders.every(checkout.purpose === 'door' ? isDueAtDoor : waitsForPayment)
  return {
    ...checkout,
    debts,
    written: status,
    status: statusOf({ status, expiresAt: checkout.expiresAt }, isWhole, now),
    items: items.flatMap((item) =>
      orders.filter(({ id }) => id === item.orderId).map((order) => ({ ...item, order })),
    ),
  }
}

/**
 * The money has been taken: it pays what still waits for it. What was promised is honoured, so whatever cannot be used
 * any more (the checkout was taken back, an order was cancelled or paid in another way) goes to the customer's balance.
 */
export async function takeMoney(
  tx: Db,
  bill: Bill,
  payment: Payment,
  types: readonly PaymentType[],
  stage: Stage,
): Promise<Payment> {
  if (bill.purpose === 'debts') return takeForDebts(tx, bill, payment, stage)
  const { provider, externalId } = payment
  const type = types.find((known) => known === bill.method) ?? types[0] ?? 'card'
  const usable = bill.written === 'cancelled' ? [] : bill.items.filter(isStillDue(bill))
  for (const { order, orderId } of usable) {
    if (bill.purpose === 'door') await payAtDoor(tx, order, { provider, externalId }, stage.now)
    else await payOrder(tx, order, { provider, externalId, type }, stage)
    await saveItemPaid(tx, bill.id, orderId, payment.id)
  }
  const used = usable.reduce((sum, { amount }) => sum + amount, 0)
  if (usable.length > 0) await closeCheckout(tx, bill.id, 'paid', stage.now)
  return keepRest(tx, bill, payment, used, stage)
}

/** Whatever was not used is the customer's, on their balance. */
async function keepRest(
  tx: Db,
  bill: Bill,
  payment: Payment,
  used: number,
  { now }: Stage,
): Promise<Payment> {
  const toBalance = payment.amount - used
  if (toBalance > 0)
    await post(tx, {
      key: balanceKey(payment),
      template: 'payment_to_balance',
      facts: { provider: payment.provider, customer: bill.ownerId, amount: toBalance },
      reference: `checkout:${bill.number}`,
      at: now,
    })
  return savePayment(tx, payment.id, { state: states.taken, performedAt: now, toBalance })
}

/** Each debt of the bill as far as it is still owed: a payout may have paid some of it meanwhile. */
async function takeForDebts(tx: Db, bill: Bill, payment: Payment, stage: Stage): Promise<Payment> {
  const { provider, externalId } = payment
  const source = `${provider}:${externalId}`
  let used = 0
  for (const { orderId, amount } of bill.items) {
    const debts = bill.debts.filter((debt) => debt.orderId === orderId)
    const settled = await settleDebts(tx, { debts, sum: amount, source, at: stage.now }, (about, facts) =>
      post(tx, { ...about, template: 'receivable_settled_by_provider', facts: { ...facts, provider } }),
    )
    for (const part of settled) {
      used += part.amount
      await saveItemPaid(tx, bill.id, orderId, payment.id, part.amount)
    }
  }
  await closeCheckout(tx, bill.id, 'paid', stage.now)
  return keepRest(tx, bill, payment, used, stage)
}

const isStillDue =
  ({ purpose }: Bill) =>
  ({ order, amount }: Bill['items'][number]) =>
    purpose === 'door'
      ? isDueAtDoor(order) && dueFromReceiver(order) === amount
      : waitsForPayment(order) && order.total === amount

/**
 * At the door nobody may pay twice, and what came too late is not the sender's: where cash was taken first, the provider is
 * told that the money cannot be used, and gives it back to whoever paid.
 */
export const cannotUse = (bill: Bill) =>
  bill.purpose === 'door' && (bill.written === 'cancelled' || !bill.items.every(isStillDue(bill)))

const balanceKey = ({ provider, externalId }: Payment) => `payment:${provider}:${externalId}:to-balance`

/** Given up before the money was taken. */
export const dropPayment = (tx: Db, { id }: Payment, reason: number, now: Date) =>
  savePayment(tx, id, { state: states.dropped, cancelledAt: now, reason })

/**
 * The provider gives taken money back: its orders are cancelled and the books turned round. Only while all of it can
 * be: nothing is on its way, nothing has gone to the customer in another way.
 */
export async function giveMoneyBack(
  tx: Db,
  bill: Bill,
  payment: Payment,
  reason: number,
  stage: Stage,
): Promise<Result<Payment, 'too_late'>> {
  // What was owed for a parcel that we have carried stays paid.
  if (bill.purpose === 'debts') return err('too_late')
  if (bill.purpose === 'door') return giveDoorPaymentBack(tx, bill, payment, reason, stage)
  const mine = bill.items.filter(({ paymentId }) => paymentId === payment.id)
  const open = mine.filter(({ order }) => order.paidAt !== null)
  for (const { order } of open) if (!(await canBeCancelled(tx, order, stage.now))) return err('too_late')
  if (!(await isOwedWhole(tx, payment, mine))) return err('too_late')
  if (payment.toBalance > 0) {
    const undone = await reverse(tx, balanceKey(payment), { at: stage.now })
    if (!undone.ok) return err('too_late')
  }
  for (const { order } of open) await cancelPaidOrder(tx, order, payment, stage)
  for (const refund of await findRefundsOf(tx, idsOf(mine)))
    if (refund.provider === payment.provider && !isDoor(refund)) await tickOff(tx, refund, stage)
  return ok(await closeGivenBack(tx, bill, payment, reason, stage))
}

/** The courier hands over for it: only what its order has let go before can go back. */
async function giveDoorPaymentBack(
  tx: Db,
  bill: Bill,
  payment: Payment,
  reason: number,
  stage: Stage,
): Promise<Result<Payment, 'too_late'>> {
  const { provider, externalId } = payment
  const keys = bill.items.map(({ orderId }) => `order:${orderId}:door:${provider}:${externalId}:reversed`)
  const owed = (await findRefundsOf(tx, idsOf(bill.items))).filter(({ key }) => keys.includes(key))
  if (owed.length === 0) return err('too_late')
  for (const refund of owed) await tickOff(tx, refund, stage)
  return ok(await closeGivenBack(tx, bill, payment, reason, stage))
}

async function tickOff(tx: Db, { id, doneAt }: Refund, { now }: Stage): Promise<void> {
  if (doneAt === null) await finishRefund(tx, id, { at: now, by: undefined, note: undefined })
}

async function closeGivenBack(
  tx: Db,
  bill: Bill,
  { id }: Payment,
  reason: number,
  { now }: Stage,
): Promise<Payment> {
  await closeCheckout(tx, bill.id, 'cancelled', now)
  return savePayment(tx, id, { state: states.givenBack, cancelledAt: now, reason })
}

/** What the receiver paid by a link: another payment than the sender's, whoever took both. */
const isDoor = ({ key }: Refund) => key.includes(':door:')

/** What has been cancelled before is on its way back through this provider, to the last so'm. */
async function isOwedWhole(tx: Db, { provider }: Payment, items: Bill['items']): Promise<boolean> {
  const closed = items.filter(({ order }) => order.paidAt === null)
  const refunds = await findRefundsOf(tx, idsOf(closed))
  return closed.every(
    ({ orderId, amount }) =>
      amount ===
      refunds
        .filter((refund) => refund.orderId === orderId && refund.provider === provider && !isDoor(refund))
        .reduce((sum, refund) => sum + refund.amount, 0),
  )
}
