import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { post, reverse } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { DeskToPayFrom, NoCash } from '../claims/claim-desk.service.ts'
import type { OrderEvent } from '../domain/events.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { project } from '../domain/projection.ts'
import type { Verb } from '../domain/words.ts'
import { actOn, holdOrder } from '../life/act.service.ts'
import type { ActFailure } from '../life/act-failure.ts'
import { cameInFor } from '../life/debt.service.ts'
import { collectionKey, postCollection } from '../life/money.service.ts'
import { savePaid } from '../life/order.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import { findCashWaiting, type IncidentRow } from './incident.repo.ts'
import { openIncident, reportKey } from './incident.service.ts'

type HandOver = Extract<Verb, 'deliver' | 'hand_out'>

type Told = {
  order: Order
  /** At a door by a courier, or at a counter. */
  verb: HandOver
  /** The hand-over that was told: cash is kept under its key. */
  eventId: string
  personId: number
  /** Cash that a courier says to have taken; a counter takes none without a line. */
  collected?: number | undefined
  happenedAt: Date
  now: Date
}

/**
 * A code told offline was wrong. The parcel stays where the log has it; cash is in a courier's hands all the same and
 * goes into the books once, under the key of the delivery (DECISIONS, "Late and offline reports").
 */
export async function openWrongCode(tx: Db, told: Told): Promise<number> {
  const { order, verb, eventId, personId, collected = 0, happenedAt, now } = told
  const due = termsOf(order).toCollect
  const isDue = verb === 'deliver' && collected > 0 && collected === due
  // Tried with another code: it is the same money.
  const isPosted = isDue && (await findCashWaiting(tx, order.id)) === undefined
  if (isPosted) {
    const event = deliveryOf(told)
    await postCollection(tx, { order, event, log: [], price: undefined })
    if (order.paymentType === 'receiver') await savePaid(tx, order.id, happenedAt)
  }
  return openIncident(tx, {
    key: `code:${reportKey(order, { personId }, eventId)}`,
    kind: 'wrong_code',
    orderId: order.id,
    personId,
    verb,
    happenedAt,
    now,
    details: {
      status: order.status,
      eventId,
      ...(isPosted ? { cash: collected } : {}),
      ...(collected !== due ? { expected: due, counted: collected } : {}),
    },
  })
}

const deliveryOf = ({ eventId, personId, happenedAt, now }: Told): OrderEvent => ({
  id: eventId,
  seq: Number.MAX_SAFE_INTEGER,
  verb: 'deliver',
  actor: 'courier',
  personId,
  courierId: personId,
  happenedAt,
  recordedAt: now,
})

/** The desk believes whoever told it: handed over when they said so, with the money that is in the books for it. */
export async function deliverAfterAll(
  tx: Db,
  scene: Scene,
  { orderId, personId, verb, details: { eventId }, happenedAt }: IncidentRow,
): Promise<Result<Order, ActFailure>> {
  const held = orderId === null ? undefined : await holdOrder(tx, orderId, { kind: 'any' })
  if (!held || personId === null || eventId === undefined) return err({ code: 'not_found' })
  const { order, log } = held
  const terms = termsOf(order)
  // A counter that took money without a line has not taken it by the rules: that is settled by hand.
  const handedOver =
    verb === 'hand_out'
      ? ({ verb, pointId: order.holderPointId ?? undefined } as const)
      : ({ verb: 'deliver', courierId: personId, details: { collected: terms.toCollect } } as const)
  const told = { ...handedOver, eventId, happenedAt }
  const event: OrderEvent = { ...told, ...doneAtDesk(scene), id: eventId, seq: Number.MAX_SAFE_INTEGER }
  // What was written down since may not fit any more: then the desk goes by what is so now.
  if (!project(terms, [...log, event]).effective.includes(event))
    return err({ code: 'action_not_allowed', status: order.status })
  return actOn(tx, held, scene.doer, { ...told, isVouchedFor: true }, scene)
}

const doneAtDesk = ({ doer: { actor, personId }, now }: Scene) => ({ actor, personId, recordedAt: now })

/**
 * The receiver has the parcel not, and the money again. What the courier has handed in since comes out of the cash desk of
 * whoever decides.
 */
export async function giveCashBack(
  tx: Db,
  scene: Scene,
  { orderId, personId: courier, details: { eventId } }: IncidentRow,
  deskToPayFrom: DeskToPayFrom,
): Promise<Result<undefined, Failure<'not_found' | 'cod_paid_out' | NoCash>>> {
  const held = orderId === null ? undefined : await holdOrder(tx, orderId, { kind: 'any' })
  if (!held || courier === null || eventId === undefined) return err({ code: 'not_found' })
  const { order } = held
  const key = `order:${order.id}:${collectionKey({ id: eventId })}`
  const undo = () => reverse(tx, key, doneBy(scene))
  let undone = await undo()
  if (!undone.ok && undone.error.account === 'courier_cash') {
    const given = await giveToCourier(
      tx,
      scene,
      { courier, key, amount: undone.error.missing },
      deskToPayFrom,
    )
    if (!given.ok) return given
    undone = await undo()
  }
  if (!undone.ok) return err({ code: 'cod_paid_out' })
  const isUnpaid = order.paymentType === 'receiver' && (await cameInFor(tx, order.id)) < order.total
  if (isUnpaid) await savePaid(tx, order.id, undefined)
  return ok(undefined)
}

const doneBy = ({ now, doer: { personId } }: Scene) => ({
  at: now,
  ...(personId === undefined ? {} : { by: personId }),
})

type Given = { courier: number; key: string; amount: number }

async function giveToCourier(
  tx: Db,
  scene: Scene,
  { courier, key, amount }: Given,
  deskToPayFrom: DeskToPayFrom,
): Promise<Result<undefined, Failure<NoCash>>> {
  const person = scene.doer.personId
  assert(person !== undefined, 'somebody decides')
  const desk = await deskToPayFrom(tx, { person, locale: scene.locale }, amount)
  if (!desk.ok) return desk
  const facts = { desk: desk.value, courier, amount }
  const given = await post(tx, {
    key: `${key}:given`,
    template: 'courier_given_cash',
    facts,
    ...doneBy(scene),
  })
  assert(given.ok, 'a desk that was asked before is not short')
  return ok(undefined)
}
