import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { Order } from '../domain/order.ts'
import { act, type Deed } from '../life/act.service.ts'
import type { Doer } from '../life/doer.ts'

/** A deed of the demo, at the hour it was done: each was thought out to be possible. */
export async function happen(
  { db, secrets }: { db: Db; secrets: Secrets },
  order: number,
  doer: Doer,
  deed: Deed,
  now: Date,
): Promise<Order> {
  const done = await act(db, order, doer, deed, { now, secrets })
  assert(done.ok, `${deed.verb} can happen to parcel ${order} of the demo`)
  return done.value
}
