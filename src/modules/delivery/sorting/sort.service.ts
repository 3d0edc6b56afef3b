import { assert } from '#kernel/assert.ts'
import { readBagCode } from '#kernel/bag-code.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import {
  lockBag,
  lockOrder,
  type Order,
  orderOfScan,
  performScanned,
  type Scene,
  sceneOf,
  sightOf,
  spoken,
} from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { oddOf, staysHere, type ToSort } from '../domain/lane.ts'
import type { OddWord } from '../domain/lane-words.ts'
import { isUnlisted } from '../domain/trip.ts'
import { slipInto } from '../trips/bags.service.ts'
import { tellSurplus } from '../trips/differences.service.ts'
import { findTrip, shareTrip, type Trip } from '../trips/trip.repo.ts'
import { callerOf } from '../trips/trips.service.ts'
import { depotOf, laneViewOf, type SortFailure } from './depot.service.ts'
import { type Lane, saveBag } from './lane.repo.ts'
import { type Hall, hallOf, keyIn, laneFor, laneIn } from './lanes.service.ts'
import { districtName, placesOfRows } from './places.service.ts'
import { sortBag } from './sort-bag.service.ts'
import { countSorted, findStay, type Stay, saveSorted } from './sorted.repo.ts'
import type { SortAnswer, SortRequest } from './sorting.contract.ts'

/** One scan of whoever sorts: in, to its lane, and into the bag of that lane. */
export function sort(
  context: RequestContext,
  { code, trip_id }: SortRequest,
): Promise<Result<SortAnswer, SortFailure>> {
  return context.db.transaction(async (tx): Promise<Result<SortAnswer, SortFailure>> => {
    const inside = { ...context, db: tx }
    const depot = await depotOf(tx, context)
    if (depot === undefined) return err({ code: 'not_at_depot' })
    const trip = trip_id === undefined ? undefined : await shareTrip(tx, trip_id)
    if (trip_id !== undefined && trip?.toPointId !== depot) return err({ code: 'not_found' })
    if (trip?.state === 'cancelled') return err({ code: 'trip_not_now' })
    const bag = readBagCode(code)
    return bag === undefined
      ? sortParcel(await sceneOf(inside), { depot, trip, code })
      : sortBag(inside, { depot, trip, code: bag })
  })
}

type Asked = { depot: number; trip: Trip | undefined; code: string }

async function sortParcel(
  scene: Scene,
  { depot, trip, code }: Asked,
): Promise<Result<SortAnswer, SortFailure>> {
  const { db: tx, now } = scene
  const notHere = err({ code: 'parcel_not_here', values: { number: code } } as const)
  const [seen, hall] = [await orderOfScan(tx, code), await hallOf(tx, depot)]
  if (!seen) return notHere
  await holdBagAhead(tx, hall, seen)
  const [, held] = await Promise.all([lockOrder(tx, seen.id), orderOfScan(tx, seen.trackingCode)])
  if (held?.id !== seen.id) return notHere
  const taken = await takeIn(scene, held, { depot, trip, code })
  if (!taken.ok) return taken
  const order = taken.value
  const stay = await findStay(tx, depot, order.id)
  const parcel = await toSort(tx, order, stay)
  const placed = await laneFor(tx, hall, keyIn(hall, parcel), now)
  const isSurplus = trip !== undefined && isUnlisted(trip, held, stay.listedBy === trip.id)
  // Of a trip that is open it is told at closing.
  if (isSurplus && trip.state === 'unloaded')
    await tellSurplus(tx, trip, { orderId: order.id, scan: order.trackingCode }, now)
  const came = { trip, stay, isSurplus }
  return ok(await put(scene, { order, parcel, ...placed }, came))
}

/** Bags are held before parcels, as everywhere: which one it will be is nearly always known already. */
async function holdBagAhead(tx: Db, hall: Hall, order: Order): Promise<void> {
  const ahead = laneIn(hall, keyIn(hall, await toSort(tx, order, { isRefused: false })))
  if (ahead?.bagCode) await lockBag(tx, ahead.bagCode)
}

async function toSort(tx: Db, order: Order, { isRefused }: Pick<Stay, 'isRefused'>): Promise<ToSort> {
  const goal = { districtId: order.receiver.districtId, pointId: order.destinationPointId }
  const districtOf = await placesOfRows(tx, [goal])
  return {
    districtId: districtOf(goal),
    pointId: goal.pointId ?? undefined,
    isReturn: order.returnOf !== null,
    status: order.status,
    isRefused,
  }
}

/** Scanned in where it is not here yet. Of a cancelled order it is written down as found, and stays here. */
async function takeIn(
  scene: Scene,
  order: Order,
  { depot, trip, code }: Asked,
): Promise<Result<Order, SortFailure>> {
  if (order.holderPointId === depot) return ok(order)
  const { db: tx } = scene
  // Whoever unloads reaches what is on this trip, also by a number that they type.
  const label = trip !== undefined && order.holderTripId === trip.id ? order.trackingCode : code
  const done = await performScanned(tx, scene, label, 'store', {})
  const now = done.ok ? done.value[0] : await orderOfScan(tx, order.trackingCode)
  if (now?.holderPointId === depot) return ok(now)
  assert(!done.ok, 'what was scanned in is here')
  if (done.error.code === 'action_not_allowed') {
    const { values } = spoken(done.error, scene)
    return err({ code: 'action_not_allowed', ...(values ? { values } : {}) })
  }
  return err({ code: 'parcel_not_here', values: { number: code } })
}

type Placed = { order: Order; parcel: ToSort; hall: Hall; lane: Lane }
type Came = { trip: Trip | undefined; stay: Stay; isSurplus: boolean }

async function put(scene: Scene, placed: Placed, came: Came): Promise<SortAnswer> {
  const { db: tx, now: at } = scene
  const { order, parcel, hall, lane } = placed
  const { stay, trip } = came
  const isAgain = stay.laneId === lane.id
  const surplusOf = came.isSurplus ? (trip?.id ?? null) : stay.surplusOf
  const bagged = await intoBag(scene, placed, isAgain ? stay.bagCode : null)
  const isUnchanged = isAgain && !bagged.isNew
  const tripId = surplusOf ?? stay.listedBy ?? trip?.id ?? null
  if (!isUnchanged)
    await saveSorted(tx, {
      depotId: hall.depot,
      orderId: order.id,
      laneId: lane.id,
      tripId,
      surplus: surplusOf !== null,
      bagCode: bagged.bag?.code ?? null,
      by: callerOf(scene),
      at,
    })
  const from = (trip ?? (stay.listedBy === null ? undefined : await findTrip(tx, stay.listedBy)))?.fromPointId
  const odd: OddWord[] = [
    ...(isUnchanged ? (['already'] as const) : []),
    ...(!isAgain && stay.laneId !== null ? (['moved'] as const) : []),
    ...oddOf(parcel, lane, { isSurplus: surplusOf !== null, from }),
    ...bagged.odd,
  ]
  const counts = await countSorted(tx, hall.depot, { laneId: lane.id, tripId: trip?.id })
  return {
    ...(await answerOf(scene, placed)),
    bag: bagged.bag,
    in_bag: bagged.other,
    odd,
    counts: { in_lane: counts.inLane, sorted: counts.sorted, listed: counts.listed },
  }
}

type Bagged = {
  bag: { code: string; parcels: number } | null
  other: string | null
  odd: OddWord[]
  /** It was put in by this scan. */
  isNew: boolean
}

/** What has been put into a bag of this lane stays there, also when that one is closed and another is open. */
async function intoBag(
  scene: Scene,
  { order, parcel, lane }: Placed,
  earlier: string | null,
): Promise<Bagged> {
  const { db: tx, now: at } = scene
  const unbagged: Bagged = { bag: null, other: earlier, odd: [], isNew: false }
  if (lane.bagCode === null || staysHere(parcel)) return unbagged
  await lockBag(tx, lane.bagCode)
  const slipped = await slipInto(tx, lane.bagCode, order.id, { by: callerOf(scene), at })
  switch (slipped.kind) {
    case 'in':
      return {
        ...unbagged,
        other: null,
        bag: { code: lane.bagCode, parcels: slipped.parcels },
        isNew: slipped.isNew,
      }
    case 'full':
      return { ...unbagged, odd: ['bag_full'] }
    case 'elsewhere':
      return earlier === slipped.bag ? unbagged : { ...unbagged, other: slipped.bag, odd: ['in_other_bag'] }
    case 'gone':
      await saveBag(tx, lane.id, null)
      return unbagged
  }
}

async function answerOf(
  scene: Scene,
  { order, parcel, hall, lane }: Placed,
): Promise<Omit<Extract<SortAnswer, { kind: 'parcel' }>, 'bag' | 'in_bag' | 'odd' | 'counts'>> {
  const { locale } = scene
  const sight = await sightOf(scene, order)
  return {
    kind: 'parcel',
    lane: laneViewOf(lane, hall.depots, locale),
    order_id: String(order.id),
    tracking_code: order.trackingCode,
    from: districtName(order.sender.districtId, locale),
    to: districtName(parcel.districtId, locale),
    receiver: sight === 'whole' ? order.receiver.fullName : null,
    size_class: order.parcel.sizeClass,
    weight: order.parcel.weightGrams / 1000,
  }
}
