import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { districtById } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findCourier } from '../badge.repo.ts'
import { type CourierProfile, newCourier } from '../domain/courier-profile.ts'
import { findProfile, saveProfile } from './courier-profile.repo.ts'
import type { CourierProfileRequest, CourierProfileView } from './couriers.contract.ts'

/** As the desk has said it, or as of anybody new. */
export async function findCourierProfile(db: Db, courierId: number): Promise<CourierProfile> {
  return (await findProfile(db, courierId)) ?? newCourier
}

const viewOf = ({ vehicle, capacityKg, districtId, cashLimit }: CourierProfile): CourierProfileView => ({
  vehicle,
  capacity_kg: capacityKg,
  district_id: districtId,
  cash_limit: cashLimit,
})

export async function readCourierProfile(
  { db }: { db: Db },
  id: string,
): Promise<Result<CourierProfileView, Failure<'not_found'>>> {
  const courier = await findCourier(db, id)
  return courier ? ok(viewOf(await findCourierProfile(db, courier.id))) : err({ code: 'not_found' })
}

export function changeCourierProfile(
  context: RequestContext,
  id: string,
  request: CourierProfileRequest,
): Promise<Result<CourierProfileView, Failure<'not_found' | 'invalid_input'>>> {
  const { vehicle, capacity_kg: capacityKg, district_id: districtId, cash_limit: cashLimit } = request
  return context.db.transaction(async (tx) => {
    const courier = await findCourier(tx, id)
    if (!courier) return err({ code: 'not_found' })
    if (districtId !== null && !districtById(districtId))
      return err({ code: 'invalid_input', fields: [{ path: 'district_id', code: 'invalid_choice' }] })
    const before = viewOf(await findCourierProfile(tx, courier.id))
    const profile = { vehicle, capacityKg, districtId, cashLimit }
    await saveProfile(tx, courier.id, profile, { by: context.caller.person, now: context.now })
    const after = viewOf(profile)
    await recordAudit(tx, context, {
      action: 'courier.profile',
      object: `person:${courier.id}`,
      before,
      after,
    })
    return ok(after)
  })
}
