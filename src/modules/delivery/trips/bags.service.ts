import { randomInt } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { findTrackingCodes, lockOrder, orderOfScan, printBagLabel } from '#modules/orders/index.ts'
import { findPlacesBy, findPost, isDepot } from '#modules/points/index.ts'
import { pdfType } from '#platform/calls/sent-types.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { drawBagCode } from '../domain/bag-code.ts'
import { mostInBag } from '../domain/trip.ts'
import {
  type Bag,
  findBag,
  findBagsOf,
  findInBags,
  findOpenBags,
  holdBag,
  insertBag,
  putIn,
  takeOut,
} from './bag.repo.ts'
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

async function bagViews(db: Db, bags: readonly Bag[], locale: Locale): Promise<BagView[]> {
  const parcels = await findInBags(
    db,
    bags.map(({ code }) => code),
  )
  const codes = await findTrackingCodes(
    db,
    parcels.map(({ orderId }) => orderId),
  )
  const places = await findPlacesBy(
    db,
    bags.flatMap(({ fromPointId, toPointId }) => [fromPointId, toPointId]),
  )
  const placeOf = (id: number) => ({ id, name: places.get(id)?.name[locale] ?? '' })
  return bags.map((bag) => ({
    code: bag.code,
    from: placeOf(bag.fromPointId),
    to: placeOf(bag.toPointId),
    trip_id: bag.tripId === null ? null : String(bag.tripId),
    made_at: bag.madeAt.toISOString(),
    emptied_at: bag.emptiedAt?.toISOString() ?? null,
    parcels: parcels
      .filter(({ bagCode }) => bagCode === bag.code)
      .map(({ orderId }) => ({ order_id: String(orderId), tracking_code: codes.get(orderId) ?? '' })),
  }))
}

async function viewIn(db: Db, bag: Bag, locale: Locale): Promise<BagView> {
  const [view] = await bagViews(db, [bag], locale)
  assert(view, 'one was asked for')
  return view
}

export async function listBags(context: RequestContext): Promise<Ok<BagView[]>> {
  const { db, locale, caller } = context
  const place = caller.reach === 'any' ? undefined : await findPost(db, callerOf(context))
  if (caller.reach !== 'any' && place === undefined) return ok([])
  return ok(await bagViews(db, await findOpenBags(db, place), locale))
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

type Unfilled = 'not_found' | 'bag_not_open' | 'parcel_not_here'

/** A bag is filled where it was made, until it is on a trip. */
function inOpenBag<Code extends string>(
  context: RequestContext,
  { code, scan }: { code: string; scan: string },
  work: (tx: Db, bag: Bag, orderId: number) => Promise<Failure<Code> | undefined>,
): Promise<Result<BagView, Failure<Unfilled | Code>>> {
  return context.db.transaction(async (tx): Promise<Result<BagView, Failure<Unfilled | Code>>> => {
    const bag = await holdBag(tx, code)
    if (!bag || !(await isTheirs(tx, context, bag))) return err({ code: 'not_found' })
    if (bag.tripId !== null || bag.emptiedAt !== null) return err({ code: 'bag_not_open' })
    const order = await orderOfScan(tx, scan)
    if (order?.holderPointId !== bag.fromPointId)
      return err({ code: 'parcel_not_here', values: { number: scan } })
    await lockOrder(tx, order.id)
    const refused = await work(tx, bag, order.id)
    return refused ? err(refused) : ok(await viewIn(tx, bag, context.locale))
  })
}

export const fillBag = (context: RequestContext, asked: { code: string; scan: string }) =>
  inOpenBag<'bag_full' | 'parcel_in_bag'>(context, asked, async (tx, bag, orderId) => {
    const inside = await findInBags(tx, [bag.code])
    if (inside.some((one) => one.orderId === orderId)) return undefined
    if (inside.length >= mostInBag) return { code: 'bag_full', values: { max: String(mostInBag) } }
    const other = (await findBagsOf(tx, [orderId])).get(orderId)
    const waits = other === undefined ? undefined : await findBag(tx, other)
    // One that was filled elsewhere, or has driven already, says nothing any more: the parcel was scanned in here by itself.
    if (waits && waits.tripId === null && waits.fromPointId === bag.fromPointId)
      return { code: 'parcel_in_bag', values: { number: waits.code } }
    await takeOut(tx, [orderId], context.now)
    await putIn(tx, { bagCode: bag.code, orderId }, { by: callerOf(context), at: context.now })
    return undefined
  })

export const emptyBag = (context: RequestContext, asked: { code: string; scan: string }) =>
  inOpenBag<never>(context, asked, async (tx, bag, orderId) => {
    const isInside = (await findInBags(tx, [bag.code])).some((one) => one.orderId === orderId)
    if (isInside) await takeOut(tx, [orderId], context.now)
    return undefined
  })

export async function printBag(
  context: RequestContext,
  code: string,
): Promise<Result<SentFile, Failure<'not_found'>>> {
  const bag = await findBag(context.db, code)
  if (!bag || !(await isTheirs(context.db, context, bag))) return err({ code: 'not_found' })
  // Whoever carries it reads Uzbek, whatever the screen is set to.
  const { from, to, parcels } = await viewIn(context.db, bag, 'uz')
  const label = { code, from: from.name, to: to.name, parcels: parcels.length }
  return ok({ name: `${code}.pdf`, type: pdfType, bytes: await printBagLabel(label, context.now) })
}
