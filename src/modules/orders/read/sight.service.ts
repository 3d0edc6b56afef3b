import { assert } from '#kernel/assert.ts'
import type { OrderEvent } from '../domain/events.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { project } from '../domain/projection.ts'
import { fieldSight, isInField, type Sight } from '../domain/sight/field-sight.ts'
import { findLog } from '../life/order-event.repo.ts'
import type { Scene } from '../life/scene.service.ts'

/** How much of this order the caller may see: for what shows it in another form than an answer. */
export async function sightOf(
  { db, doer, now }: Pick<Scene, 'db' | 'doer' | 'now'>,
  order: Order,
): Promise<Sight> {
  if (!isInField(doer.actor)) return 'whole'
  return sightAlong(await findLog(db, order.id), { doer, now }, order)
}

/** The same for whoever has the log already. */
export function sightAlong(
  log: readonly OrderEvent[],
  { doer, now }: Pick<Scene, 'doer' | 'now'>,
  order: Order,
): Sight {
  const { state } = project(termsOf(order), log)
  assert(state, 'an order begins with being placed')
  return fieldSight(order, state, doer, now)
}
