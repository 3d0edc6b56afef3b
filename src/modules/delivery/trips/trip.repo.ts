import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { SealCheck, TripState } from '../domain/trip.ts'

export type Trip = {
  id: number
  driverId: number
  vehicle: string
  fromPointId: number
  toPointId: number
  state: TripState
  madeAt: Date
  leftAt: Date | null
  arrivedAt: Date | null
  /** When it is to leave. */
  leavesAt: Date | null
  seal: string | null
  cameAt: Date | null
  sealCheck: SealCheck | null
  /** When what was aboard was written down. */
  listedAt: Date | null
}

const columns = sql`id, driver_id as "driverId", vehicle, from_point_id as "fromPointId", to_point_id as "toPointId", state,
  made_at as "madeAt", left_at as "leftAt", arrived_at as "arrivedAt", leaves_at as "leavesAt", seal, came_at as "cameAt",
  seal_check as "sealCheck", listed_at as "listedAt"`

type NewTrip = Pick<Trip, 'driverId' | 'vehicle' | 'fromPointId' | 'toPointId' | 'madeAt' | 'leavesAt'> & {
  madeBy: number
}

export function insertTrip(tx: Db, trip: NewTrip): Promise<Trip> {
  return tx.one<Trip>(sql`
    insert into trip (driver_id, vehicle, from_point_id, to_point_id, made_by, made_at, leaves_at)
    values (${trip.driverId}, ${trip.vehicle}, ${trip.fromPointId}, ${trip.toPointId}, ${trip.madeBy}, ${trip.madeAt},
      ${trip.leavesAt})
    returning ${columns}`)
}

export function findTrip(db: Db, id: number): Promise<Trip | undefined> {
  return db.maybe<Trip>(sql`select ${columns} from trip where id = ${id}`)
}

/** Whatever happens to a trip happens one after the other. */
export function holdTrip(tx: Db, id: number): Promise<Trip | undefined> {
  return tx.maybe<Trip>(sql`select ${columns} from trip where id = ${id} for update`)
}

/** Many scan out of it at once; nobody closes it meanwhile. */
export function shareTrip(tx: Db, id: number): Promise<Trip | undefined> {
  return tx.maybe<Trip>(sql`select ${columns} from trip where id = ${id} for share`)
}

/** Whose trips are asked for: a driver's, those that load or unload at a depot, or all. */
export type TripsOf = { driver?: number | undefined; place?: number | undefined }

const mostTrips = 200

export function findOpenTrips(db: Db, { driver, place }: TripsOf): Promise<Trip[]> {
  return db.many<Trip>(sql`
    select ${columns} from trip
    where state in ('loading', 'under_way')
      and (${driver}::bigint is null or driver_id = ${driver})
      and (${place}::bigint is null or ${place} in (from_point_id, to_point_id))
    order by id limit ${mostTrips}`)
}

/** More than anybody drives in years. */
const mostDriven = 10_000

/** All that this driver has driven and drives. */
export async function findTripsDriven(db: Db, driver: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select id from trip where driver_id = ${driver} order by id desc limit ${mostDriven}`)
  return rows.map(({ id }) => id)
}

type Step = { state: TripState; leftAt?: Date; arrivedAt?: Date; seal?: string | undefined }

export async function saveStep(tx: Db, id: number, { state, leftAt, arrivedAt, seal }: Step): Promise<void> {
  await tx.run(sql`
    update trip set state = ${state}, left_at = coalesce(${leftAt}::timestamptz, left_at),
      arrived_at = coalesce(${arrivedAt}::timestamptz, arrived_at), seal = coalesce(${seal}::text, seal)
    where id = ${id}`)
}

type Came = { at: Date; by: number; check: SealCheck; seen: string | undefined }

export async function saveCame(tx: Db, id: number, { at, by, check, seen }: Came): Promise<void> {
  await tx.run(sql`
    update trip set came_at = ${at}, came_by = ${by}, seal_check = ${check}, seal_seen = ${seen}
    where id = ${id} and came_at is null`)
}

type Aboard = { orderId: number; bag: string | null }

/** Written down once: what is aboard now. */
export async function saveList(tx: Db, id: number, aboard: readonly Aboard[], at: Date): Promise<void> {
  await tx.run(sql`
    with listed as (update trip set listed_at = ${at} where id = ${id} and listed_at is null returning id)
    insert into trip_parcel (trip_id, order_id, bag_code)
    select listed.id, "orderId", bag
    from listed cross join jsonb_to_recordset(${JSON.stringify(aboard)}::jsonb) as row ("orderId" integer, bag text)
    on conflict do nothing`)
}

/** What a trip listed: by parcel, the bag it left in. */
export async function findListed(db: Db, id: number): Promise<ReadonlyMap<number, string | null>> {
  const rows = await db.many<Aboard>(sql`
    select order_id as "orderId", bag_code as bag from trip_parcel where trip_id = ${id}`)
  return new Map(rows.map(({ orderId, bag }) => [orderId, bag]))
}

/** How many parcels each of these listed. */
export async function countListed(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db.many<{ id: number; parcels: number }>(sql`
    select trip_id as id, count(*) as parcels from trip_parcel
    where trip_id = any (${ids}::bigint[]) group by trip_id`)
  return new Map(rows.map(({ id, parcels }) => [id, parcels]))
}
