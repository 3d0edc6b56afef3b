import type { Address } from '#modules/accounts/accounts.contract.ts'
import { shortestStreet } from '#modules/orders/domain/order-fields.ts'
import { doorOf, noDoor, type PinnedAddress, pinFields, pinOf } from '#parcel/pin/pin.ts'

/** An address while it is being written. */
export type AddressDraft = PinnedAddress &
  Readonly<{
    label: string
    mahalla: string
    landmark: string
    isDefault: boolean
  }>

/** With everything that has to be there. */
export type WholeDraft = AddressDraft & Readonly<{ region: number; city: number }>

export const emptyDraft: AddressDraft = {
  label: '',
  region: undefined,
  city: undefined,
  mahalla: '',
  street: '',
  landmark: '',
  ...noDoor,
  pin: undefined,
  isDefault: false,
}

export function draftOf(address: Address): WholeDraft {
  return {
    label: address.label,
    region: address.region,
    city: address.city,
    mahalla: address.mahalla ?? '',
    street: address.street,
    landmark: address.landmark ?? '',
    ...doorOf(address),
    pin: pinOf(address),
    isDefault: address.is_default,
  }
}

/** What the server is told. A default address stays one until another takes its place. */
export function requestOf(draft: WholeDraft) {
  return {
    label: draft.label,
    region: draft.region,
    city: draft.city,
    mahalla: draft.mahalla,
    street: draft.street,
    landmark: draft.landmark,
    ...doorOf(draft),
    ...pinFields(draft.pin),
    ...(draft.isDefault ? { is_default: true as const } : {}),
  }
}

export type DraftProblem =
  | 'addressBook.problems.label'
  | 'addressBook.problems.region'
  | 'addressBook.problems.city'
  | 'addressBook.problems.street'
  | 'addressBook.problems.streetShort'

/** What has to be filled in before it can be sent (SPEC section 5), by field, in the order of the form. */
export function draftProblems(
  draft: AddressDraft,
): Partial<Record<'label' | 'region' | 'city' | 'street', DraftProblem>> {
  const street = draft.street.trim()
  return {
    ...(draft.label.trim() === '' ? { label: 'addressBook.problems.label' } : {}),
    ...(draft.region === undefined ? { region: 'addressBook.problems.region' } : {}),
    ...(draft.city === undefined ? { city: 'addressBook.problems.city' } : {}),
    ...streetProblem(street),
  }
}

export const isWhole = (draft: AddressDraft): draft is WholeDraft =>
  Object.keys(draftProblems(draft)).length === 0

function streetProblem(street: string): { street?: DraftProblem } {
  if (street === '') return { street: 'addressBook.problems.street' }
  return street.length < shortestStreet ? { street: 'addressBook.problems.streetShort' } : {}
}
