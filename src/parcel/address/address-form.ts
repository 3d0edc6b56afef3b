import { shortestStreet } from '#modules/orders/domain/order-fields.ts'
import type { ReceiverAnswer } from '#modules/orders/orders.contract.ts'
import {
  type DoorNumbers,
  doorNumbers,
  doorOf,
  isSamePlace,
  type Pin,
  type PinnedAddress,
  pinFields,
  pinOf,
} from '../pin/pin.ts'

export type Written = Pick<
  ReceiverAnswer,
  'street' | 'mahalla' | 'landmark' | 'note' | 'latitude' | 'longitude' | 'pin_source' | keyof DoorNumbers
>

/** The parts of the receiver's address that may be changed, while they are being written. */
export type AddressForm = DoorNumbers &
  Readonly<{
    street: string
    mahalla: string
    landmark: string
    note: string
    pin: Pin | undefined
  }>

export const formOf = (to: Written): AddressForm => ({
  street: to.street ?? '',
  mahalla: to.mahalla ?? '',
  landmark: to.landmark ?? '',
  note: to.note ?? '',
  ...doorOf(to),
  pin: pinOf(to),
})

/** With the district, which is not the form's to change. */
export const pinnedIn = (
  form: AddressForm,
  { region, city }: { region: number; city: number },
): PinnedAddress => ({
  ...form,
  region,
  city,
})

export const isStreetShort = ({ street }: AddressForm) => street.trim().length < shortestStreet

const texts = ['street', 'mahalla', 'landmark', 'note', ...doorNumbers] as const

/**
 * What the server is told: only what the person has changed, since somebody else may have changed the rest meanwhile. An
 * empty text takes the old one away, and so does a pin that was taken off. A new street would take the way to the old door
 * along: what the form shows of it is told with it.
 */
export function changeOf(form: AddressForm, seen: Written) {
  const isChanged = (name: (typeof texts)[number]) => form[name].trim() !== (seen[name] ?? '')
  const doorBeside = isChanged('street') ? doorNumbers.filter((name) => form[name].trim() !== '') : []
  const changed = new Set([...texts.filter(isChanged), ...doorBeside])
  return {
    ...Object.fromEntries([...changed].map((name) => [name, form[name]])),
    ...(isSamePlace(form.pin, pinOf(seen)) ? {} : pinFields(form.pin)),
  }
}
