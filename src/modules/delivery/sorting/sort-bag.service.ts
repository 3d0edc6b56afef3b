import { err, ok, type Result } from '#kernel/result.ts'
import { findPlacesBy } from '#modules/points/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findBag } from '../trips/bag.repo.ts'
import { filled } from '../trips/bag-content.service.ts'
import { takeFromTrip } from '../trips/scans.service.ts'
import type { Trip } from '../trips/trip.repo.ts'
import { laneViewOf, type SortFailure } from './depot.service.ts'
import { hallOf } from './lanes.service.ts'
import type { SortAnswer } from './sorting.contract.ts'

/** Out of the van with all that is in it, each of which is sorted by itself; or which lane it is filled from. */
export async function sortBag(
  context: RequestContext,
  { depot, trip, code }: { depot: number; trip: Trip | undefined; code: string },
): Promise<Result<SortAnswer, SortFailure>> {
  const { db, locale } = context
  const notHere = err({ code: 'parcel_not_here', values: { number: code } } as const)
  const bag = await findBag(db, code)
  if (!bag || (bag.fromPointId !== depot && bag.toPointId !== depot)) return notHere
  const hall = await hallOf(db, depot)
  const lane = hall.lanes.find(({ bagCode }) => bagCode === code)
  const to = (await findPlacesBy(db, [bag.toPointId])).get(bag.toPointId)?.name[locale] ?? ''
  const about = {
    kind: 'bag',
    code,
    to,
    lane: lane ? laneViewOf(lane, hall.depots, locale) : null,
  } as const
  if (lane) return ok({ ...about, taken: 0 })
  // It says itself which van it lies in.
  const [{ inside } = { inside: [] }] = await filled(db, [bag])
  const from = trip?.id ?? inside[0]?.tripId
  if (from === undefined || from === null) return notHere
  const taken = await takeFromTrip(context, { id: from, scan: code })
  return taken.ok ? ok({ ...about, taken: taken.value.orders.length }) : taken
}
