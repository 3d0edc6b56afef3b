import type { Db } from '#platform/db/database.ts'
import { daysLater, deadlineOf } from '../domain/referral.ts'
import { findByPhone, insertReferral } from '../referral/referral.repo.ts'

/** The shop of the demo came by Dilnoza's link a fortnight ago; how far it is, its own parcels say. */
export async function loadDemoReferral({ db }: { db: Db }, now: Date): Promise<void> {
  const [inviterId, friendId] = [await findByPhone(db, '901000001'), await findByPhone(db, '901000008')]
  if (inviterId === undefined || friendId === undefined) return
  const registeredAt = daysLater(now, -14)
  await insertReferral(db, {
    friendId,
    inviterId,
    registeredAt,
    deadline: deadlineOf(registeredAt),
    state: 'collecting',
    signals: [],
  })
}
