import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import type { Order } from '../domain/order.ts'
import { act, type Deed, type Stage } from '../life/act.service.ts'
import type { Doer } from '../life/doer.ts'

/** A deed of the demo, at the hour it was done: each was thought out to be possible. */
export async function happen(
  { db, ...stage }: { db: Db } & Omit<Stage, 'now'>,
  order: number,
  doer: Doer,
  deed: Deed,
  now: Date,
): Promise<Order> {
  const done = await act(db, order, doer, deed, { ...stage, now })
  assert(done.ok, `${deed.verb} can happen to parcel ${order} of the demo`)
  return done.value
}
