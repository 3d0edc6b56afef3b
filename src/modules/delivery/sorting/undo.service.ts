import { err, ok, type Result } from '#kernel/result.ts'
import { lockOrder } from '#modules/orders/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { slipOut } from '../trips/bags.service.ts'
import { depotOf, laneViewOf } from './depot.service.ts'
import { hallOf } from './lanes.service.ts'
import { findStay, saveUndone } from './sorted.repo.ts'

type Undone = { order_id: string; lane: ReturnType<typeof laneViewOf> | null }

/** Put into the wrong lane: it lies in the hall again, and is to be sorted once more. Undone twice is undone. */
export function undoSort(
  context: RequestContext,
  { order_id }: { order_id: string },
): Promise<Result<Undone, Failure<'not_at_depot' | 'not_found' | 'bag_not_open'>>> {
  const { locale, now } = context
  return context.db.transaction(async (tx) => {
    const depot = await depotOf(tx, context)
    if (depot === undefined) return err({ code: 'not_at_depot' })
    const orderId = Number(order_id)
    const before = await findStay(tx, depot, orderId)
    // Its bag is held first, as everywhere.
    const isOut = before.bagCode === null || (await slipOut(tx, before.bagCode, orderId, now))
    if (!isOut) return err({ code: 'bag_not_open' })
    await lockOrder(tx, orderId)
    await saveUndone(tx, depot, orderId, now)
    const { lanes, depots } = await hallOf(tx, depot)
    const lane = lanes.find(({ id }) => id === before.laneId)
    return ok({ order_id, lane: lane ? laneViewOf(lane, depots, locale) : null })
  })
}
