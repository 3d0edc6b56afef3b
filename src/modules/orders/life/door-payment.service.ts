import { assert } from '#kernel/assert.ts'
import { post, reverse } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { notify } from '#platform/live/notice.ts'
import type { OrderEvent } from '../domain/events.ts'
import { dueFromReceiver, type Order } from '../domain/order.ts'
import { deleteCollection, insertCollection, saveDoorPaid } from './collection.repo.ts'
import { findOrder, savePaid } from './order.repo.ts'
import { insertRefund } from './refund.repo.ts'
import { sceneOf } from './scene.service.ts'

/** On the way to the receiver, or waiting for them. */
const beforeHandOver: readonly Order['status'][] = ['pickup', 'agent_received', 'failed_delivery']

/** Whether the receiver can pay by a link now: once, and not once cash was taken. */
export const isDueAtDoor = (order: Order) =>
  beforeHandOver.includes(order.status) && order.doorPaidAt === null && dueFromReceiver(order) > 0

/** For whoever stands at the door: an order that they reach. */
export async function readOrderFor(context: RequestContext, id: number): Promise<Order | undefined> {
  const { doer } = await sceneOf(context)
  return findOrder(context.db, id, doer.reach)
}

type DoorPayment = { provider: string; externalId: string }

const keyOf = (id: number, payment: string) => `order:${id}:door:${payment}`

/**
 * The receiver's money has come through a provider: collected, though the parcel is still to be handed over. Only for what
 * is due, under the order's lock.
 */
export async function payAtDoor(
  tx: Db,
  order: Order,
  { provider, externalId }: DoorPayment,
  now: Date,
): Promise<void> {
  assert(isDueAtDoor(order), 'only what is due is paid at the door')
  const { id, ownerId: customer, productFee: goods } = order
  const price = order.paymentType === 'receiver' ? order.total : 0
  const payment = `${provider}:${externalId}`
  const movement = { key: keyOf(id, payment), reference: `order:${id}`, at: now }
  const posted =
    price > 0
      ? await post(tx, {
          ...movement,
          template: 'receiver_paid_provider',
          facts: { provider, customer, price, goods },
        })
      : await post(tx, {
          ...movement,
          template: 'cod_collected_by_provider',
          facts: { provider, customer, amount: goods },
        })
  assert(posted.ok, 'money that comes in was refused')
  if (goods > 0)
    await insertCollection(tx, {
      orderId: id,
      senderId: customer,
      amount: goods,
      collectedAt: now,
      by: 'provider',
      holderId: undefined,
      // There is no cash to carry.
      goesBack: false,
    })
  if (price > 0) await savePaid(tx, id, now)
  await saveDoorPaid(tx, id, { at: now, payment })
  await notify(tx, `order:${id}`)
}

/** The parcel was never handed over: what its receiver paid by a link goes back the way it came. */
export async function giveDoorMoneyBack(
  tx: Db,
  { order, event }: { order: Order; event: OrderEvent },
): Promise<boolean> {
  const { id, doorPayment } = order
  if (doorPayment === null) return false
  const undone = await reverse(tx, keyOf(id, doorPayment), { at: event.happenedAt })
  assert(undone.ok, 'money of a parcel that was not delivered is still here')
  const [provider = ''] = doorPayment.split(':')
  await insertRefund(tx, {
    key: `${keyOf(id, doorPayment)}:reversed`,
    orderId: id,
    provider,
    amount: dueFromReceiver(order),
    askedAt: event.happenedAt,
  })
  await deleteCollection(tx, id)
  if (order.paymentType === 'receiver') await savePaid(tx, id, undefined)
  await saveDoorPaid(tx, id, undefined)
  return true
}
