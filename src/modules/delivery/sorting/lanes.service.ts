import { assert } from '#kernel/assert.ts'
import { findDepots, type Place } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import { laneKeyOf, type ToSort } from '../domain/lane.ts'
import type { LaneKey } from '../domain/lane-words.ts'
import { findLanes, insertLane, type Lane, lockLanes } from './lane.repo.ts'

/** A depot with its lanes, and the other depots that parcels go on to. */
export type Hall = { depot: number; depots: readonly Place[]; lanes: readonly Lane[] }

export async function hallOf(db: Db, depot: number): Promise<Hall> {
  const [depots, lanes] = await Promise.all([findDepots(db), findLanes(db, depot)])
  return { depot, depots, lanes }
}

export const keyIn = ({ depot, depots }: Hall, parcel: ToSort): LaneKey => laneKeyOf(parcel, depot, depots)

/** The lane of a key, or the one that its parcels go to instead; undefined while nothing has gone there. */
export function laneIn({ lanes }: Hall, { kind, target }: LaneKey): Lane | undefined {
  const own = lanes.find((lane) => lane.kind === kind && lane.target === target)
  return own && goalOf(lanes, own)
}

export const goalOf = (lanes: readonly Lane[], lane: Lane): Lane =>
  lanes.find(({ id }) => id === lane.mergedInto) ?? lane

/** With a lane for each of these: who meets a new place first gets the next number. */
export async function withLanes(tx: Db, hall: Hall, keys: readonly LaneKey[], at: Date): Promise<Hall> {
  if (keys.every((key) => laneIn(hall, key) !== undefined)) return hall
  await lockLanes(tx, hall.depot)
  const seen: Hall = { ...hall, lanes: await findLanes(tx, hall.depot) }
  const fresh: Lane[] = []
  for (const key of keys) {
    if (laneIn({ ...seen, lanes: [...seen.lanes, ...fresh] }, key)) continue
    const made = await insertLane(tx, hall.depot, key, at)
    if (made) fresh.push(made)
  }
  return { ...seen, lanes: [...seen.lanes, ...fresh] }
}

export async function laneFor(
  tx: Db,
  hall: Hall,
  key: LaneKey,
  at: Date,
): Promise<{ hall: Hall; lane: Lane }> {
  const grown = await withLanes(tx, hall, [key], at)
  const lane = laneIn(grown, key)
  assert(lane, 'a lane was made for it')
  return { hall: grown, lane }
}
