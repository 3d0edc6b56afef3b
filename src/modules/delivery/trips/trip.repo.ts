import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { TripState } from '../domain/trip.ts'

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
}

const columns = sql`id, driver_id as "driverId", vehicle, from_point_id as "fromPointId", to_point_id as "toPointId", state,
  made_at as "madeAt", left_at as "leftAt", arrived_at as "arrivedAt"`

type NewTrip = Pick<Trip, 'driverId' | 'vehicle' | 'fromPointId' | 'toPointId' | 'madeAt'> & {
  madeBy: number
}

export function insertTrip(tx: Db, trip: NewTrip): Promise<Trip> {
  return tx.one<Trip>(sql`
    insert into trip (driver_id, vehicle, from_point_id, to_point_id, made_by, made_at)
    values (${trip.driverId}, ${trip.vehicle}, ${trip.fromPointId}, ${trip.toPointId}, ${trip.madeBy}, ${trip.madeAt})
    returning ${columns}`)
}

export function findTrip(db: Db, id: number): Promise<Trip | undefined> {
  return db.maybe<Trip>(sql`select ${columns} from trip where id = ${id}`)
}

/** Whatever happens to a trip happens one after the other. */
export function holdTrip(tx: Db, id: number): Promise<Trip | undefined> {
  return tx.maybe<Trip>(sql`select ${columns} from trip where id = ${id} for update`)
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

type Step = { state: TripState; leftAt?: Date; arrivedAt?: Date }

export async function saveStep(tx: Db, id: number, { state, leftAt, arrivedAt }: Step): Promise<void> {
  await tx.run(sql`
    update trip set state = ${state}, left_at = coalesce(${leftAt}::timestamptz, left_at),
      arrived_at = coalesce(${arrivedAt}::timestamptz, arrived_at)
    where id = ${id}`)
}
