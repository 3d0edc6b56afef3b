import { insertPayout } from '#modules/payments/cod-payout.repo.ts'
import { sql } from '#platform/db/sql.ts'
import type { TestApp } from '../support/test-app.ts'
import { orderOf } from './parcel-world.ts'

/** A payout to this person, for one parcel of theirs. */
export async function payoutOf(app: TestApp, person: number): Promise<string> {
  const orderId = Number(await orderOf(app, person))
  const at = app.clock.now()
  await app.db.run(sql`
    insert into cod_parcel (order_id, person_id, amount, collected_at, collected_by, holder_id, goes_back)
    values (${orderId}, ${person}, 50000, ${at}, 'courier', ${person}, false)`)
  const parcels = [{ orderId, amount: 50_000 }]
  return String(await insertPayout(app.db, { personId: person, how: 'balance', parcels, at, by: undefined }))
}
