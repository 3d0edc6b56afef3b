import { readBagCode } from '#kernel/bag-code.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { startOfDay } from '#kernel/tashkent.ts'
import { nameKey } from '#modules/accounts/index.ts'
import { findMovementsAbout } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findClaims } from '../claims/claim.repo.ts'
import { pickupCodeOf } from '../codes/pickup-code.service.ts'
import type { OrderEvent } from '../domain/events.ts'
import { orderIdOf } from '../domain/numbers.ts'
import type { Order } from '../domain/order.ts'
import { searchQuery } from '../domain/search-tokens.ts'
import { type Status, statuses, statusGroups } from '../domain/words.ts'
import { filesSeen } from '../files/order-files.service.ts'
import { findOrder } from '../life/order.repo.ts'
import { findLog, findLogs } from '../life/order-event.repo.ts'
import { findRefundsOf } from '../life/refund.repo.ts'
import { isRead, orderOfScan, reachedByLabel } from '../life/scan.service.ts'
import type { Scene } from '../life/scene.service.ts'
import type { OrderAnswer, OrderDetail } from '../orders.contract.ts'
import { answering, detailOf } from './answer.ts'
import { findBasket, findOrders, type OrderFilter } from './list.repo.ts'
import type { Narrowed } from './narrowed.repo.ts'
import type { OrderList, OrderQuery } from './order-list.contract.ts'
import { sightAlong } from './sight.service.ts'

/** `narrowed`: what only the desk asks for. */
export async function listOrders(
  scene: Scene,
  query: OrderQuery,
  narrowed?: Narrowed,
): Promise<Result<OrderList, never>> {
  const viewer = scene.doer.actor === 'owner' ? 'owner' : 'staff'
  const sought = query.q?.trim() ? searchQuery(query.q, nameKey, viewer) : undefined
  if (query.q?.trim() && sought === undefined) return ok({ items: [], next_cursor: null })
  const filter = filterOf(query, sought)
  const found = await findOrders(scene.db, scene.doer.reach, { ...filter, narrowed, limit: query.limit + 1 })
  const page = found.slice(0, query.limit)
  const answer = answering(scene)
  return ok({
    items: page.map(({ order, log }) => answer(order, log)),
    next_cursor: found.length > query.limit ? cursorOf(page.at(-1)?.order) : null,
  })
}

/** By its number, or by what a scanner reads off the parcel. */
export async function readOrder(
  scene: Scene,
  scanned: string,
): Promise<Result<OrderDetail, { code: 'not_found' | 'bag_not_parcel' }>> {
  if (readBagCode(scanned) !== undefined) return err({ code: 'bag_not_parcel' })
  const labelled = isRead(scanned) ? await orderOfScan(scene.db, scanned) : undefined
  const { doer } = labelled ? reachedByLabel(scene, labelled) : scene
  const number = labelled?.id ?? orderIdOf(scanned)
  const order = number === undefined ? undefined : await findOrder(scene.db, number, doer.reach)
  return order ? ok(await detailFor(scene, order)) : err({ code: 'not_found' })
}

export async function detailFor(scene: Scene, order: Order): Promise<OrderDetail> {
  const log = await findLog(scene.db, order.id)
  return detailAlong(scene, order, log)
}

/** The same for whoever has the log already; what does not wait for each other is asked at once. */
export async function detailAlong(
  scene: Scene,
  order: Order,
  log: readonly OrderEvent[],
): Promise<OrderDetail> {
  const { db, doer, now } = scene
  const isWhole = sightAlong(log, scene, order) === 'whole'
  const [claims, refund, pickup_code, files] = await Promise.all([
    findClaims(db, order.id),
    refundOf(db, order),
    isWhole && doer.actor !== 'owner' ? pickupCodeOf(db, order, log, now) : null,
    isWhole ? filesSeen(scene, order) : [],
  ])
  return { ...detailOf(order, log, claims, scene, refund), pickup_code, files }
}

/**
 * What goes back the way it came has rows of its own, done or not; the balance has it at once, as the books say. Of money
 * that was paid in two ways the larger part is told. What the receiver paid is not the sender's.
 */
async function refundOf(db: Db, order: Order): Promise<OrderDetail['refund']> {
  if (order.status !== 'cancelled' || order.paidAt !== null) return null
  const asked = (await findRefundsOf(db, [order.id])).filter(({ key }) => !key.includes(':door:'))
  const movements = await findMovementsAbout(db, [`order:${order.id}`])
  const toProvider = sumOf(asked)
  const toBalance = sumOf(movements.filter(({ template }) => template === 'refund_to_balance'))
  if (toBalance > toProvider) return { amount: toBalance, to: 'balance', provider: null, done: true }
  const [first] = asked
  if (!first) return null
  const done = asked.every(({ doneAt }) => doneAt !== null)
  return { amount: toProvider, to: 'provider', provider: first.provider, done }
}

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

export async function readBasket(scene: Scene): Promise<{ items: OrderAnswer[]; total: number }> {
  const orders = scene.doer.personId === undefined ? [] : await findBasket(scene.db, scene.doer.personId)
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  return { items: await answersOf(orders, scene), total }
}

export async function answersOf(orders: readonly Order[], scene: Scene): Promise<OrderAnswer[]> {
  const logs = await findLogs(
    scene.db,
    orders.map(({ id }) => id),
  )
  const answer = answering(scene)
  return orders.map((order) => answer(order, logs.get(order.id) ?? []))
}

const dayMs = 86_400_000

function filterOf(query: OrderQuery, sought: string | undefined): Omit<OrderFilter, 'limit'> {
  return {
    statuses: statusesOf(query),
    paid: query.paid,
    awaitingCall: query.awaiting_call ?? false,
    from: query.from ? startOfDay(query.from).toISOString() : '-infinity',
    before: beforeOf(query),
    query: sought,
  }
}

function statusesOf({ status, group }: OrderQuery): readonly Status[] {
  const inGroup: readonly Status[] = group ? statusGroups[group] : statuses
  return status ? inGroup.filter((one) => status.includes(one)) : inGroup
}

/** Behind the cursor, and not after the last day that is asked for. */
function beforeOf({ cursor, to }: OrderQuery): OrderFilter['before'] {
  const { at, id } = readCursor(cursor)
  const end = to ? startOfDay(to).getTime() + dayMs : Number.POSITIVE_INFINITY
  if (end <= at) return { createdAt: instant(end), id: 0 }
  return { createdAt: instant(at), id }
}

const instant = (ms: number) => (Number.isFinite(ms) ? new Date(ms).toISOString() : 'infinity')

const newest = { at: Number.POSITIVE_INFINITY, id: 0 }
const cursorShape = /^(\d{1,13})\.([1-9]\d{7})$/

const cursorOf = (last: Pick<Order, 'createdAt' | 'id'> | undefined) =>
  last ? `${last.createdAt.getTime()}.${last.id}` : null

/** A cursor that is none of ours begins anew. */
function readCursor(cursor: string | undefined): { at: number; id: number } {
  const [, ms, id] = cursorShape.exec(cursor ?? '') ?? []
  return id === undefined ? newest : { at: Number(ms), id: Number(id) }
}
