import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import type { Db } from '#platform/db/database.ts'
import { type LiveChannel, notify } from '#platform/live/notice.ts'
import type { Order } from '../domain/order.ts'
import type { OrderState } from '../domain/state.ts'
import { findCarriedVersions, findCounterVersions } from './carried.repo.ts'

const courierChannel = (courier: number): LiveChannel => `courier:${courier}`
const counterChannel = (point: number): LiveChannel => `counter:${point}`

/** Whoever has it to carry or in their hands hears of it, before and after. */
export async function tellField(tx: Db, before: Order, after: OrderState): Promise<void> {
  const couriers = [before.courierId, before.holderCourierId, after.courierId, after.custody.courierId]
  const points = [
    before.holderPointId,
    before.destinationPointId,
    after.custody.pointId,
    after.destinationPointId,
  ]
  const channels = new Set<LiveChannel>([
    ...couriers.flatMap((id) => (id == null ? [] : courierChannel(id))),
    ...points.flatMap((id) => (id == null ? [] : counterChannel(id))),
  ])
  for (const channel of channels) await notify(tx, channel)
}

export type Watched = { channels: readonly LiveChannel[]; version(): Promise<string> }

/** What a courier's phone listens to. */
export function watchCourier(db: Db, courier: number, now: Date): Watched {
  const since = startOfDay(tashkentDay(now))
  return { channels: [courierChannel(courier)], version: () => findCarriedVersions(db, courier, since) }
}

/** What a counter listens to; an agent without a post hears nothing. */
export function watchCounter(db: Db, point: number | undefined): Watched {
  if (point === undefined) return { channels: [], version: async () => 'none' }
  return { channels: [counterChannel(point)], version: () => findCounterVersions(db, point) }
}
