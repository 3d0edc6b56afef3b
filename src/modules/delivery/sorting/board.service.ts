import { err, ok, type Result } from '#kernel/result.ts'
import { findPeople } from '#modules/accounts/index.ts'
import { findPlacesBy } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { isByVan, whereToLook } from '../domain/lane-words.ts'
import { isSealWhole } from '../domain/trip.ts'
import { findBag } from '../trips/bag.repo.ts'
import { filled, isOpen } from '../trips/bag-content.service.ts'
import { findOpenTrips, findTrip, type Trip } from '../trips/trip.repo.ts'
import { depotOf, goalName, laneViewOf, townOf } from './depot.service.ts'
import type { Lane } from './lane.repo.ts'
import { goalOf, type Hall, hallOf, keyIn, laneIn } from './lanes.service.ts'
import { districtName, placesOfRows } from './places.service.ts'
import { type BoardRow, findHere, findOfTrip } from './sorted.repo.ts'
import type { BoardLane, MissingParcel, SortingBoard, SurplusParcel } from './sorting.contract.ts'
import { sortable } from './trip-lanes.service.ts'

const SHOWN = 200

/** How far it is: of one van, or of all that lies here. */
export async function readBoard(
  context: RequestContext,
  tripId?: number,
): Promise<Result<SortingBoard, Failure<'not_at_depot' | 'not_found'>>> {
  const { db, locale } = context
  const depot = await depotOf(db, context)
  if (depot === undefined) return err({ code: 'not_at_depot' })
  const trip = tripId === undefined ? undefined : await findTrip(db, tripId)
  if (tripId !== undefined && trip?.toPointId !== depot) return err({ code: 'not_found' })
  const hall = await hallOf(db, depot)
  const rows = trip ? await findOfTrip(db, depot, trip.id) : await findHere(db, depot)
  const placed = await placedIn(db, hall, rows, locale)
  const places = await findPlacesBy(db, [depot])
  const sought = placed.filter(({ row }) => row.isListed && row.where === 'van')
  const extra = placed.filter(({ row }) => row.isSurplus)
  const counted = placed.filter(({ row }) => isCounted(row, trip))
  return ok({
    depot: { id: depot, name: places.get(depot)?.name[locale] ?? '' },
    trip: trip ? await tripOf(db, trip, townOf(trip.fromPointId, hall.depots, locale)) : null,
    lanes: await lanesOf(
      db,
      hall,
      placed.filter(({ row }) => row.isSurplus || isCounted(row, trip)),
      locale,
    ),
    sorted: counted.filter(({ row }) => row.laneId !== null).length,
    expected: counted.length,
    missing: trip ? missingOf(trip, placed, sought.slice(0, SHOWN)) : [],
    missing_count: sought.length,
    surplus: extra.slice(0, SHOWN).map(surplusOf),
    surplus_count: extra.length,
  })
}

/** What came unlisted is no part of the van's list; what went elsewhere unsorted is nobody's to sort here. */
const isCounted = ({ isListed, where, laneId }: BoardRow, trip: Trip | undefined): boolean =>
  trip === undefined || (isListed && (where !== 'elsewhere' || laneId !== null))

type Placed = { row: BoardRow; lane: Lane | undefined; to: string }

async function placedIn(db: Db, hall: Hall, rows: readonly BoardRow[], locale: Locale): Promise<Placed[]> {
  const districtOf = await placesOfRows(db, rows)
  return rows.map((row) => {
    const district = districtOf(row)
    const sorted = hall.lanes.find(({ id }) => id === row.laneId)
    const lane = sorted ? goalOf(hall.lanes, sorted) : laneIn(hall, keyIn(hall, sortable(row, district)))
    return { row, lane, to: districtName(district, locale) }
  })
}

async function tripOf(db: Db, trip: Trip, from: string): Promise<SortingBoard['trip']> {
  const driver = (await findPeople(db, [trip.driverId])).get(trip.driverId)
  return {
    id: String(trip.id),
    state: trip.state,
    driver: driver?.fullName ?? '',
    vehicle: trip.vehicle,
    from,
    seal: trip.seal,
    seal_check: trip.sealCheck,
    came_at: trip.cameAt?.toISOString() ?? null,
  }
}

function missingOf(trip: Trip, all: readonly Placed[], sought: readonly Placed[]): MissingParcel[] {
  const came = new Set(all.filter(({ row }) => row.where !== 'van').map(({ row }) => row.bagCode))
  const about = { isClosed: trip.state === 'unloaded', isSealWhole: isSealWhole(trip.seal, trip.sealCheck) }
  return sought.map(({ row, lane, to }) => ({
    order_id: String(row.orderId),
    tracking_code: row.trackingCode,
    lane: lane?.number ?? null,
    to,
    bag: row.bagCode,
    search: whereToLook(about, { bagCame: row.bagCode !== null && came.has(row.bagCode) }),
  }))
}

const surplusOf = ({ row, lane, to }: Placed): SurplusParcel => ({
  order_id: String(row.orderId),
  tracking_code: row.trackingCode,
  lane: lane?.number ?? null,
  to,
})

async function lanesOf(db: Db, hall: Hall, placed: readonly Placed[], locale: Locale): Promise<BoardLane[]> {
  const bags = await openBagsOf(db, hall.lanes)
  const leaving = (await findOpenTrips(db, { place: hall.depot })).filter(
    ({ state, fromPointId }) => state === 'loading' && fromPointId === hall.depot,
  )
  return hall.lanes
    .filter(({ mergedInto }) => mergedInto === null)
    .map((lane) => {
      const own = placed.filter((one) => one.lane?.id === lane.id)
      return {
        ...laneViewOf(lane, hall.depots, locale),
        merged: hall.lanes
          .filter(({ mergedInto }) => mergedInto === lane.id)
          .map((one) => ({ id: String(one.id), kind: one.kind, to: goalName(one, hall.depots, locale) })),
        bag: bags.get(lane.bagCode ?? '') ?? null,
        sorted: own.filter(({ row }) => row.laneId !== null).length,
        expected: own.length,
        leaves: isByVan(lane.kind) ? nextOf(leaving, lane.target) : null,
      }
    })
}

type LaneBag = NonNullable<BoardLane['bag']>

async function openBagsOf(db: Db, lanes: readonly Lane[]): Promise<ReadonlyMap<string, LaneBag>> {
  const found = []
  for (const { bagCode } of lanes) {
    const bag = bagCode === null ? undefined : await findBag(db, bagCode)
    if (bag) found.push(bag)
  }
  const open = (await filled(db, found)).filter(isOpen)
  return new Map(open.map(({ code, inside }) => [code, { code, parcels: inside.length }]))
}

/** Who said when they leave goes before who did not. */
function nextOf(leaving: readonly Trip[], target: number): BoardLane['leaves'] {
  const [next] = leaving
    .filter(({ toPointId }) => toPointId === target)
    .sort((one, other) => timeOf(one) - timeOf(other) || one.id - other.id)
  return next
    ? { trip_id: String(next.id), at: next.leavesAt?.toISOString() ?? null, vehicle: next.vehicle }
    : null
}

const timeOf = ({ leavesAt }: Trip) => leavesAt?.getTime() ?? Number.MAX_SAFE_INTEGER
