import { err, ok, type Result } from '#kernel/result.ts'
import { findMovementsAbout, moneyOf, post, reverse } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OrderEvent } from '../domain/events.ts'
import type { Effect } from '../domain/lifecycle.ts'
import { dueFromReceiver, type Order, termsOf } from '../domain/order.ts'
import type { Priced } from '../domain/order-quote.ts'
import { project } from '../domain/projection.ts'
import { findCashWaiting } from '../incidents/incident.repo.ts'
import { giveBenefitsBack, reweighBenefits, spendBenefits, spendBenefitsAgain } from './benefits.service.ts'
import { deleteCollection, insertCollection } from './collection.repo.ts'
import { cameInFor } from './debt.service.ts'
import { giveDoorMoneyBack } from './door-payment.service.ts'
import { insertRefund } from './refund.repo.ts'

type Deed = {
  order: Order
  event: OrderEvent
  log: readonly OrderEvent[]
  /** By the scale, where it says something new. */
  price: Priced | undefined
}
/** What becomes of the order's own record: written together with its state. Null when it is not paid any more. */
export type Settled = { paidAt?: Date | null }
type Outcome = Result<Settled, { code: 'insufficient_funds' | 'cod_paid_out' }>
type Settlement = (tx: Db, deed: Deed) => Promise<Outcome>

const done: Outcome = ok({})
const unpaid: Outcome = ok({ paidAt: null })
const paid = ({ event }: Deed): Outcome => ok({ paidAt: event.happenedAt })

/** What a transition does to the books, before its event is written: a refusal leaves nothing behind. */
export async function settle(tx: Db, effects: readonly Effect[], deed: Deed): Promise<Outcome> {
  const settled: Settled = {}
  for (const effect of effects) {
    const outcome = (await settlements[effect]?.(tx, deed)) ?? done
    if (!outcome.ok) return outcome
    Object.assign(settled, outcome.value)
  }
  return ok(settled)
}

const settlements: Partial<Record<Effect, Settlement>> = {
  charge_sender: chargeSender,
  use_benefits: async (tx, deed) => {
    await spendBenefits(tx, deed)
    const { total, paidAt } = deed.order
    // What costs nothing is paid by that: a dearer weight is the difference then.
    return total === 0 && paidAt === null ? paid(deed) : done
  },
  let_benefits_go: async (tx, deed) => {
    await giveBenefitsBack(tx, deed)
    return done
  },
  change_price: changePrice,
  take_cash_from_sender: takeCashFromSender,
  take_money_from_receiver: takeMoneyFromReceiver,
  give_money_back: giveMoneyBack,
  refund,
  charge_again: async (tx, deed) => {
    await spendBenefitsAgain(tx, deed)
    return deed.order.paymentType === 'receiver' ? done : senderOwes(tx, deed)
  },
  /** Receiver pays, and did not: the sender owes the price (DECISIONS, "Money"). */
  charge_for_refused: async (tx, deed) => {
    await giveDoorMoneyBack(tx, deed)
    return deed.order.paymentType === 'receiver' ? senderOwes(tx, deed) : done
  },
}

/** Every movement of an order is found by its reference; its key names the event, so that a repeat moves nothing. */
const about = ({ order, event }: Deed, what: string) => ({
  key: `order:${order.id}:${what}`,
  reference: `order:${order.id}`,
  at: event.happenedAt,
  ...(event.personId === undefined ? {} : { by: event.personId }),
})

async function chargeSender(tx: Db, deed: Deed): Promise<Outcome> {
  const { order, event } = deed
  // Paid when the debt is: `noteDebtPaid` says so.
  if (order.paymentType === 'on_account' && order.total > 0) return senderOwes(tx, deed)
  if (order.total > 0) {
    const provider = event.details?.provider
    const moved = provider
      ? await post(tx, {
          ...about(deed, 'paid'),
          template: 'order_paid_by_provider',
          facts: { provider, amount: order.total },
        })
      : await post(tx, {
          ...about(deed, 'paid'),
          template: 'order_paid_from_balance',
          facts: { customer: order.ownerId, amount: order.total },
        })
    if (!moved.ok) return err({ code: moved.error.code })
  }
  return paid(deed)
}

/** Cash is paid when the parcel is handed over, and never more than was agreed. */
async function takeCashFromSender(tx: Db, deed: Deed): Promise<Outcome> {
  const { order, price } = deed
  const total = price?.total ?? order.total
  if (order.paymentType !== 'cash' || order.paidAt !== null || total === 0) return done
  await takeCash(tx, deed, 'paid', total)
  return paid(deed)
}

/**
 * Measured again, and the price is another one: less goes to the balance, more is charged to it, or owed (DECISIONS,
 * "Re-weigh"). What is still to be paid in cash or by the receiver is paid then, at the new price.
 */
async function changePrice(tx: Db, deed: Deed): Promise<Outcome> {
  const { order, event, price } = deed
  if (!price) return done
  await reweighBenefits(tx, deed, price)
  // What cost nothing counted as paid; now that it costs something, the receiver pays for it.
  if (order.paymentType === 'receiver') return price.total > 0 && order.paidAt !== null ? unpaid : done
  const isOnAccount = order.paymentType === 'on_account'
  if (order.paidAt === null && !isOnAccount) return done
  const facts = { customer: order.ownerId, amount: Math.abs(price.total - order.total) }
  const movement = about(deed, `reweighed:${event.id}`)
  if (price.total < order.total) await takeOff(tx, deed, facts)
  if (price.total > order.total) {
    const charged = isOnAccount
      ? undefined
      : await post(tx, { ...movement, template: 'order_paid_from_balance', facts })
    if (!charged?.ok) await post(tx, { ...movement, template: 'receivable_raised', facts })
  }
  return done
}

/** First from what is still owed for it: nobody gets back what they have not paid. */
async function takeOff(
  tx: Db,
  deed: Deed,
  { customer, amount }: { customer: number; amount: number },
): Promise<void> {
  const { receivable = 0 } = await moneyOf(tx, `order:${deed.order.id}`)
  const owed = Math.min(receivable, amount)
  if (owed > 0)
    await post(tx, {
      ...about(deed, `reweighed:${deed.event.id}:let-go`),
      template: 'receivable_let_go',
      facts: { customer, amount: owed },
    })
  if (amount > owed)
    await post(tx, {
      ...about(deed, `reweighed:${deed.event.id}`),
      template: 'refund_to_balance',
      facts: { customer, amount: amount - owed },
    })
}

/** Into the hands of whoever stands there. */
async function takeCash(tx: Db, deed: Deed, what: string, amount: number): Promise<void> {
  const { courier, agent } = tillOf(deed)
  if (courier !== undefined)
    await post(tx, {
      ...about(deed, what),
      template: 'order_paid_cash_to_courier',
      facts: { courier, amount },
    })
  else
    await post(tx, { ...about(deed, what), template: 'order_paid_cash_to_agent', facts: { agent, amount } })
}

const atTheDoor = ['pick_up', 'deliver']

/** Who stands at the door: whoever tells it, or in whose bag the parcel is. Undefined at a counter. */
export const courierAt = (order: Order, { verb, courierId }: OrderEvent): number | undefined =>
  atTheDoor.includes(verb) ? (courierId ?? order.holderCourierId ?? order.courierId ?? undefined) : undefined

/** At the door the courier's, at a counter the till of whoever serves there. */
function tillOf({
  order,
  event,
}: Deed): { courier: number; agent?: never } | { courier?: never; agent: number } {
  const courier = courierAt(order, event)
  if (courier !== undefined) return { courier }
  return { agent: event.personId ?? order.ownerId }
}

/** Of a delivery; of cash that waited for a decision the event that first told of it. */
export const collectionKey = ({ id, details }: Pick<OrderEvent, 'id' | 'details'>) =>
  `collected:${details?.cashUnder ?? id}`

async function takeMoneyFromReceiver(tx: Db, deed: Deed): Promise<Outcome> {
  const { order, event } = deed
  // Paid by a link before: the books have it already.
  if (order.doorPaidAt !== null) return done
  const { goods, courier, agent } = await postCollection(tx, deed)
  if (goods > 0)
    await insertCollection(tx, {
      orderId: order.id,
      senderId: order.ownerId,
      amount: goods,
      collectedAt: event.happenedAt,
      by: courier === undefined ? 'agent' : 'courier',
      holderId: courier ?? agent,
      goesBack: order.services.includes('cod_return'),
    })
  return order.paymentType === 'receiver' ? paid(deed) : done
}

/** What the receiver gave is in the books, once; whether and when it is paid out is another matter. */
export async function postCollection(
  tx: Db,
  deed: Deed,
): Promise<{ goods: number; courier?: number | undefined; agent?: number | undefined }> {
  const { order, event } = deed
  const goods = order.productFee
  const price = order.paymentType === 'receiver' ? order.total : 0
  const movement = about(deed, collectionKey(event))
  const { courier, agent } = tillOf(deed)
  const customer = order.ownerId
  if (price > 0) {
    if (courier !== undefined)
      await post(tx, {
        ...movement,
        template: 'receiver_paid_courier',
        facts: { courier, customer, price, goods },
      })
    else
      await post(tx, {
        ...movement,
        template: 'receiver_paid_agent',
        facts: { agent, customer, price, goods },
      })
  } else if (goods > 0) {
    if (courier !== undefined)
      await post(tx, {
        ...movement,
        template: 'cod_collected_by_courier',
        facts: { courier, customer, amount: goods },
      })
    else
      await post(tx, {
        ...movement,
        template: 'cod_collected_by_agent',
        facts: { agent, customer, amount: goods },
      })
  }
  return { goods, courier, agent }
}

/** The delivery is undone, so its money was never taken: possible while it is still in the same hands. */
async function giveMoneyBack(tx: Db, deed: Deed): Promise<Outcome> {
  const { order, event } = deed
  // What came by a link is paid for whatever happens at the door.
  if (order.doorPaidAt !== null) return done
  const delivery = lastThatCounts(deed, ({ verb }) => verb === 'deliver' || verb === 'hand_out')
  if (delivery && dueFromReceiver(order) > 0) {
    const undone = await reverse(tx, `order:${order.id}:${collectionKey(delivery)}`, {
      at: event.happenedAt,
      ...(event.personId === undefined ? {} : { by: event.personId }),
    })
    if (!undone.ok) return err({ code: 'cod_paid_out' })
    await deleteCollection(tx, order.id)
  }
  return order.paymentType === 'receiver' ? unpaid : done
}

/** A report that was only noted has moved no money. */
const lastThatCounts = ({ order, log }: Deed, isSought: (event: OrderEvent) => boolean) =>
  project(termsOf(order), log).effective.findLast(isSought)

async function refund(tx: Db, deed: Deed): Promise<Outcome> {
  const { order, event } = deed
  await giveBenefitsBack(tx, deed)
  await letDebtGo(tx, deed)
  // The receiver's cash, which the desk has not decided about: nothing of it goes to the sender.
  if (order.paymentType === 'receiver' && (await findCashWaiting(tx, order.id))) return done
  const cameByLink = await giveDoorMoneyBack(tx, deed)
  if (order.paidAt === null || (cameByLink && order.paymentType === 'receiver')) {
    await giveDebtBack(tx, deed)
    return done
  }
  // Of a price that was owed in part, what has come in.
  const back = Math.min(order.total, await cameInFor(tx, order.id))
  if (back > 0) await giveBack(tx, deed, `refund:${event.id}`, back)
  return unpaid
}

/** Nothing comes of the order, so what its sender owes for it is owed no longer. */
async function letDebtGo(tx: Db, deed: Deed): Promise<void> {
  const { order, event } = deed
  const { receivable = 0 } = await moneyOf(tx, `order:${order.id}`)
  if (receivable > 0)
    await post(tx, {
      ...about(deed, `let-go:${event.id}`),
      template: 'receivable_let_go',
      facts: { customer: order.ownerId, amount: receivable },
    })
}

/** What the sender has paid of a debt for an order that is not paid: nothing comes of it, so it is theirs again. */
async function giveDebtBack(tx: Db, deed: Deed): Promise<void> {
  const { order, event } = deed
  const amount = await cameInFor(tx, order.id)
  if (amount > 0)
    await post(tx, {
      ...about(deed, `refund:${event.id}`),
      template: 'refund_to_balance',
      facts: { customer: order.ownerId, amount },
    })
}

/** The way it came; to the balance at once when the customer would rather, and what was paid in any other way. */
async function giveBack(tx: Db, deed: Deed, what: string, amount: number): Promise<void> {
  const { order, event } = deed
  const movement = about(deed, what)
  const provider = providerOf(deed)
  if (provider === undefined || event.details?.refundTo === 'balance') {
    await post(tx, { ...movement, template: 'refund_to_balance', facts: { customer: order.ownerId, amount } })
    return
  }
  // What was paid beside it (a dearer weight, in cash or as a debt by card) goes to the balance.
  const back = Math.min(amount, await leftAtProvider(tx, movement.reference))
  if (back > 0) {
    await post(tx, { ...movement, template: 'refund_to_provider', facts: { provider, amount: back } })
    await insertRefund(tx, {
      key: movement.key,
      orderId: order.id,
      provider,
      amount: back,
      askedAt: event.happenedAt,
    })
  }
  if (amount > back)
    await post(tx, {
      ...about(deed, `${what}:rest`),
      template: 'refund_to_balance',
      facts: { customer: order.ownerId, amount: amount - back },
    })
}

/** What the payment of the order brought and has not gone back: a provider gives back no more than that payment. */
async function leftAtProvider(tx: Db, reference: string): Promise<number> {
  let left = 0
  for (const { template, amount, isReversal } of await findMovementsAbout(tx, [reference])) {
    const moved = isReversal ? -amount : amount
    if (template === 'order_paid_by_provider') left += moved
    if (template === 'refund_to_provider') left -= moved
  }
  return left
}

const providerOf = (deed: Deed) => lastThatCounts(deed, ({ verb }) => verb === 'pay')?.details?.provider

async function senderOwes(tx: Db, deed: Deed): Promise<Outcome> {
  const { order, event } = deed
  if (order.total > 0)
    await post(tx, {
      ...about(deed, `owed:${event.id}`),
      template: 'receivable_raised',
      facts: { customer: order.ownerId, amount: order.total },
    })
  return done
}
