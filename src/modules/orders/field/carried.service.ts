import { assert } from '#kernel/assert.ts'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import type { Db } from '#platform/db/database.ts'
import { allowedActions } from '../domain/allowed-actions.ts'
import type { OrderEvent } from '../domain/events.ts'
import { limits } from '../domain/limits.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { project } from '../domain/projection.ts'
import { fieldSight, type Sight } from '../domain/sight/field-sight.ts'
import type { OrderState, Terms } from '../domain/state.ts'
import { type Wishes, wishesOf } from '../domain/wishes.ts'
import type { Verb } from '../domain/words.ts'
import { findLogs } from '../life/order-event.repo.ts'
import { findCarried } from './carried.repo.ts'

/** An order on a courier's list, with all that the list tells of it. */
export type Carried = {
  order: Order
  state: OrderState
  terms: Terms
  wishes: Wishes
  effective: readonly OrderEvent[]
  actions: readonly Verb[]
  /** How much of it the courier may still see. */
  sight: Sight
  /** Until when the courier may take the delivery back. */
  undoUntil: Date | undefined
}

/** The orders of a courier's day: what is theirs now, and what has ended for them today. */
export async function ordersOfCourier(db: Db, courier: number, now: Date): Promise<Carried[]> {
  const orders = await findCarried(db, courier, startOfDay(tashkentDay(now)))
  const logs = await findLogs(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => carriedOf(order, logs.get(order.id) ?? [], courier, now))
}

function carriedOf(order: Order, log: readonly OrderEvent[], courier: number, now: Date): Carried {
  const terms = termsOf(order)
  const { state, effective } = project(terms, log)
  assert(state, 'an order begins with being placed')
  const attempt = { actor: 'courier', personId: courier, happenedAt: now } as const
  const actions = allowedActions({ state, terms }, attempt)
  return {
    order,
    state,
    terms,
    wishes: wishesOf(state, effective),
    effective,
    actions,
    sight: fieldSight(order, state, { actor: 'courier', personId: courier, pointId: undefined }, now),
    undoUntil:
      actions.includes('undo_delivery') && state.deliveredAt
        ? new Date(state.deliveredAt.getTime() + limits.undoMs)
        : undefined,
  }
}
