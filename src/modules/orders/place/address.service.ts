import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import { isReceiverHidden } from '../domain/hidden-receiver.ts'
import { orderIdOf } from '../domain/numbers.ts'
import { termsOf } from '../domain/order.ts'
import { act } from '../life/act.service.ts'
import type { ActFailure } from '../life/act-failure.ts'
import { findOrder, lockOrder } from '../life/order.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import type { OrderDetail } from '../orders.contract.ts'
import { detailFor } from '../read/list.service.ts'
import type { AddressChange } from './order-request.contract.ts'
import { atKnownDoor } from './pins.service.ts'
import { isSameAddress, readdressed } from './readdress.ts'

type Refused = Failure<
  | 'invalid_input'
  | 'pin_outside_district'
  | 'not_found'
  | 'order_changed'
  | 'address_change_closed'
  | 'too_many_changes'
  | 'region_fixed'
  | 'time_interval_fixed'
  | 'address_is_point'
  | 'receiver_is_hidden'
>

/**
 * Another door in the same district (SPEC section 4): not another region or city, not another hour, and not once the
 * order is over. Old and new address stay in the log.
 */
export function changeReceiverAddress(
  scene: Scene,
  id: string,
  change: AddressChange,
): Promise<Result<OrderDetail, Refused>> {
  const number = orderIdOf(id)
  if (number === undefined) return Promise.resolve(err({ code: 'not_found' }))
  return scene.db.transaction(async (tx) => {
    await lockOrder(tx, number)
    const order = await findOrder(tx, number, scene.doer.reach)
    if (!order) return err({ code: 'not_found' })
    if (isReceiverHidden(order, scene.doer.actor === 'owner' ? 'owner' : 'staff'))
      return err({ code: 'receiver_is_hidden' })
    const changed = readdressed(order, change, scene.locale)
    if (!changed.ok) return changed
    const { before, after: written } = changed.value
    if (isSameAddress(before, written)) return ok(await detailFor({ ...scene, db: tx }, order))
    if (!termsOf(order).toDoor) return err({ code: 'address_is_point' })
    const after = await atKnownDoor(tx, written, scene.now)
    const deed = { verb: 'change_address', version: change.version, details: { before, after } } as const
    const done = await act(tx, number, scene.doer, deed, scene)
    if (!done.ok) return err({ code: refusalOf(done.error) })
    if (scene.doer.actor === 'operator')
      await recordAudit(tx, scene, {
        action: 'order.change_address',
        object: `order:${number}`,
        before,
        after,
      })
    return ok(await detailFor({ ...scene, db: tx }, done.value))
  })
}

const refusalOf = ({ code }: ActFailure) =>
  code === 'order_changed' || code === 'too_many_changes' ? code : 'address_change_closed'
