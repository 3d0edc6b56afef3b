import { timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '#kernel/result.ts'
import { isPerson } from '#modules/accounts/index.ts'
import { districtById } from '#modules/geo/index.ts'
import { moneyOf } from '#modules/ledger/index.ts'
import { canTake, findPlace, findPoint, stateForDue, stateOf } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { documentFacts } from '../codes/document-facts.service.ts'
import { mayGoOffline } from '../domain/codes/offline.ts'
import type { EventDetails, OrderEvent } from '../domain/events.ts'
import type { Facts, GuardName } from '../domain/guards.ts'
import { limits } from '../domain/limits.ts'
import { type Order, termsOf } from '../domain/order.ts'
import type { OrderState } from '../domain/state.ts'
import { type CashWaiting, findCashWaiting } from '../incidents/incident.repo.ts'
import { findDelegateCode } from '../receiver/receiver.repo.ts'
import type { ActFailure } from './act-failure.ts'
import { isPayoutMade } from './collection.repo.ts'
import { findTripStops, isHandedOver } from './field.repo.ts'
import { courierAt } from './money.service.ts'
import { countCourierLoad } from './order.repo.ts'

type Asked = {
  order: Order
  event: OrderEvent
  log: readonly OrderEvent[]
  /** As the log has it just before. */
  before: OrderState | undefined
  code: string | undefined
  isVouchedFor: boolean
  /** As it is measured now. */
  parcel: Order['parcel']
  secrets: Secrets
}
type Found = Facts & { details?: EventDetails }

/** Looks up what a guard needs to know, and nothing else. */
export async function factsFor(
  tx: Db,
  guard: GuardName | undefined,
  asked: Asked,
): Promise<Result<Found, ActFailure>> {
  switch (guard) {
    case 'courierHasRoom':
      return courierFacts(tx, asked.event, true)
    case 'courierNamed':
      return courierFacts(tx, asked.event, false)
    case 'handedOver':
      return handOverFacts(tx, asked)
    case 'tripTakes':
      return ok({ tripLoadsHere: await loadsHere(tx, asked) })
    case 'placeNamed':
    case 'depotTakes':
    case 'foundSomewhere':
      return placeFacts(tx, asked.event)
    case 'pointTakes':
    case 'redirectTakes':
      return pointFacts(tx, asked)
    case 'handOverProved':
      return handOverProof(tx, asked)
    case 'handOutProved':
      return handOutFacts(tx, asked)
    case 'codeSendable':
      return codeStands(asked.order)
    case 'moneyStillHere':
      return ok({ codPaidOut: await isPaidOut(tx, asked.order) })
    default:
      return ok({})
  }
}

async function courierFacts(
  tx: Db,
  { courierId }: OrderEvent,
  withLoad: boolean,
): Promise<Result<Found, ActFailure>> {
  if (courierId === undefined || !(await isPerson(tx, courierId, 'courier')))
    return err({ code: 'courier_required' })
  return ok(withLoad ? { courierLoad: await countCourierLoad(tx, courierId) } : {})
}

async function handOverFacts(tx: Db, { order, event, before }: Asked): Promise<Result<Found, ActFailure>> {
  const named = await courierFacts(tx, event, false)
  const { courierId: taker, happenedAt: at } = event
  if (!named.ok || taker === undefined) return named
  // Whose bag it was in when it was scanned: what is told late is of that moment.
  const giver = before && courierWith(before)
  if (giver === undefined) return ok({ handedOver: false })
  return ok({ handedOver: await isHandedOver(tx, { orderId: order.id, giver, taker, at }) })
}

const courierWith = ({ custody, courierId }: OrderState) =>
  custody.holder === 'courier' ? (custody.courierId ?? courierId) : undefined

/** Undefined when there is no such trip. A driver loads their own. */
async function loadsHere(tx: Db, { order, event }: Asked): Promise<boolean | undefined> {
  const { tripId } = event.details ?? {}
  const stops = tripId === undefined ? [] : await findTripStops(tx, tripId)
  if (stops.length === 0) return undefined
  return stops.some(
    ({ depotId, driverId }) =>
      depotId === order.holderPointId && (event.actor !== 'courier' || driverId === event.personId),
  )
}

async function placeFacts(tx: Db, { pointId }: OrderEvent): Promise<Result<Found, ActFailure>> {
  if (pointId === undefined) return ok({})
  const place = await findPlace(tx, pointId)
  return place ? ok({ details: kindOf(place) }) : err({ code: 'point_not_found' })
}

const kindOf = ({ kind }: { kind: string }): EventDetails => {
  if (kind === 'depot') return { depot: true }
  return kind === 'locker' ? { locker: true } : {}
}

async function pointFacts(tx: Db, { order, event, parcel }: Asked): Promise<Result<Found, ActFailure>> {
  if (event.pointId === undefined) return err({ code: 'point_required' })
  // A receiver never hears of a depot.
  const find = event.verb === 'redirect' ? findPoint : findPlace
  const point = await find(tx, event.pointId)
  if (!point) return err({ code: 'point_not_found' })
  const details = kindOf(point)
  // Senders do not come there and receivers neither; whatever is ours to carry passes through.
  if (details.depot) return ok({ pointTakes: event.verb === 'store', pointServes: false, details })
  const { weightGrams, sidesCm = [] } = parcel
  const [a, b, c] = sidesCm
  const isLastStop =
    event.verb === 'redirect' || order.status === 'failed_delivery' || order.destinationPointId === point.id
  const now = event.recordedAt
  const isDue = event.verb === 'store' && order.destinationPointId === point.id
  const state = isDue ? stateForDue(point, now, limits.storageMs) : stateOf(point, now)
  const taken = canTake(
    { state, limits: point.limits, cod: point.cod },
    {
      weightGrams,
      sidesCm: a !== undefined && b !== undefined && c !== undefined ? [a, b, c] : undefined,
      cod: isLastStop && termsOf(order).toCollect > 0,
    },
  )
  const { paymentType, paidAt, total } = order
  return ok({
    pointTakes: taken.ok,
    cashAtLocker:
      event.verb === 'drop_off' &&
      point.kind === 'locker' &&
      paymentType === 'cash' &&
      paidAt === null &&
      total > 0,
    pointServes:
      point.kind !== 'mailbox' && districtById(point.districtId)?.regionId === order.receiver.regionId,
    details,
  })
}

export const codePurpose = 'receiver code'
export const delegatePurpose = 'delegate code'

/** With cash that is in the books for it already, from a delivery told with a wrong code. */
async function handOverProof(tx: Db, asked: Asked): Promise<Result<Found, ActFailure>> {
  const found: Result<Found, ActFailure> = asked.isVouchedFor
    ? ok({ isVouchedFor: true })
    : await codeFacts(tx, asked)
  const waiting = found.ok ? await findCashWaiting(tx, asked.order.id) : undefined
  if (!found.ok || waiting === undefined || !isCashOf(waiting, asked)) return found
  return ok({ ...found.value, details: { ...found.value.details, cashUnder: waiting.eventId } })
}

/** What somebody else has taken, or another sum, or what was paid by a link since, is another matter for the desk. */
const isCashOf = ({ courierId, amount }: CashWaiting, { order, event }: Asked) =>
  order.doorPaidAt === null && courierId === courierAt(order, event) && amount === termsOf(order).toCollect

/** Longer than a slow line takes. */
const LATE_MS = 120_000

async function handOutFacts(tx: Db, asked: Asked): Promise<Result<Found, ActFailure>> {
  const { order, event } = asked
  if (asked.isVouchedFor) return ok({ isVouchedFor: true })
  const told = {
    toldLate: event.recordedAt.getTime() - event.happenedAt.getTime() > LATE_MS,
    mayGoOffline: mayGoOffline(order),
  }
  if (event.details?.proof?.kind === 'document')
    return ok({ ...told, ...(await documentFacts(tx, order, event)) })
  const found = await codeFacts(tx, asked)
  return found.ok ? ok({ ...told, ...found.value }) : found
}

/** The receiver's own code, or that of whom they send. Wrong ones of both are counted together. */
async function codeFacts(tx: Db, asked: Asked): Promise<Result<Found, ActFailure>> {
  const { order, code, secrets, log } = asked
  if (code === undefined) return ok({})
  if (order.codeTries >= limits.codeTries) return err({ code: 'receiver_code_locked' })
  const isCode = (purpose: string, sealed: Buffer | null | undefined) =>
    sealed ? isSame(secrets.open(purpose, sealed), code) : false
  if (isCode(codePurpose, order.receiverCode)) return ok({ codeIsRight: true })
  if (!isCode(delegatePurpose, await findDelegateCode(tx, order.id))) return ok({ codeIsRight: false })
  const named = log.findLast(({ verb }) => verb === 'delegate')
  return ok({ codeIsRight: true, details: { takenBy: named?.details?.delegate?.name } })
}

/** What is locked is not sent once more: it would open nothing. */
function codeStands({ receiverCode, codeTries, status }: Order): Result<Found, ActFailure> {
  if (receiverCode === null) return err({ code: 'action_not_allowed', status })
  return codeTries >= limits.codeTries ? err({ code: 'receiver_code_locked' }) : ok({})
}

function isSame(right: string | undefined, shown: string): boolean {
  if (right === undefined || right.length !== shown.length) return false
  return timingSafeEqual(Buffer.from(right), Buffer.from(shown))
}

/** Money for the goods that has left the sender's account with us. */
async function isPaidOut(tx: Db, { id, productFee }: Order): Promise<boolean> {
  if (productFee === 0) return false
  const { cod_owed: owed = 0 } = await moneyOf(tx, `order:${id}`)
  return owed < productFee || (await isPayoutMade(tx, id))
}
