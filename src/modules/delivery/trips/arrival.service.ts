import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { openIncident } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { isSealWhole } from '../domain/trip.ts'
import { lanesForTrip } from '../sorting/trip-lanes.service.ts'
import { findTrip, holdTrip, saveCame, type Trip } from './trip.repo.ts'
import type { TripCame, TripView } from './trips.contract.ts'
import { callerOf, isAt, listAboard, tripViewIn } from './trips.service.ts'

/** Before its door is opened. What was said first stands: said once more it changes nothing. */
export function arriveTrip(
  context: RequestContext,
  id: number,
  came: TripCame,
): Promise<Result<TripView, Failure<'not_found' | 'trip_not_left' | 'trip_not_now'>>> {
  return context.db.transaction(async (tx) => {
    const trip = await holdTrip(tx, id)
    if (!trip || !(await isAt(tx, context, trip, ['to']))) return err({ code: 'not_found' })
    if (trip.cameAt === null) {
      if (trip.state === 'loading') return err({ code: 'trip_not_left' })
      if (trip.state !== 'under_way') return err({ code: 'trip_not_now' })
      await begin(tx, context, trip, came)
    }
    return ok(await tripViewIn(tx, (await findTrip(tx, id)) ?? trip, context.locale))
  })
}

async function begin(tx: Db, context: RequestContext, trip: Trip, came: TripCame): Promise<void> {
  const { now: at, caller } = context
  const { seal_check: check, seal_seen: seen, note } = came
  await saveCame(tx, trip.id, { at, by: callerOf(context), check, seen })
  // What left before lists were kept has one from now on.
  await listAboard(tx, trip, at)
  await lanesForTrip(tx, trip, at)
  if (!isSealWhole(trip.seal, check))
    await openIncident(tx, {
      key: `trip:${trip.id}:seal`,
      kind: 'seal',
      personId: trip.driverId,
      happenedAt: at,
      now: at,
      details: { note, parcels: [trip.seal, seen].filter((one) => one !== null && one !== undefined) },
    })
  if (caller.reach === 'any')
    await recordAudit(tx, context, {
      action: 'trip.arrive',
      object: `trip:${trip.id}`,
      after: { seal: check },
    })
}
