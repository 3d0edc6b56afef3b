import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import { filesFor } from '../files/order-files.service.ts'
import { firstEvent } from '../life/new-order.service.ts'
import type { Scene } from '../life/scene.service.ts'
import type { OrderDetail } from '../orders.contract.ts'
import { detailOf } from '../read/answer.ts'
import { detailFor } from '../read/list.service.ts'
import type { OrderRequest } from './order-request.contract.ts'
import { type PlaceCode, placeOrder } from './place-order.service.ts'

/** A new order, shown as it will be shown from now on. */
export function createOrder(
  scene: Scene,
  request: OrderRequest,
): Promise<Result<OrderDetail, Failure<PlaceCode>>> {
  return scene.db.transaction(async (tx) => {
    const inside = { ...scene, db: tx }
    const placed = await placeOrder(inside, scene, request)
    if (!placed.ok) return err(placed.error)
    if (scene.doer.actor === 'operator')
      await recordAudit(tx, scene, { action: 'order.create', object: `order:${placed.value.id}` })
    const order = placed.value
    // Nothing has happened to it yet but this: no need to ask.
    const isUntouched = order.version === 0
    return ok(
      isUntouched
        ? {
            ...detailOf(order, [firstEvent(order, scene.doer)], [], inside),
            pickup_code: null,
            files: order.images.length === 0 ? [] : await filesFor(inside, order),
          }
        : await detailFor(inside, order),
    )
  })
}
