import { err, ok, type Result } from '#kernel/result.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Order, Party } from '../domain/order.ts'
import type { AddressChange } from './order-request.contract.ts'
import { wrongPin } from './pins.ts'

type Refused = Failure<'invalid_input' | 'region_fixed' | 'time_interval_fixed'>

/** Old and new address, or why it cannot be so: never another region or city, never another hour (SPEC section 4). */
export function readdressed(
  order: Pick<Order, 'receiver' | 'timeInterval'>,
  change: AddressChange,
): Result<{ before: Party; after: Party }, Refused> {
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
  return ok({ before, after: changed(before, change) })
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

export const isSameAddress = (a: Party, b: Party) => JSON.stringify(a) === JSON.stringify({ ...a, ...b })
