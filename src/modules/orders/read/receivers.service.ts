import { type Ok, ok } from '#kernel/result.ts'
import type { Party } from '../domain/order.ts'
import type { Scene } from '../life/scene.service.ts'
import type { LastReceiver } from './receivers.contract.ts'
import { findReceivers } from './receivers.repo.ts'

const MOST_RECEIVERS = 10

/** Whom the caller has sent to last, so that nobody writes an address twice. */
export async function lastReceivers({ db, doer }: Scene): Promise<Ok<LastReceiver[]>> {
  if (doer.personId === undefined) return ok([])
  return ok((await findReceivers(db, doer.personId, MOST_RECEIVERS)).map(receiverOf))
}

const receiverOf = (party: Party): LastReceiver => ({
  full_name: party.fullName,
  phone_number: party.phone,
  additional_phone: party.additionalPhone ?? null,
  region: party.regionId,
  city: party.districtId,
  mahalla: party.mahalla ?? null,
  street: party.street ?? null,
  landmark: party.landmark ?? null,
  latitude: party.latitude ?? null,
  longitude: party.longitude ?? null,
  point_id: party.pointId ?? null,
})
