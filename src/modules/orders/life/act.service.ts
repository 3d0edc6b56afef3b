import { randomInt, randomUUID } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { isPerson } from '#modules/accounts/index.ts'
import { findPlace, shiftOccupied } from '#modules/points/index.ts'
import { tellDesk } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { notify } from '#platform/live/notice.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { findFoundDecision, insertClaim, saveFound } from '../claims/claim.repo.ts'
import { askOperator } from '../codes/document-facts.service.ts'
import { isChangedTooOften } from '../domain/change-limit.ts'
import { counterOf } from '../domain/counter/deed.ts'
import { isWatched } from '../domain/desk/desk-work.ts'
import type { EventDetails, OrderEvent } from '../domain/events.ts'
import { guards } from '../domain/guards.ts'
import type { IncidentDecision, IncidentKind } from '../domain/incident/incident-words.ts'
import { judge } from '../domain/judge.ts'
import type { Effect, Transition } from '../domain/lifecycle.ts'
import { limits } from '../domain/limits.ts'
import { type Chance, drawReceiverCode } from '../domain/numbers.ts'
import { type Order, type Party, termsOf } from '../domain/order.ts'
import { transitionFor } from '../domain/projection.ts'
import type { WithoutYes } from '../domain/reweigh.ts'
import type { OrderState } from '../domain/state.ts'
import type { Reason, Verb } from '../domain/words.ts'
import { orderChanged, reweighed } from '../events.ts'
import { tellField } from '../field/told-live.service.ts'
import { saveAnswered } from '../incidents/incident.repo.ts'
import { dropDelegateCode, saveDelegateCode } from '../receiver/receiver.repo.ts'
import { saveSenderCode } from '../reweigh/reweigh.repo.ts'
import { senderCodePurpose, type Weighing, weigh } from '../reweigh/reweigh.service.ts'
import type { ActFailure } from './act-failure.ts'
import { saveCardOf } from './call-card.service.ts'
import { type Doer, theSystem } from './doer.ts'
import { learnDoor } from './door.service.ts'
import { codePurpose, delegatePurpose, factsFor } from './facts.service.ts'
import { type Settled, settle } from './money.service.ts'
import {
  countWrongCode,
  findOrder,
  lockOrder,
  type Reach,
  savePrice,
  saveReceiver,
  saveReceiverCode,
  saveState,
} from './order.repo.ts'
import { findLog, insertEvent } from './order-event.repo.ts'
import { promiseNow } from './promise.service.ts'

/** What is to be done, as it was reported. */
export type Deed = {
  verb: Verb
  /** From the caller: the same one twice is one event. */
  eventId?: string | undefined
  happenedAt?: Date | undefined
  courierId?: number | undefined
  pointId?: number | undefined
  place?: { lat: number; lon: number } | undefined
  reason?: Reason | undefined
  details?: EventDetails | undefined
  /** What the receiver showed. */
  code?: string | undefined
  /** The desk has decided that it was handed over, whatever the code. */
  isVouchedFor?: boolean | undefined
  /** What becomes of a parcel that is dearer than agreed; carried unless told. */
  withoutYes?: WithoutYes | undefined
  /** The version the caller has seen. */
  version?: number | undefined
}

/** `chance`: what codes and numbers are drawn with, where they are to be the same every time. */
export type Stage = { now: Date; secrets: Secrets; chance?: Chance | undefined }

/** Clocks of phones run ahead. */
const SKEW_MS = 60_000

/**
 * The one way anything happens to an order: under its lock, the report is judged by the lifecycle, guarded, booked,
 * written to the log and projected, all in one transaction. A repeated report changes nothing and answers the same.
 */
export function act(
  db: Db,
  id: number,
  doer: Doer,
  deed: Deed,
  stage: Stage,
): Promise<Result<Order, ActFailure>> {
  return db.transaction(async (tx) => {
    const held = await holdOrder(tx, id, doer.reach)
    return held ? actOn(tx, held, doer, deed, stage) : err({ code: 'not_found' })
  })
}

/** An order with its log, as they are until the transaction ends: nobody else changes them. */
export type HeldOrder = { order: Order; log: readonly OrderEvent[] }

/** Undefined when there is none within reach. */
export async function holdOrder(tx: Db, id: number, reach: Reach): Promise<HeldOrder | undefined> {
  // Sent together, done one after the other: what is read is read under the lock.
  const [, order, log] = await Promise.all([lockOrder(tx, id), findOrder(tx, id, reach), findLog(tx, id)])
  return order && { order, log }
}

/** The same for an order that is held in this transaction. */
export async function actOn(
  tx: Db,
  { order, log }: HeldOrder,
  doer: Doer,
  deed: Deed,
  stage: Stage,
): Promise<Result<Order, ActFailure>> {
  if (log.some((known) => known.id === deed.eventId)) return ok(order)
  if (deed.version !== undefined && deed.version !== order.version) return err({ code: 'order_changed' })
  if (isChangedTooOften(log, doer.actor, deed.verb)) return err({ code: 'too_many_changes' })
  const strange = await namesNobody(tx, doer, deed)
  if (strange) return err(strange)
  const kept = movesFound.includes(deed.verb) ? await whyFoundStays(tx, order) : undefined
  if (kept) return err(kept)
  const weighing = await weigh(tx, { order, log, deed, actor: doer.actor, stage })
  if (!weighing.ok) return weighing
  if (weighing.value.verdict === 'ask_first' || weighing.value.verdict === 'hand_back')
    return keepWithSender(tx, { order, log }, doer, deed, stage, weighing.value)
  const context = { order, log, deed, stage, weighing: weighing.value }
  const event = eventOf(context, doer)
  if (!event.ok) return event
  const acted = await record(tx, context, event.value)
  if (!acted.ok) return acted
  const now = await reread(tx, order.id)
  const next = acted.value && followUpOf(deed.verb, now, acted.value, event.value.happenedAt)
  if (!next) return ok(now)
  return act(tx, order.id, theSystem, { verb: next, happenedAt: event.value.happenedAt }, stage)
}

/** Whoever was paid for a parcel as lost agrees with us first about what becomes of it. */
const movesFound: readonly Verb[] = ['reinstate', 'hand_back']

async function whyFoundStays(tx: Db, { id, status }: Order): Promise<ActFailure | undefined> {
  const decision = await findFoundDecision(tx, id)
  if (decision === 'open') return { code: 'found_undecided' }
  return decision === 'stays' ? { code: 'action_not_allowed', status } : undefined
}

/** Without a yes the parcel stays where it is; the question goes out all the same. */
async function keepWithSender(
  tx: Db,
  held: HeldOrder,
  doer: Doer,
  { happenedAt, place, details, courierId, pointId }: Deed,
  stage: Stage,
  { verdict, asked }: Weighing,
): Promise<Result<Order, ActFailure>> {
  if (verdict === 'ask_first') {
    const measured: Deed = { verb: 'reweigh', happenedAt, place, details, courierId, pointId }
    const told = await actOn(tx, held, doer, measured, stage)
    if (!told.ok) return told
  }
  return err({ code: 'consent_required', ...(asked === undefined ? {} : { amount: asked }) })
}

/** Who somebody else's report is about, and where it was, has to be there: what is named is kept in the log for good. */
async function namesNobody(
  tx: Db,
  { actor }: Doer,
  { courierId, pointId, isVouchedFor }: Deed,
): Promise<ActFailure | undefined> {
  // What somebody did who has been suspended since is told all the same.
  if (isVouchedFor) return undefined
  if (actor !== 'courier' && courierId !== undefined && !(await isPerson(tx, courierId, 'courier')))
    return { code: 'courier_required' }
  if (actor !== 'agent' && pointId !== undefined && !(await findPlace(tx, pointId)))
    return { code: 'point_not_found' }
  return undefined
}

/** What the system does at once after somebody else's deed; the first that the lifecycle lets happen. */
const followUps: Partial<Record<Verb, readonly Verb[]>> = {
  fail_pickup: ['requeue', 'give_up_pickup'],
  deliver: ['complete'],
  hand_out: ['complete'],
}

function followUpOf(verb: Verb, order: Order, state: OrderState, happenedAt: Date): Verb | undefined {
  const attempt = { actor: 'system', happenedAt } as const
  return followUps[verb]?.find((next) => transitionFor(termsOf(order), state, next, attempt))
}

async function reread(tx: Db, id: number): Promise<Order> {
  const order = await findOrder(tx, id, { kind: 'any' })
  assert(order, 'an order that was just written is there')
  return order
}

function eventOf(
  { order, log, deed, stage: { now }, weighing }: Context,
  { actor, personId, pointId }: Doer,
): Result<OrderEvent, ActFailure> {
  // What happens here and now comes after all that is written, though its call came in before that was.
  const latest = new Date(Math.max(now.getTime(), ...log.map(({ happenedAt }) => happenedAt.getTime())))
  const happenedAt = deed.happenedAt ?? latest
  // Nothing can happen to an order before there is one (DECISIONS, "Late and offline reports").
  if (happenedAt < order.createdAt || happenedAt.getTime() > latest.getTime() + SKEW_MS)
    return err({ code: 'invalid_input', fields: [{ path: 'happened_at', code: 'invalid_format' }] })
  return ok({
    id: deed.eventId ?? randomUUID(),
    seq: Number.MAX_SAFE_INTEGER,
    verb: deed.verb,
    actor,
    personId,
    courierId: actor === 'courier' ? personId : deed.courierId,
    pointId: actor === 'agent' ? pointId : deed.pointId,
    place: deed.place,
    reason: deed.reason,
    details: weighing.details ? { ...deed.details, ...weighing.details } : deed.details,
    happenedAt: happenedAt > latest ? latest : happenedAt,
    recordedAt: now,
  })
}

type Context = {
  order: Order
  log: readonly OrderEvent[]
  deed: Deed
  stage: Stage
  /** What was measured again means for the price. */
  weighing: Weighing
}

/** The state that came of it; undefined when the report was only noted. */
async function record(
  tx: Db,
  context: Context,
  event: OrderEvent,
): Promise<Result<OrderState | undefined, ActFailure>> {
  const { order, log, stage } = context
  const terms = termsOf(order)
  const judged = judge(terms, log, event)
  if (judged.kind === 'refused') return err({ code: 'action_not_allowed', status: judged.state.status })
  if (judged.kind === 'noted') {
    await insertEvent(tx, order.id, event)
    return ok(undefined)
  }
  const { transition, before, after } = judged
  const facts = await factsFor(tx, transition.guard, {
    order,
    event,
    log,
    before,
    code: context.deed.code,
    isVouchedFor: context.deed.isVouchedFor ?? false,
    parcel: context.weighing.price?.parcel ?? order.parcel,
    ...stage,
  })
  if (!facts.ok) return facts
  const told = { ...event, details: { ...event.details, ...facts.value.details } }
  const refusal =
    before &&
    transition.guard &&
    guards[transition.guard]({ state: before, terms, event: told, facts: facts.value })
  if (refusal?.code === 'wrong_receiver_code') return refuseCode(tx, order)
  if (refusal?.code === 'operator_yes_required') await askOperator(tx, order.id, told)
  if (refusal) return err({ ...refusal, status: order.status })
  const settled = await settle(tx, transition.effects, {
    order,
    event: told,
    log,
    price: context.weighing.price,
  })
  if (!settled.ok) return settled
  const state = facts.value.details ? judgedAgain(terms, log, told, after) : after
  await write(tx, context, told, transition, { ...settled.value, state, counter: counterOf(before, told) })
  return ok(state)
}

/** What the guard has found out (a locker, for one) is part of what happened. */
function judgedAgain(
  terms: ReturnType<typeof termsOf>,
  log: readonly OrderEvent[],
  event: OrderEvent,
  known: OrderState,
): OrderState {
  const judged = judge(terms, log, event)
  return judged.kind === 'counts' ? judged.after : known
}

async function refuseCode(tx: Db, order: Order): Promise<Result<never, ActFailure>> {
  await countWrongCode(tx, order.id)
  const left = limits.codeTries - order.codeTries - 1
  return err(left > 0 ? { code: 'wrong_receiver_code', left } : { code: 'receiver_code_locked' })
}

async function write(
  tx: Db,
  { order, log, stage, weighing }: Context,
  event: OrderEvent,
  { effects }: Transition,
  { state, counter, ...settled }: Settled & { state: OrderState; counter: number | undefined },
): Promise<void> {
  const promise = await promiseNow(tx, { order, event, state, now: stage.now })
  const [seq] = await Promise.all([
    insertEvent(tx, order.id, event, counter),
    saveState(tx, order.id, state, { ...settled, promise }),
  ])
  await moveBetweenPoints(tx, order.holderPointId, state.custody.pointId ?? null)
  if (weighing.price) await savePrice(tx, order.id, weighing.price)
  if (weighing.details) await tellOfMeasure(tx, order, stage, event)
  if (event.verb === 'report_found') await saveFound(tx, order.id, event.recordedAt)
  const answered = answers[event.verb]
  if (answered)
    await saveAnswered(tx, order.id, answered.kind, {
      ...answered,
      at: event.recordedAt,
      cashUnder: event.details?.cashUnder,
    })
  if (effects.includes('issue_code') && order.receiverCode === null)
    await saveReceiverCode(tx, order.id, sealedCode(stage, codePurpose))
  if (effects.includes('renew_code')) await saveReceiverCode(tx, order.id, sealedCode(stage, codePurpose))
  if (effects.includes('issue_delegate_code'))
    await saveDelegateCode(tx, order.id, sealedCode(stage, delegatePurpose), stage.now)
  if (effects.includes('drop_delegate_code')) await dropDelegateCode(tx, order.id)
  if (effects.includes('issue_call_card')) await saveCardOf(tx, order.id, event)
  if (effects.includes('open_claim')) await claimLoss(tx, order.id, event)
  if (effects.includes('save_address')) await saveReceiver(tx, order.id, event.details?.after as Party)
  await learnDoor(tx, { order, log, event, state })
  await emit(tx, orderChanged, `order:${order.id}`, { orderId: order.id, verb: event.verb, seq })
  await notify(tx, `order:${order.id}`)
  const isOfDesk = isWatched(order, stage.now) || isWatched({ ...state, promise }, stage.now)
  if (isOfDesk || effects.some((effect) => leavesWork.includes(effect))) await tellDesk(tx)
  await tellField(tx, order, state)
}

/** A claim, or money to give back. */
const leavesWork: readonly Effect[] = ['refund', 'give_money_back', 'open_claim']

/** Incidents that a verb leaves nothing to decide about. */
const answers: Partial<Record<Verb, { kind: IncidentKind; decision: IncidentDecision }>> = {
  deliver: { kind: 'wrong_code', decision: 'delivered' },
  hand_out: { kind: 'wrong_code', decision: 'delivered' },
  reinstate: { kind: 'found_after_end', decision: 'settled' },
  hand_back: { kind: 'found_after_end', decision: 'settled' },
  store: { kind: 'missing', decision: 'settled' },
  report_found: { kind: 'missing', decision: 'settled' },
}

/** What the sender hears of a parcel that was measured again; at a counter with a code to say there. */
async function tellOfMeasure(
  tx: Db,
  { id: orderId, status }: Order,
  stage: Stage,
  { id: eventId, verb, details }: OrderEvent,
): Promise<void> {
  // They have just answered themselves.
  if (verb === 'agree_price') return
  if (status === 'new' && details?.askedTotal !== undefined) {
    const code = sealedCode(stage, senderCodePurpose)
    await saveSenderCode(tx, orderId, { eventId, code, at: stage.now })
  }
  await emit(tx, reweighed, `order:${orderId}`, { orderId, eventId })
}

async function moveBetweenPoints(tx: Db, from: number | null, to: number | null): Promise<void> {
  if (from === to) return
  if (from !== null) await shiftOccupied(tx, from, -1)
  if (to !== null) await shiftOccupied(tx, to, 1)
}

const sealedCode = ({ secrets, chance = randomInt }: Stage, purpose: string) =>
  secrets.seal(purpose, drawReceiverCode(chance))

/** Whoever sent it is asked what was in it. */
async function claimLoss(tx: Db, orderId: number, event: OrderEvent): Promise<void> {
  const { personId, recordedAt, details } = event
  const kind = event.reason === 'destroyed' ? 'destroyed' : 'lost'
  const told = { description: details?.note ?? '', images: details?.photos ?? [] }
  await insertClaim(tx, { orderId, kind, ...told, openedBy: personId, openedAt: recordedAt })
}
