import { err, ok, type Result } from '#kernel/result.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { bagsOf } from './bag-content.service.ts'
import { findBagsLoaded, findLoaded } from './loaded.repo.ts'
import { findListed, findTrip } from './trip.repo.ts'
import type { TripView } from './trips.contract.ts'
import { isAt, tripViewIn } from './trips.service.ts'

/** What was put into the van, also once it is empty again: in the order of loading. */
export type LoadedParcel = { orderId: number; bag: string | null }
export type LoadedTrip = { trip: TripView; parcels: readonly LoadedParcel[] }

export async function readLoaded(
  context: RequestContext,
  id: number,
): Promise<Result<LoadedTrip, Failure<'not_found'>>> {
  const { db, locale, now } = context
  const trip = await findTrip(db, id)
  if (!trip || !(await isAt(db, context, trip, ['driver', 'from', 'to']))) return err({ code: 'not_found' })
  const orderIds = await findLoaded(db, trip, now)
  // Once it has left, each is in the bag that its list says, wherever it was put since.
  const inside: ReadonlyMap<number, string | null> =
    trip.state === 'loading' ? await bagsOf(db, orderIds) : await findListed(db, id)
  const before = await findBagsLoaded(db, trip, orderIds, now)
  const parcels = orderIds.map((orderId) => ({
    orderId,
    bag: (inside.has(orderId) ? inside : before).get(orderId) ?? null,
  }))
  return ok({ trip: await tripViewIn(db, trip, locale), parcels })
}
