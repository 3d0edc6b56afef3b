import { randomInt } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { drawBagCode } from '#kernel/bag-code.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { lockBag, lockOrder, type Order, orderOfScan, printBagLabel } from '#modules/orders/index.ts'
import { findPlacesBy, findPost, isDepot } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { mostInBag } from '../domain/trip.ts'
import { type Bag, findBag, findOpenBags, insertBag, putIn, takeOut } from './bag.repo.ts'
import { bagsOf, emptiedAt, type Filled, filled, isOpen } from './bag-content.service.ts'
import type { BagRequest, BagView } from './trips.contract.ts'
import { callerOf, ownPlace } from './trips.service.ts'

const DRAWS = 10

export function makeBag(
  context: RequestContext,
  { from_point_id, to_point_id: to }: BagRequest,
): Promise<Result<BagView, Failure<'trip_places_wrong'>>> {
  return context.db.transaction(async (tx) => {
    const from = await ownPlace(tx, context, from_point_id)
    if (from === undefined || from === to || !(await isDepot(tx, from)) || !(await isDepot(tx, to)))
      return err({ code: 'trip_places_wrong' })
    const about = { fromPointId: from, toPointId: to, madeBy: callerOf(context), madeAt: context.now }
    for (let draw = 0; draw < DRAWS; draw++) {
      const bag = await insertBag(tx, { ...about, code: drawBagCode(randomInt) })
      if (bag) return ok(await viewIn(tx, bag, context.locale))
    }
    assert(false, 'ten random numbers in a row were taken')
  })
}

async function bagViews(db: Db, bags: readonly Filled[], locale: Locale): Promise<BagView[]> {
  const places = await findPlacesBy(
    db,
    bags.flatMap(({ fromPointId, toPointId }) => [fromPointId, toPointId]),
  )
  const placeOf = (id: number) => ({ id, name: places.get(id)?.name[locale] ?? '' })
  return bags.map((bag) => {
    const tripId = bag.inside[0]?.tripId ?? null
    return {
      code: bag.code,
      from: placeOf(bag.fromPointId),
      to: placeOf(bag.toPointId),
      trip_id: tripId === null ? null : String(tripId),
      made_at: bag.madeAt.toISOString(),
      emptied_at: emptiedAt(bag)?.toISOString() ?? null,
      parcels: bag.inside.map(({ orderId, trackingCode }) => ({
        order_id: String(orderId),
        tracking_code: trackingCode,
      })),
    }
  })
}

async function viewIn(db: Db, bag: Bag, locale: Locale): Promise<BagView> {
  const [view] = await bagViews(db, await filled(db, [bag]), locale)
  assert(view, 'one was asked for')
  return view
}

/** Empty for longer, it is not filled any more: whoever wants one makes it anew. */
const EMPTY_SHOWN_MS = 86_400_000

export async function listBags(context: RequestContext): Promise<Ok<BagView[]>> {
  const { db, locale, caller, now } = context
  const place = caller.reach === 'any' ? undefined : await findPost(db, callerOf(context))
  if (caller.reach !== 'any' && place === undefined) return ok([])
  const bags = await filled(db, await findOpenBags(db, place, new Date(now.getTime() - EMPTY_SHOWN_MS)))
  return ok(
    await bagViews(
      db,
      bags.filter((bag) => emptiedAt(bag) === null),
      locale,
    ),
  )
}

/** Whoever works at one of its ends, and the desk. */
async function isTheirs(db: Db, context: RequestContext, { fromPointId, toPointId }: Bag): Promise<boolean> {
  if (context.caller.reach === 'any') return true
  const post = await findPost(db, callerOf(context))
  return post === fromPointId || post === toPointId
}

export async function readBag(
  context: RequestContext,
  code: string,
): Promise<Result<BagView, Failure<'not_found'>>> {
  const bag = await findBag(context.db, code)
  if (!bag || !(await isTheirs(context.db, context, bag))) return err({ code: 'not_found' })
  return ok(await viewIn(context.db, bag, context.locale))
}

type Unfilled = 'not_found' | 'bag_not_open' | 'bag_elsewhere' | 'parcel_not_here'

/** A bag is filled where it was made, by whoever works there and the desk, until it leaves. */
function inOpenBag<Code extends string>(
  context: RequestContext,
  { code, scan }: { code: string; scan: string },
  work: (tx: Db, bag: Filled, orderId: number) => Promise<Failure<Code> | undefined>,
): Promise<Result<BagView, Failure<Unfilled | Code>>> {
  return context.db.transaction(async (tx): Promise<Result<BagView, Failure<Unfilled | Code>>> => {
    await lockBag(tx, code)
    const found = await findBag(tx, code)
    if (!found || !(await isTheirs(tx, context, found))) return err({ code: 'not_found' })
    const [bag] = await filled(tx, [found])
    assert(bag, 'one was asked for')
    if (!isOpen(bag)) return err({ code: 'bag_not_open' })
    if ((await ownPlace(tx, context, bag.fromPointId)) === undefined) return err({ code: 'bag_elsewhere' })
    const order = await holdParcel(tx, scan)
    if (order?.holderPointId !== bag.fromPointId)
      return err({ code: 'parcel_not_here', values: { number: scan } })
    const refused = await work(tx, bag, order.id)
    return refused ? err(refused) : ok(await viewIn(tx, bag, context.locale))
  })
}

/** As it is until the transaction ends. */
async function holdParcel(tx: Db, scan: string): Promise<Order | undefined> {
  const found = await orderOfScan(tx, scan)
  if (!found) return undefined
  await lockOrder(tx, found.id)
  return orderOfScan(tx, found.trackingCode)
}

const isInside = ({ inside }: Filled, id: number) => inside.some(({ orderId }) => orderId === id)

export const fillBag = (context: RequestContext, asked: { code: string; scan: string }) =>
  inOpenBag<'bag_full' | 'parcel_in_bag'>(context, asked, (tx, bag, orderId) =>
    putInto(tx, bag, orderId, { by: callerOf(context), at: context.now }),
  )

type By = { by: number; at: Date }

async function putInto(
  tx: Db,
  bag: Filled,
  orderId: number,
  { by, at }: By,
): Promise<Failure<'bag_full' | 'parcel_in_bag'> | undefined> {
  if (isInside(bag, orderId)) return undefined
  if (bag.inside.length >= mostInBag) return { code: 'bag_full', values: { max: String(mostInBag) } }
  const other = (await bagsOf(tx, [orderId])).get(orderId)
  if (other !== undefined) return { code: 'parcel_in_bag', values: { number: other } }
  await takeOut(tx, orderId, at)
  await putIn(tx, { code: bag.code, orderId }, { by, at })
  return undefined
}

type Slipped =
  | { kind: 'in'; parcels: number; isNew: boolean }
  | { kind: 'full' }
  | { kind: 'elsewhere'; bag: string }
  /** Loaded, or done with: nothing goes into it any more. */
  | { kind: 'gone' }

/** What was just sorted goes into the bag of its lane; the caller holds the bag and the parcel. */
export async function slipInto(tx: Db, code: string, orderId: number, by: By): Promise<Slipped> {
  const bag = await openBag(tx, code)
  if (!bag) return { kind: 'gone' }
  const refused = await putInto(tx, bag, orderId, by)
  if (refused?.code === 'bag_full') return { kind: 'full' }
  if (refused) return { kind: 'elsewhere', bag: refused.values?.number ?? '' }
  const isNew = !isInside(bag, orderId)
  return { kind: 'in', parcels: bag.inside.length + (isNew ? 1 : 0), isNew }
}

/** False: it has left, and nobody takes anything out of it here. */
export async function slipOut(tx: Db, code: string, orderId: number, at: Date): Promise<boolean> {
  await lockBag(tx, code)
  const bag = await openBag(tx, code)
  if (!bag) return false
  if (isInside(bag, orderId)) await takeOut(tx, orderId, at)
  return true
}

async function openBag(tx: Db, code: string): Promise<Filled | undefined> {
  const found = await findBag(tx, code)
  const [bag] = found ? await filled(tx, [found]) : []
  return bag && isOpen(bag) ? bag : undefined
}

export const emptyBag = (context: RequestContext, asked: { code: string; scan: string }) =>
  inOpenBag<never>(context, asked, async (tx, bag, orderId) => {
    if (isInside(bag, orderId)) await takeOut(tx, orderId, context.now)
    return undefined
  })

export async function printBag(
  context: RequestContext,
  code: string,
  format: 'pdf' | 'zpl',
): Promise<Result<SentFile, Failure<'not_found' | 'rate_limited' | 'service_unavailable'>>> {
  const bag = await findBag(context.db, code)
  if (!bag || !(await isTheirs(context.db, context, bag))) return err({ code: 'not_found' })
  // Whoever carries it reads Uzbek, whatever the screen is set to.
  const { from, to, parcels } = await viewIn(context.db, bag, 'uz')
  const label = { code, from: from.name, to: to.name, parcels: parcels.length }
  return printBagLabel(label, { format, by: callerOf(context), now: context.now })
}
