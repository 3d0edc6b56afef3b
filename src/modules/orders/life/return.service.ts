import { assert } from '#kernel/assert.ts'
import { err, type Result } from '#kernel/result.ts'
import { post } from '#modules/ledger/index.ts'
import { keptTariff } from '#modules/pricing/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type Agreement, type DeliveryOption, type Order, termsOf } from '../domain/order.ts'
import { returnLines, type Tariff } from '../domain/order-quote.ts'
import { project, transitionFor } from '../domain/projection.ts'
import { daysFor } from '../domain/promise/promise-rules.ts'
import type { Custody } from '../domain/state.ts'
import { act, type Stage } from './act.service.ts'
import type { ActFailure } from './act-failure.ts'
import { type Doer, theSystem } from './doer.ts'
import { insertNew } from './new-order.service.ts'
import { findOrder, lockOrder } from './order.repo.ts'
import { findLog } from './order-event.repo.ts'

/**
 * A parcel that could not be delivered and that we hold goes back to its sender under an order of its own, at half the
 * transport price, which the sender owes.
 */
export async function sendBack(
  tx: Db,
  id: number,
  doer: Doer,
  stage: Stage,
): Promise<Result<Order, ActFailure>> {
  await lockOrder(tx, id)
  const order = await findOrder(tx, id, doer.reach)
  if (!order) return err({ code: 'not_found' })
  const terms = termsOf(order)
  const { state } = project(terms, await findLog(tx, id))
  const attempt = { actor: doer.actor, happenedAt: stage.now }
  if (!state || !transitionFor(terms, state, 'return', attempt))
    return err({ code: 'action_not_allowed', status: order.status })
  const { tariff } = await keptTariff(tx, stage.now)
  const back = await insertNew(
    tx,
    wayBackOf(order, state.custody, tariff, stage.now),
    theSystem,
    stage.chance,
  )
  if (back.total > 0) {
    const owed = await post(tx, {
      key: `order:${back.id}:owed`,
      reference: `order:${back.id}`,
      template: 'return_owed',
      facts: { customer: back.ownerId, amount: back.total },
      at: stage.now,
    })
    assert(owed.ok, 'a debt can always be written down')
  }
  const ready = await act(tx, back.id, theSystem, { verb: 'confirm' }, stage)
  assert(ready.ok, 'a way back needs no confirmation')
  return act(tx, id, doer, { verb: 'return', details: { returnOrderId: back.id } }, stage)
}

function wayBackOf(order: Order, custody: Custody, tariff: Tariff, now: Date): Agreement {
  const lines = returnLines(order.lines)
  const days = daysFor({ sender: order.receiver, receiver: order.sender, deliveryType: 1 }, tariff, now)
  // A depot is nobody's address: from there it goes like from a door.
  const pointId = custody.holder === 'depot' ? undefined : custody.pointId
  return {
    ownerId: order.ownerId,
    source: 'return',
    returnOf: order.id,
    firstCustody: pointId === undefined ? custody : { holder: 'origin_point', pointId },
    createdAt: now,
    deliveryOption: optionBack(pointId !== undefined, termsOf(order).fromDoor),
    deliveryType: 1,
    paymentType: 'balance',
    sender: { ...order.receiver, pointId },
    receiver: order.sender,
    parcel: order.parcel,
    services: [],
    description: order.description,
    comment: null,
    timeInterval: null,
    images: [],
    externalId: null,
    productFee: 0,
    parcelValue: order.parcelValue,
    tariffVersion: order.tariffVersion,
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    promisedFrom: days.from,
    promisedTo: days.to,
  }
}

/** From where it lies now to where it came from. */
function optionBack(fromPoint: boolean, toDoor: boolean): DeliveryOption {
  if (fromPoint) return toDoor ? 4 : 1
  return toDoor ? 2 : 3
}
