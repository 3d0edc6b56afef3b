import { err, ok, type Result } from '#kernel/result.ts'
import { refusedPin } from '#modules/geo/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Order, Party } from '../domain/order.ts'
import type { AddressChange } from './order-request.contract.ts'

type Refused = Failure<'invalid_input' | 'pin_outside_district' | 'region_fixed' | 'time_interval_fixed'>

/** Old and new address, or why it cannot be so: never another region or city, never another hour (SPEC section 4). */
export function readdressed(
  order: Pick<Order, 'receiver' | 'timeInterval'>,
  change: AddressChange,
  locale: Locale,
): Result<{ before: Party; after: Party }, Refused> {
  const before = order.receiver
  const isElsewhere =
    (change.region ?? before.regionId) !== before.regionId ||
    (change.city ?? before.districtId) !== before.districtId
  if (isElsewhere) return err({ code: 'region_fixed', fields: [{ path: 'city', code: 'invalid_choice' }] })
  if (change.time_interval !== undefined && change.time_interval !== order.timeInterval)
    return err({ code: 'time_interval_fixed', fields: [{ path: 'time_interval', code: 'invalid_choice' }] })
  const { latitude, longitude, pin_confirmed: confirmed } = change
  const wrong = refusedPin(
    { districtId: before.districtId, latitude, longitude },
    { confirmed, locale, path: '' },
  )
  if (wrong) return err(wrong)
  return ok({ before, after: changed(before, change) })
}

/** What is left out stays, what is null goes. A new street loses the old pin and the way to the old door. */
function changed(before: Party, change: AddressChange): Party {
  const street = change.street ?? change.address1 ?? before.street
  const pin = street === before.street ? before : undefined
  return {
    ...before,
    street,
    mahalla: put(change.mahalla, before.mahalla),
    landmark: put(change.landmark, before.landmark),
    entrance: put(change.entrance, pin?.entrance),
    floor: put(change.floor, pin?.floor),
    flat: put(change.flat, pin?.flat),
    intercom: put(change.intercom, pin?.intercom),
    note: put(change.note, before.note),
    ...pinAfter(change, pin),
  }
}

/** A pin comes and goes as a whole: half of it taken away is all of it. */
function pinAfter({ latitude, longitude, pin_source }: AddressChange, kept: Party | undefined) {
  const isGiven = latitude !== undefined || longitude !== undefined
  if (!isGiven) return { latitude: kept?.latitude, longitude: kept?.longitude, pinSource: kept?.pinSource }
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    return { latitude: undefined, longitude: undefined, pinSource: undefined }
  return { latitude, longitude, pinSource: pin_source ?? undefined }
}

const put = <T>(given: T | null | undefined, kept: T | undefined): T | undefined =>
  given === undefined ? kept : (given ?? undefined)

export const isSameAddress = (a: Party, b: Party) => JSON.stringify(a) === JSON.stringify({ ...a, ...b })
