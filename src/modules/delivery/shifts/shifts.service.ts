import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { isOutOfUse, seeDevice } from '#modules/accounts/index.ts'
import { findFreeCards, giveCards, isNameShown, openIncident, ordersInBagOf } from '#modules/orders/index.ts'
import { cashInHands, tellHandIn } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { fieldLimits } from '../domain/field-words.ts'
import type { ShiftAnswer } from '../field/field.contract.ts'
import {
  countDeeds,
  findLastShift,
  findRunningShift,
  insertShift,
  lockShifts,
  moveShift,
  type Shift,
  saveEnd,
} from './shift.repo.ts'
import type { ShiftEnd, ShiftEnded, ShiftStart } from './shifts.contract.ts'

const courierOf = ({ caller }: RequestContext): number => {
  assert(caller.person !== undefined, 'a visitor reached a shift')
  return caller.person
}

async function shiftView(db: Db, shift: Shift, now: Date): Promise<ShiftAnswer> {
  const { id, courierId, bags, startedAt, endedAt, metres } = shift
  const deeds = await countDeeds(db, courierId, startedAt, endedAt ?? now)
  return {
    id: String(id),
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    bags,
    call_cards: endedAt ? [] : await findFreeCards(db, courierId),
    ...deeds,
    metres,
  }
}

/** The shift that runs, or the one that ended today; null before the first of a day. */
export async function readShift(db: Db, courier: number, now: Date): Promise<ShiftAnswer | null> {
  const shift = await findLastShift(db, courier)
  if (!shift) return null
  const isOver = shift.endedAt !== null && tashkentDay(shift.endedAt) !== tashkentDay(now)
  return isOver ? null : shiftView(db, shift, now)
}

/**
 * Begins the day. A shift that runs on the same phone goes on as it is; one of another day, or of a phone that was given up,
 * goes on here: nobody is kept from working by a phone that is gone.
 */
export function startShift(
  context: RequestContext,
  { device_id: device, bags }: ShiftStart,
): Promise<Result<ShiftAnswer, Failure<'shift_running' | 'device_ended'>>> {
  const courier = courierOf(context)
  const { now } = context
  return context.db.transaction(async (tx) => {
    const seen = await seenOn(tx, context, device)
    if (!seen.ok) return seen
    await lockShifts(tx, courier)
    const running = await findRunningShift(tx, courier)
    const isElsewhere = running !== undefined && running.deviceId !== device
    const isToday = running !== undefined && tashkentDay(running.startedAt) === tashkentDay(now)
    if (isElsewhere && isToday && !(await isOutOfUse(tx, courier, running.deviceId)))
      return err({ code: 'shift_running' })
    const shift = isElsewhere
      ? await moveShift(tx, running.id, device)
      : (running ?? (await insertShift(tx, { courierId: courier, deviceId: device, bags, startedAt: now })))
    await giveCards(tx, courier, fieldLimits.callCards, now)
    return ok(await shiftView(tx, shift, now))
  })
}

/**
 * Ends the day, whatever is still in the hands: it stays on the courier's list. The cash that was counted is told to the cash
 * desk, which counts it again; what differs from the books is kept for the desk the same evening.
 */
export function endShift(
  context: RequestContext,
  { device_id: device, counted: told, notes, note }: ShiftEnd,
): Promise<Result<ShiftEnded, Failure<'no_shift' | 'device_ended' | 'invalid_input'>>> {
  const courier = courierOf(context)
  const { now } = context
  return context.db.transaction(async (tx) => {
    const seen = device === undefined ? ok({}) : await seenOn(tx, context, device)
    if (!seen.ok) return seen
    await lockShifts(tx, courier)
    const running = await findRunningShift(tx, courier)
    if (!running) return err({ code: 'no_shift' })
    const expected = await cashExpected(tx, courier)
    if (told === undefined && expected > 0)
      return err({ code: 'invalid_input', fields: [{ path: 'counted', code: 'required' }] })
    const counted = told ?? 0
    const handInId = await handIn({ ...context, db: tx }, Math.min(counted, expected))
    const shift = await saveEnd(tx, running.id, { at: now, expected, counted, notes, note, handInId })
    if (counted !== expected)
      await openIncident(tx, {
        key: `shift:${shift.id}:cash`,
        kind: 'cash_difference',
        personId: courier,
        happenedAt: now,
        now,
        details: { expected, counted, note },
      })
    return ok({
      shift: await shiftView(tx, shift, now),
      expected,
      counted,
      difference: counted - expected,
      settlement_id: handInId === undefined ? null : String(handInId),
      still_in_hand: (await ordersInBagOf(tx, courier)).map((parcel) => ({
        order_id: parcel.orderId,
        tracking_code: parcel.trackingCode,
        name: isNameShown(parcel, now) ? parcel.name : '',
        reason: parcel.status,
      })),
    })
  })
}

/** By the books, less what waits for the cash desk's count already. */
async function cashExpected(tx: Db, courier: number): Promise<number> {
  const { cash, told } = await cashInHands(tx, 'courier', courier)
  return cash - told
}

const seenOn = (tx: Db, { caller, userAgent, now }: RequestContext, device: string) => {
  const { person, session } = caller
  assert(person !== undefined && session !== undefined, 'a shift is worked by somebody who is signed in')
  return seeDevice(tx, { person, session, device, userAgent, now })
}

/** What is more than the books know of stays with the courier until somebody has decided. */
async function handIn(context: RequestContext, amount: number): Promise<number | undefined> {
  if (amount <= 0) return undefined
  const told = await tellHandIn(context, amount)
  return told.ok ? Number(told.value.id) : undefined
}
