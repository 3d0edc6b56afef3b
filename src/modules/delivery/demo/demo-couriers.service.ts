import { findPersonByPhone } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import { saveProfile } from '../couriers/courier-profile.repo.ts'
import type { CourierProfile } from '../domain/courier-profile.ts'

/** How the demo's couriers work; both in Chilonzor, so that one can take over what the other carries. */
const demoProfiles: Record<string, CourierProfile> = {
  '901000011': { vehicle: 'scooter', capacityKg: 30, districtId: 205, cashLimit: null },
  '901000018': { vehicle: 'car', capacityKg: 250, districtId: 205, cashLimit: 20_000_000 },
}

export async function loadDemoCourierProfiles({ db }: { db: Db }, now: Date): Promise<void> {
  for (const [phone, profile] of Object.entries(demoProfiles)) {
    const person = await findPersonByPhone(db, phone)
    if (person?.role === 'courier') await saveProfile(db, person.id, profile, { by: undefined, now })
  }
}
