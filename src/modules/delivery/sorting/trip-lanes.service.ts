import type { Db } from '#platform/db/database.ts'
import type { ToSort } from '../domain/lane.ts'
import type { Trip } from '../trips/trip.repo.ts'
import { hallOf, keyIn, withLanes } from './lanes.service.ts'
import { placesOfRows } from './places.service.ts'
import { type BoardRow, findOfTrip } from './sorted.repo.ts'

/** Whoever unloads a van finds a lane for all that it lists. */
export async function lanesForTrip(
  tx: Db,
  { id, toPointId }: Pick<Trip, 'id' | 'toPointId'>,
  at: Date,
): Promise<void> {
  const [rows, hall] = [await findOfTrip(tx, toPointId, id), await hallOf(tx, toPointId)]
  const districtOf = await placesOfRows(tx, rows)
  const keys = rows.map((row) => keyIn(hall, sortable(row, districtOf(row))))
  await withLanes(tx, hall, keys, at)
}

export const sortable = (row: BoardRow, districtId: number): ToSort => ({
  districtId,
  pointId: row.pointId ?? undefined,
  isReturn: row.isReturn,
  status: row.status,
  isRefused: row.isRefused,
})
