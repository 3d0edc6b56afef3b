import { randomInt } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { findByNumbers, isOwner, type Order } from '#modules/orders/index.ts'
import { findPoint, type Point } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { emit } from '#platform/jobs/outbox.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { findKeypad } from '../bank.repo.ts'
import { lockerLimits, phoneEnd } from '../domain/keypad.ts'
import { dropCodeIssued } from '../events.ts'
import type { DropCodeAnswer } from '../lockers.contract.ts'
import { type DropCode, findDropCode, keepDropCode, type NewDropCode, saveDropCode } from './code.repo.ts'
import { drawCode } from './draw-code.ts'
import { dropPurpose } from './purposes.ts'

type Deps = { db: Db; secrets: Secrets; now: Date }

const renewed = { name: 'locker-drop-codes', limit: 20, windowMs: 3_600_000 }

/** Of an order of the caller's own. The first one is there from the first time that somebody asks for it. */
export function readDropCode(
  context: RequestContext,
  id: string,
): Promise<Result<DropCodeAnswer, Failure<'not_found'>>> {
  return context.db.transaction(async (tx) => {
    const order = await ownOrder(tx, context, id)
    if (!order) return err({ code: 'not_found' })
    const deps = { ...context, db: tx }
    const code = await codeFor(deps, order)
    return ok(await answerOf(deps, order, code, context))
  })
}

export async function renewDropCode(
  context: RequestContext,
  id: string,
): Promise<Result<DropCodeAnswer, Failure<'not_found' | 'rate_limited'>>> {
  const seconds = context.wait(renewed)
  if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
  return context.db.transaction(async (tx) => {
    const order = await ownOrder(tx, context, id)
    if (!order) return err({ code: 'not_found' })
    const deps = { ...context, db: tx }
    const point = await lockerFor(tx, order)
    const code = point && !isCash(order) ? await saveDropCode(tx, drawFor(deps, order, point)) : undefined
    return ok(await answerOf(deps, order, code, context))
  })
}

async function ownOrder(tx: Db, { caller }: RequestContext, id: string): Promise<Order | undefined> {
  assert(caller.person !== undefined, 'a visitor has no orders')
  if (!(await isOwner(tx, Number(id), caller.person))) return undefined
  return (await findByNumbers(tx, [Number(id)]))[0]
}

/** The locker where its sender hands it in; undefined when there is nothing to hand in, or nowhere. */
async function lockerFor(db: Db, { status, holder, sender }: Order): Promise<Point | undefined> {
  if (status !== 'new' || holder !== 'sender' || sender.pointId === undefined) return undefined
  const point = await findPoint(db, sender.pointId)
  return point?.kind === 'locker' && (await findKeypad(db, point.id)) ? point : undefined
}

/** A locker takes no money: what is paid as it is handed in has to be paid before. */
const isCash = ({ paymentType, paidAt, total }: Order) =>
  paymentType === 'cash' && paidAt === null && total > 0

/** The one that holds, or the first one. */
export async function codeFor(deps: Deps, order: Order): Promise<DropCode | undefined> {
  const point = await lockerFor(deps.db, order)
  if (!point || isCash(order)) return undefined
  const code = await findDropCode(deps.db, order.id)
  return code?.pointId === point.id ? code : keepDropCode(deps.db, drawFor(deps, order, point))
}

function drawFor({ secrets, now }: Deps, order: Order, { id: pointId }: Point): NewDropCode {
  return {
    orderId: order.id,
    pointId,
    phoneEnd: phoneEnd(order.sender.phone),
    sealed: secrets.seal(dropPurpose, drawCode(randomInt)),
    validUntil: new Date(now.getTime() + lockerLimits.dropCodeMs),
    now,
  }
}

async function answerOf(
  { db, secrets, now }: Deps,
  order: Order,
  code: DropCode | undefined,
  { locale }: Pick<RequestContext, 'locale'>,
): Promise<DropCodeAnswer> {
  const place = await lockerFor(db, order)
  const point = place ? { id: place.id, name: place.name[locale], address: place.address[locale] } : null
  const nothing = { number: null, code: null, expires_at: null, point }
  if (!point) return { state: 'none', ...nothing }
  if (!code) return { state: 'cash', ...nothing }
  if (code.wrongTries >= lockerLimits.dropCodeTries) return { state: 'locked', ...nothing }
  const digits = secrets.open(dropPurpose, code.sealed)
  if (code.validUntil <= now || digits === undefined) return { state: 'over', ...nothing }
  return {
    state: 'open',
    number: code.phoneEnd,
    code: digits,
    expires_at: code.validUntil.toISOString(),
    point,
  }
}

/** An order has become one that a sender brings: once, they are told what to type there. */
export async function issueDropCode({ db, ...deps }: Deps, orderId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await findByNumbers(tx, [orderId])
    if (!order || (await codeFor({ ...deps, db: tx }, order)) === undefined) return
    await emit(tx, dropCodeIssued, `order:${orderId}`, { orderId })
  })
}

type DropCodeToSend = { phone: string; number: string; code: string; ownerId: number }

/** For the message; undefined when there is nothing to hand in any more, or the code is another matter by now. */
export async function readDropCodeToSend(deps: Deps, orderId: number): Promise<DropCodeToSend | undefined> {
  const [order] = await findByNumbers(deps.db, [orderId])
  const isToBring = order && (await lockerFor(deps.db, order)) !== undefined
  const kept = isToBring ? await findDropCode(deps.db, orderId) : undefined
  const code = kept && deps.secrets.open(dropPurpose, kept.sealed)
  if (!order || !kept || code === undefined) return undefined
  return { phone: order.sender.phone, number: kept.phoneEnd, code, ownerId: order.ownerId }
}
