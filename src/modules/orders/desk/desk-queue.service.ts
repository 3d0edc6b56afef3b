import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { findPeople, type PersonRow, recordAudit } from '#modules/accounts/index.ts'
import { districtById, regions } from '#modules/geo/index.ts'
import { tellDesk } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { orderIdOf } from '../domain/numbers.ts'
import type { Order } from '../domain/order.ts'
import { calledByNow } from '../domain/promise/call-by.ts'
import { findOrder, lockOrder } from '../life/order.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import { answersOf } from '../read/list.service.ts'
import {
  type CallRow,
  countWaiting,
  endCall,
  findCalls,
  findWaiting,
  holdCall,
  insertCall,
} from './desk-call.repo.ts'
import type {
  CallAnswer,
  Confirmation,
  ConfirmationList,
  ConfirmationQuery,
  NoAnswerRequest,
  OwnerAnswer,
} from './desk-orders.contract.ts'

/** Long enough to ring and talk; then somebody else may try. */
const holdMs = 5 * 60_000

type Refused = Failure<'not_found' | 'not_waiting' | 'call_taken'>

/** What waits for the call that confirms it, oldest first. */
export async function listConfirmations(
  scene: Scene,
  { cursor, limit }: ConfirmationQuery,
): Promise<Result<ConfirmationList, never>> {
  const { db, now } = scene
  const found = await findWaiting(db, readCursor(cursor), limit + 1)
  const page = found.slice(0, limit)
  const counts = await countWaiting(db, calledByNow(now))
  return ok({
    items: await confirmationsOf(scene, page),
    next_cursor: found.length > limit ? cursorOf(page.at(-1)) : null,
    ...counts,
  })
}

/** "I am on it": others see so for five minutes. Asked again by the same person, the time begins anew. */
export function startCall(scene: Scene, id: string): Promise<Result<Confirmation, Refused>> {
  return withWaiting(scene, id, async (tx, order, open) => {
    const heldUntil = new Date(scene.now.getTime() + holdMs)
    if (open) await holdCall(tx, open.id, heldUntil)
    else await begin(tx, scene, order, heldUntil)
  })
}

/** Rang, and nobody answered: kept with the order, which stays in its place. */
export function tellNoAnswer(
  scene: Scene,
  id: string,
  { note }: NoAnswerRequest,
): Promise<Result<Confirmation, Refused>> {
  return withWaiting(scene, id, async (tx, order, open) => {
    const call = open?.id ?? (await begin(tx, scene, order, scene.now))
    await endCall(tx, call, { at: scene.now, outcome: 'no_answer', note })
    await recordAudit(tx, scene, {
      action: 'order.no_answer',
      object: `order:${order.id}`,
      after: { note: note ?? null },
    })
  })
}

/** "Not I after all." */
export function leaveCall(scene: Scene, id: string): Promise<Result<Confirmation, Refused>> {
  return withWaiting(scene, id, async (tx, _, open) => {
    if (open) await endCall(tx, open.id, { at: scene.now, outcome: undefined, note: undefined })
  })
}

function begin(tx: Db, { doer, now }: Scene, { id }: Order, heldUntil: Date): Promise<number> {
  assert(doer.personId !== undefined, 'the system calls nobody')
  return insertCall(tx, { orderId: id, personId: doer.personId, startedAt: now, heldUntil })
}

type Step = (tx: Db, order: Order, own: CallRow | undefined) => Promise<void>

/** Under the lock of the order, so that of two operators at the same moment the second is told of the first. */
function withWaiting(scene: Scene, id: string, step: Step): Promise<Result<Confirmation, Refused>> {
  const number = orderIdOf(id)
  if (number === undefined) return Promise.resolve(err({ code: 'not_found' }))
  return scene.db.transaction(async (tx) => {
    await lockOrder(tx, number)
    const order = await findOrder(tx, number, scene.doer.reach)
    if (!order) return err({ code: 'not_found' })
    if (order.status !== 'draft' || order.submittedAt === null) return err({ code: 'not_waiting' })
    const open = (await findCalls(tx, [number])).find((call) => isOpen(call, scene.now))
    if (open && open.personId !== scene.doer.personId)
      return err({ code: 'call_taken', values: { name: open.fullName } })
    await step(tx, order, open)
    await tellDesk(tx)
    const [shown] = await confirmationsOf({ ...scene, db: tx }, [order])
    assert(shown, 'an order that was just read is there')
    return ok(shown)
  })
}

const isOpen = ({ endedAt, heldUntil }: CallRow, now: Date) => endedAt === null && heldUntil > now

async function confirmationsOf(scene: Scene, orders: readonly Order[]): Promise<Confirmation[]> {
  const answers = await answersOf(orders, scene)
  const owners = await findPeople(
    scene.db,
    orders.map(({ ownerId }) => ownerId),
  )
  const calls = await findCalls(
    scene.db,
    orders.map(({ id }) => id),
  )
  return orders.map((order, index) => {
    const answer = answers[index]
    assert(answer, 'every order has its answer')
    return {
      id: String(order.id),
      order: answer,
      owner: ownerOf(owners.get(order.ownerId)),
      from_place: shortPlace(order.sender.districtId, scene),
      to_place: shortPlace(order.receiver.districtId, scene),
      calls: calls.filter(({ orderId }) => orderId === order.id).map((call) => callOf(call, scene.now)),
    }
  })
}

type Spoken = Pick<Scene, 'locale'>

/** As short as a column is narrow. */
export const shortPlace = (districtId: number, { locale }: Spoken) =>
  districtById(districtId)?.shortNames[locale] ?? ''

/** Region and district. */
export function wholePlace(districtId: number, { locale }: Spoken): string {
  const district = districtById(districtId)
  const region = regions.find(({ id }) => id === district?.regionId)
  return [region?.name[locale], district?.names[locale]].filter(Boolean).join(', ')
}

export function ownerOf(person: PersonRow | undefined): OwnerAnswer {
  assert(person, 'an order has an owner')
  const { id, fullName, phone, type, company } = person
  return { id: String(id), full_name: fullName, phone, type, company }
}

export function callOf(call: CallRow, now: Date): CallAnswer {
  return {
    at: call.startedAt.toISOString(),
    by: { id: String(call.personId), full_name: call.fullName },
    outcome: isOpen(call, now) ? 'calling' : (call.outcome ?? 'left'),
    until: call.heldUntil.toISOString(),
    note: call.note,
  }
}

const cursorShape = /^(\d{1,13})\.([1-9]\d{7})$/

const cursorOf = (last: Order | undefined) =>
  last?.submittedAt ? `${last.submittedAt.getTime()}.${last.id}` : null

/** A cursor that is none of ours begins anew. */
function readCursor(cursor: string | undefined): { submittedAt: string; id: number } {
  const [, ms, id] = cursorShape.exec(cursor ?? '') ?? []
  const at = new Date(Number(ms))
  return id === undefined || Number.isNaN(at.getTime())
    ? { submittedAt: '-infinity', id: 0 }
    : { submittedAt: at.toISOString(), id: Number(id) }
}
