import type { Result } from '#kernel/result.ts'
import { deskClock } from '../domain/desk/desk-work.ts'
import type { Scene } from '../life/scene.service.ts'
import { listOrders } from '../read/list.service.ts'
import type { Narrowed } from '../read/narrowed.repo.ts'
import type { OrderList } from '../read/order-list.contract.ts'
import type { DeskListQuery, ExportQuery } from './desk-list.contract.ts'

export const listDeskOrders = (scene: Scene, query: DeskListQuery): Promise<Result<OrderList, never>> =>
  listOrders(scene, query, narrowedTo(query, scene.now))

/** Undefined without any of these filters: the list of all is read in its own way. */
export function narrowedTo(query: ExportQuery, now: Date): Narrowed | undefined {
  const { courier, point, from_region: fromRegion, to_region: toRegion, promise } = query
  const filters = { courier, point, fromRegion, toRegion, promise }
  const isNarrowed = Object.values(filters).some((filter) => filter !== undefined)
  return isNarrowed ? { ...filters, clock: deskClock(now) } : undefined
}
