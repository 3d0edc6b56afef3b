import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import { act } from './act.service.ts'
import { isReceiverHidden } from './domain/hidden-receiver.ts'
import { orderIdOf } from './domain/numbers.ts'
import { type Party, termsOf } from './domain/order.ts'
import { detailFor } from './list.service.ts'
import { findOrder, lockOrder } from './order.repo.ts'
import type { AddressChange } from './order-request.contract.ts'
import type { OrderDetail } from './orders.contract.ts'
import { wrongPin } from './pins.ts'
import type { Scene } from './scene.service.ts'

type Refused = Failure<
  | 'invalid_input'
  | 'not_found'
  | 'order_changed'
  | 'address_change_closed'
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
    const before = order.receiver
    const isElsewhere =
      (change.region ?? before.regionId) !== before.regionId ||
      (change.city ?? before.districtId) !== before.districtId
    if (isElsewhere) return err({ code: 'region_fixed', fields: [{ path: 'city', code: 'invalid_choice' }] })
    if (change.time_interval !== undefined && change.time_interval !== order.timeInterval)
      return err({ code: 'time_interval_fixed', fields: [{ path: 'time_interval', code: 'invalid_choice' }] })
    const wrong = wrongPin(
      { latitude: change.latitude ?? undefined, longitude: change.longitude ?? undefined },
      '',
    )
    if (wrong.length > 0) return err({ code: 'invalid_input', fields: wrong })
    const after = changed(before, change)
    if (isSame(before, after)) return ok(await detailFor({ ...scene, db: tx }, order))
    if (!termsOf(order).toDoor) return err({ code: 'address_is_point' })
    const deed = { verb: 'change_address', version: change.version, details: { before, after } } as const
    const done = await act(tx, number, scene.doer, deed, scene)
    if (!done.ok)
      return err({ code: done.error.code === 'order_changed' ? 'order_changed' : 'address_change_closed' })
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

/** What is left out stays, what is null goes. A new street without a pin loses the old pin. */
function changed(before: Party, change: AddressChange): Party {
  const street = change.street ?? change.address1 ?? before.street
  const pin = street === before.street ? before : undefined
  return {
    ...before,
    street,
    mahalla: put(change.mahalla, before.mahalla),
    landmark: put(change.landmark, before.landmark),
    note: put(change.note, before.note),
    latitude: put(change.latitude, pin?.latitude),
    longitude: put(change.longitude, pin?.longitude),
  }
}

const put = <T>(given: T | null | undefined, kept: T | undefined): T | undefined =>
  given === undefined ? kept : (given ?? undefined)

const isSame = (a: Party, b: Party) => JSON.stringify(a) === JSON.stringify({ ...a, ...b })
