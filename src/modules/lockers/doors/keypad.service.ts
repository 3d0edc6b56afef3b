import { timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '#kernel/result.ts'
import { isPerson } from '#modules/accounts/index.ts'
import { findByNumbers, type Order } from '#modules/orders/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findCells, saveKeypad } from '../bank.repo.ts'
import {
  countWrongDrop,
  findDropCodes,
  findVisitOf,
  findWaitingVisits,
  saveEntered,
} from '../codes/code.repo.ts'
import { courierMac, dropPurpose, handOutPurpose } from '../codes/purposes.ts'
import { cellFor } from '../domain/cells.ts'
import { afterWrong, isTyped, lockedUntil, lockerLimits } from '../domain/keypad.ts'
import type { TypedAnswer, TypedRequest } from '../lockers.contract.ts'
import { openDoor, viewOf } from './open-door.ts'
import { findOpenDoors, findOpeningsOf, type Opening } from './opening.repo.ts'
import { happens, notSetUp, refusal, type Stand, standAt, whyNot } from './stand.service.ts'
import { findWrongTry, insertWrongTry, type WrongTry } from './wrong-try.repo.ts'

type Code =
  | 'locker_not_set_up'
  | 'locker_keypad_locked'
  | 'locker_code_wrong'
  | 'locker_full'
  | 'locker_takes_no_money'
  | 'point_cannot_take'
  | 'action_not_allowed'

type Answer = Result<TypedAnswer, Failure<Code>>
/** Undefined: it is no code of this kind. What a wrong one has to leave behind is done when it was of none. */
type Tried = { answer?: Answer; onWrong?: () => Promise<void> }

/** Whoever stands at the keypad: a sender, a receiver or a courier. Which part was wrong is never told. */
export function typeCode(context: RequestContext, typed: TypedRequest): Promise<Answer> {
  return context.db.transaction(async (tx): Promise<Answer> => {
    const stand = await standAt(tx, context)
    if (!stand) return notSetUp
    const before = await answeredBefore(stand, typed.event_id)
    if (before) return before
    const locked = lockedUntil(stand.keypad, stand.now)
    if (locked) return err(keypadLocked(locked, stand.now))
    const tries = [
      await tryPickupCode(stand, typed),
      await tryDropCode(stand, typed),
      await tryCourierCode(stand, typed),
    ]
    const answer = tries.find(({ answer: found }) => found)?.answer
    if (answer) {
      await saveKeypad(tx, stand.point, { wrongTries: 0, lockedUntil: null })
      return answer
    }
    for (const { onWrong } of tries) await onWrong?.()
    const keypad = afterWrong(stand.keypad, stand.now)
    await saveKeypad(tx, stand.point, keypad)
    const wrong = { triedAt: stand.now, lockedUntil: keypad.lockedUntil }
    await insertWrongTry(tx, stand.point, typed.event_id, wrong)
    return err(wrongAnswer(wrong))
  })
}

const wrongAnswer = ({ triedAt, lockedUntil: until }: WrongTry): Failure<Code> =>
  until ? keypadLocked(until, triedAt) : { code: 'locker_code_wrong' }

const keypadLocked = (until: Date, now: Date): Failure<'locker_keypad_locked'> => ({
  code: 'locker_keypad_locked',
  values: { minutes: String(Math.ceil((until.getTime() - now.getTime()) / 60_000)) },
  extra: { locked_until: until.toISOString() },
})

/** The same request once more. */
async function answeredBefore({ tx, point }: Stand, eventId: string): Promise<Answer | undefined> {
  const [opened] = await findOpeningsOf(tx, point, eventId)
  if (opened) return ok(doorAnswer(opened))
  const visit = await findVisitOf(tx, point, eventId)
  if (visit?.until) return ok(courierAnswer(visit.id, visit.until))
  const wrong = await findWrongTry(tx, point, eventId)
  return wrong && err(wrongAnswer(wrong))
}

const doorAnswer = (opened: Opening): TypedAnswer => ({
  kind: opened.what === 'hand_out' ? 'hand_out' : 'drop_off',
  opening: viewOf(opened),
  visit: null,
})

const courierAnswer = (id: number, until: Date): TypedAnswer => ({
  kind: 'courier',
  opening: null,
  visit: { id, until: until.toISOString() },
})

const openFor = async ({ tx, point }: Stand, what: Opening['what'], orderId: number) =>
  (await findOpenDoors(tx, point)).find((open) => open.what === what && open.orderId === orderId)

/** A receiver, or whom they send: every parcel in the bank that the number fits is asked for its code. */
async function tryPickupCode(stand: Stand, { event_id, number, code }: TypedRequest): Promise<Tried> {
  const { tx, scene, point } = stand
  const cells = (await findCells(tx, point)).filter(({ orderId }) => orderId !== null)
  const inside = await findByNumbers(
    tx,
    cells.flatMap(({ orderId }) => orderId ?? []),
  )
  const wrong: Order[] = []
  for (const order of inside.filter(({ id, receiver }) =>
    isTyped(number, { phone: receiver.phone, orderId: id }),
  )) {
    const failure = await whyNot(tx, scene, { order, verb: 'hand_out', code })
    if (failure?.code === 'wrong_receiver_code' || failure?.code === 'receiver_code_locked') wrong.push(order)
    else if (failure && tellsThatCodeIsRight.includes(failure.code))
      return { answer: err(refusal({ ...failure, code: 'locker_takes_no_money' }, scene)) }
    const cell = cells.find(({ orderId }) => orderId === order.id)
    if (failure || !cell) continue
    const opened =
      (await openFor(stand, 'hand_out', order.id)) ??
      (await openDoor(stand, {
        cell: cell.number,
        eventId: event_id,
        what: 'hand_out',
        orderId: order.id,
        sealed: scene.secrets.seal(handOutPurpose, code),
      }))
    return { answer: ok(doorAnswer(opened)) }
  }
  return {
    onWrong: async () => {
      for (const order of wrong) await happens(tx, scene, { order, verb: 'hand_out', code }, event_id)
    },
  }
}

/** Asked only once the code was right. */
const tellsThatCodeIsRight: readonly string[] = ['locker_takes_no_money', 'collected_amount_differs']

async function tryDropCode(stand: Stand, { event_id, number, code }: TypedRequest): Promise<Tried> {
  const { tx, scene, point, now } = stand
  const isOrder = number.length > 5
  const typed = { phoneEnd: isOrder ? '' : number, orderId: isOrder ? Number(number) : null, now }
  const codes = (await findDropCodes(tx, point, typed)).filter(
    ({ wrongTries }) => wrongTries < lockerLimits.dropCodeTries,
  )
  const right = codes.find(({ sealed }) => isSame(scene.secrets.open(dropPurpose, sealed), code))
  const [order] = right ? await findByNumbers(tx, [right.orderId]) : []
  if (!order)
    return {
      onWrong: () =>
        countWrongDrop(
          tx,
          codes.map(({ orderId }) => orderId),
        ),
    }
  const open = await openFor(stand, 'drop_off', order.id)
  if (open) return { answer: ok(doorAnswer(open)) }
  const cell = cellFor(await findCells(tx, point), order.parcel)
  if (!cell) return { answer: err({ code: 'locker_full' }) }
  const failure = await whyNot(tx, scene, { order, verb: 'drop_off' })
  if (failure) return { answer: err(refusal(failure, scene)) }
  const asked = { cell: cell.number, eventId: event_id, what: 'drop_off', orderId: order.id } as const
  return { answer: ok(doorAnswer(await openDoor(stand, asked))) }
}

/** Spent as it is typed. */
async function tryCourierCode(stand: Stand, { event_id, number, code }: TypedRequest): Promise<Tried> {
  const { tx, scene, point, now } = stand
  const waiting = await findWaitingVisits(tx, point, number, now)
  const visit = waiting.find(({ courierId, mac }) =>
    timingSafeEqual(mac, courierMac(scene.secrets, { courierId, point, code })),
  )
  if (!visit || !(await isPerson(tx, visit.courierId, 'courier'))) return {}
  const until = new Date(now.getTime() + lockerLimits.visitMs)
  await saveEntered(tx, visit.id, { eventId: event_id, now, until })
  return { answer: ok(courierAnswer(visit.id, until)) }
}

function isSame(right: string | undefined, typed: string): boolean {
  if (right === undefined || right.length !== typed.length) return false
  return timingSafeEqual(Buffer.from(right), Buffer.from(typed))
}
