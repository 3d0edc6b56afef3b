import { assert } from '#kernel/assert.ts'
import { parsePhone } from '#kernel/phone.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { nameKey } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { needsYes } from '../codes/document-facts.service.ts'
import { allowedActions } from '../domain/allowed-actions.ts'
import { canGoOffline } from '../domain/codes/offline.ts'
import { liesSince } from '../domain/counter/stay.ts'
import type { OrderEvent } from '../domain/events.ts'
import { orderIdOf } from '../domain/numbers.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { project } from '../domain/projection.ts'
import { searchQuery } from '../domain/search-tokens.ts'
import { fieldSight, type Sight } from '../domain/sight/field-sight.ts'
import { type Wishes, wishesOf } from '../domain/wishes.ts'
import type { Verb } from '../domain/words.ts'
import { findOrder } from '../life/order.repo.ts'
import { findLog, findLogs } from '../life/order-event.repo.ts'
import { isRead, orderOfScan, typedNumbers } from '../life/scan.service.ts'
import type { Scene } from '../life/scene.service.ts'
import type { OrderDetail } from '../orders.contract.ts'
import { detailAlong } from '../read/list.service.ts'
import { findLyingAt, findOthersOf, findSoughtAt } from './at-counter.repo.ts'

/** A parcel as somebody at a counter has to do with it. */
export type AtCounter = {
  order: Order
  /** What they may do with it by the lifecycle alone; a locked code leaves the document. */
  actions: readonly Verb[]
  /** How much of it they may see. */
  sight: Sight
  since: Date
  refused: boolean
  extended: boolean
  toCollect: number
  /** May be handed out without a line. */
  offline: boolean
  /** By a document only with an operator's yes. */
  needsOperator: boolean
  wishes: Wishes
}

type Looking = Pick<Scene, 'db' | 'doer' | 'now'>

function standsAtCounter(
  order: Order,
  log: readonly OrderEvent[],
  { doer, now }: Omit<Looking, 'db'>,
): AtCounter {
  const terms = termsOf(order)
  const { state, effective } = project(terms, log)
  assert(state, 'an order begins with being placed')
  const { actor, personId, pointId } = doer
  return {
    order,
    actions: allowedActions({ state, terms }, { actor, personId, pointId, happenedAt: now }),
    sight: fieldSight(order, state, doer, now),
    since: liesSince(effective) ?? order.createdAt,
    refused: state.refused,
    extended: state.storageExtended,
    toCollect: terms.toCollect,
    offline: canGoOffline(order, state.refused),
    needsOperator: needsYes(order),
    wishes: wishesOf(state, effective),
  }
}

/** Everything that lies where the caller works. */
export async function parcelsAtPost(looking: Looking, limit: number): Promise<AtCounter[]> {
  const { doer, db } = looking
  return doer.pointId === undefined ? [] : withLogs(looking, await findLyingAt(db, doer.pointId, limit))
}

async function withLogs(looking: Looking, orders: readonly Order[]): Promise<AtCounter[]> {
  const logs = await findLogs(
    looking.db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => standsAtCounter(order, logs.get(order.id) ?? [], looking))
}

/** So few digits are in every second number. */
const FEWEST_DIGITS = 3
const FEWEST_LETTERS = 2

/**
 * By a phone in any writing, by the last digits of a code or a phone, by a name in any script. Names are found among what the
 * caller sees whole: of the rest nobody hears for whom it is. Whoever says their number in full hears also of what is on its way.
 */
export async function searchAtPost(looking: Looking, text: string, limit: number): Promise<AtCounter[]> {
  const { doer, db } = looking
  if (doer.pointId === undefined) return []
  const phone = parsePhone(text)
  const digits = /^[\d\s()+.-]*$/.test(text) ? text.replace(/\D/g, '') : ''
  const isTooShort =
    digits === '' ? nameKey(text).replace(/\s/g, '').length < FEWEST_LETTERS : digits.length < FEWEST_DIGITS
  if (isTooShort) return []
  const query = searchQuery(phone ?? text, nameKey, 'staff') ?? null
  const sought = { query, ending: digits === '' ? null : digits, comingToo: phone !== undefined }
  const found = await withLogs(looking, await findSoughtAt(db, doer.pointId, sought, limit))
  return digits === '' ? found.filter(({ sight }) => sight === 'whole') : found
}

/** Whose parcels else lie here is asked for those that are handed out. */
export const othersFor = ({ db }: Pick<Scene, 'db'>, order: Order, limit: number): Promise<Order[]> =>
  findOthersOf(db, order, limit)

/** What a label names, whoever has read it. */
export const orderOfLabel = async (db: Db, text: string): Promise<Order | undefined> =>
  isRead(text) ? orderOfScan(db, text) : undefined

/** What a typed number names, as far as it is a business of whoever typed it. */
export async function orderByNumber(scene: Scene, text: string): Promise<Order | undefined> {
  const number = orderIdOf(text)
  return number === undefined ? undefined : findOrder(scene.db, number, scene.doer.reach)
}

/**
 * By the number on a label that cannot be read: what a courier or a van brings. Everybody can type a number, so that only
 * some are answered in an hour, as where it is taken in.
 */
export async function carriedByNumber(
  scene: Scene,
  text: string,
): Promise<Result<Order | undefined, Failure<'rate_limited'>>> {
  if (orderIdOf(text) === undefined) return ok(undefined)
  const seconds = scene.wait(typedNumbers)
  if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
  const order = await orderOfScan(scene.db, text)
  return ok(order && (order.holder === 'courier' || order.holder === 'trip') ? order : undefined)
}

/** A parcel with all that its own page tells this caller. */
export async function detailAtCounter(
  scene: Scene,
  order: Order,
): Promise<{ parcel: AtCounter; detail: OrderDetail }> {
  const log = await findLog(scene.db, order.id)
  return { parcel: standsAtCounter(order, log, scene), detail: await detailAlong(scene, order, log) }
}

/** One that lies where the caller works. */
export async function parcelAtPost(looking: Scene, id: number): Promise<AtCounter | undefined> {
  const { db, doer } = looking
  const order = await findOrder(db, id, doer.reach)
  if (!order || order.holderPointId !== doer.pointId) return undefined
  return standsAtCounter(order, await findLog(db, id), looking)
}
