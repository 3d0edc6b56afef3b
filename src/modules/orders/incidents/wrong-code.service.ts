import { err, ok, type Result } from '#kernel/result.ts'
import { reverse } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OrderEvent } from '../domain/events.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { project } from '../domain/projection.ts'
import { actOn, holdOrder } from '../life/act.service.ts'
import type { ActFailure } from '../life/act-failure.ts'
import { collectionKey, postCollection } from '../life/money.service.ts'
import { savePaid } from '../life/order.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import type { IncidentRow } from './incident.repo.ts'
import { openIncident } from './incident.service.ts'

type Told = {
  order: Order
  /** The event that was told: cash is kept under the key of that delivery. */
  clientId: string
  courierId: number
  /** Cash that the courier says to have taken. */
  collected?: number | undefined
  happenedAt: Date
  now: Date
}

/**
 * A code told offline was wrong. The parcel stays where the log has it; cash is in the courier's hands all the same and
 * goes into the books once, under the key of the delivery (DECISIONS, "Late and offline reports").
 */
export async function openWrongCode(tx: Db, told: Told): Promise<number> {
  const { order, clientId, courierId, collected = 0, happenedAt, now } = told
  const due = termsOf(order).toCollect
  const isPosted = collected > 0 && collected === due
  if (isPosted) {
    const event = deliveryOf(told)
    await postCollection(tx, { order, event, log: [], price: undefined })
    if (order.paymentType === 'receiver') await savePaid(tx, order.id, happenedAt)
  }
  return openIncident(tx, {
    key: `report:${clientId}`,
    kind: 'wrong_code',
    orderId: order.id,
    personId: courierId,
    verb: 'deliver',
    happenedAt,
    now,
    details: {
      status: order.status,
      eventId: clientId,
      ...(isPosted ? { cash: collected } : {}),
      ...(collected !== due ? { expected: due, counted: collected } : {}),
    },
  })
}

const deliveryOf = ({
  clientId,
  courierId,
  happenedAt,
  now,
}: Pick<Told, 'clientId' | 'courierId' | 'happenedAt' | 'now'>): OrderEvent => ({
  id: clientId,
  seq: Number.MAX_SAFE_INTEGER,
  verb: 'deliver',
  actor: 'courier',
  personId: courierId,
  courierId,
  happenedAt,
  recordedAt: now,
})

/** The desk believes the courier: delivered when they said so, with the money that is in the books for it. */
export async function deliverAfterAll(
  tx: Db,
  scene: Scene,
  { orderId, personId, details, happenedAt }: IncidentRow,
): Promise<Result<Order, ActFailure>> {
  const held = orderId === null ? undefined : await holdOrder(tx, orderId, { kind: 'any' })
  if (!held || personId === null || details.eventId === undefined) return err({ code: 'not_found' })
  const { order, log } = held
  const told = { clientId: details.eventId, courierId: personId, happenedAt, now: scene.now }
  const event = { ...deliveryOf(told), actor: scene.doer.actor, personId: scene.doer.personId }
  // What was written down since may not fit any more: then the desk goes by what is so now.
  if (!project(termsOf(order), [...log, event]).effective.includes(event))
    return err({ code: 'action_not_allowed', status: order.status })
  return actOn(
    tx,
    held,
    scene.doer,
    {
      verb: 'deliver',
      eventId: details.eventId,
      happenedAt,
      courierId: personId,
      details: { collected: termsOf(order).toCollect },
      isVouchedFor: true,
    },
    scene,
  )
}

/** The receiver has the parcel not, and the money again. */
export async function giveCashBack(
  tx: Db,
  scene: Scene,
  { orderId, details: { eventId } }: IncidentRow,
): Promise<Result<undefined, ActFailure>> {
  const held = orderId === null ? undefined : await holdOrder(tx, orderId, { kind: 'any' })
  if (!held || eventId === undefined) return err({ code: 'not_found' })
  const { order } = held
  const { personId } = scene.doer
  const undone = await reverse(tx, `order:${order.id}:${collectionKey({ id: eventId })}`, {
    at: scene.now,
    ...(personId === undefined ? {} : { by: personId }),
  })
  if (!undone.ok) return err({ code: 'cod_paid_out' })
  if (order.paymentType === 'receiver') await savePaid(tx, order.id, undefined)
  return ok(undefined)
}
