import { shortestStreet } from '#modules/orders/domain/order-fields.ts'
import type { ReceiverAnswer } from '#modules/orders/orders.contract.ts'
import type { LatLon } from '../map/lat-lon.ts'
import { pinOf } from '../map/pin-of.ts'

type Written = Pick<ReceiverAnswer, 'street' | 'mahalla' | 'landmark' | 'note' | 'latitude' | 'longitude'>

/** The parts of the receiver's address that may be changed, while they are being written. */
export type AddressForm = Readonly<{
  street: string
  mahalla: string
  landmark: string
  note: string
  pin: LatLon | undefined
}>

export const formOf = (to: Written): AddressForm => ({
  street: to.street ?? '',
  mahalla: to.mahalla ?? '',
  landmark: to.landmark ?? '',
  note: to.note ?? '',
  pin: pinOf(to),
})

const isSame = (one: LatLon | undefined, other: LatLon | undefined) =>
  one?.lat === other?.lat && one?.lon === other?.lon

/** A new street takes the old pin away: it would lead the courier to the old door. */
export function withChange(form: AddressForm, change: Partial<AddressForm>, to: Written): AddressForm {
  const next = { ...form, ...change }
  const moved = next.street.trim() !== (to.street ?? '')
  return moved && change.street !== undefined && isSame(next.pin, pinOf(to))
    ? { ...next, pin: undefined }
    : next
}

export const isStreetShort = ({ street }: AddressForm) => street.trim().length < shortestStreet

const texts = ['street', 'mahalla', 'landmark', 'note'] as const

/**
 * What the server is told: only what the person has changed, since somebody else may have changed the rest meanwhile. An
 * empty text takes the old one away, and so does a pin that was taken off.
 */
export function changeOf(form: AddressForm, seen: Written) {
  const changed = texts.filter((name) => form[name].trim() !== (seen[name] ?? ''))
  const place = { latitude: form.pin?.lat ?? null, longitude: form.pin?.lon ?? null }
  return {
    ...Object.fromEntries(changed.map((name) => [name, form[name]])),
    ...(isSame(form.pin, pinOf(seen)) ? {} : place),
  }
}
