import type { Address } from '#modules/accounts/accounts.contract.ts'
import type { LatLon } from '../../map/lat-lon.ts'

/** An address while it is being written. */
export type AddressDraft = Readonly<{
  label: string
  region: number | undefined
  city: number | undefined
  mahalla: string
  street: string
  landmark: string
  pin: LatLon | undefined
  isDefault: boolean
}>

export const emptyDraft: AddressDraft = {
  label: '',
  region: undefined,
  city: undefined,
  mahalla: '',
  street: '',
  landmark: '',
  pin: undefined,
  isDefault: false,
}

export function draftOf(address: Address): AddressDraft {
  const { latitude, longitude } = address
  return {
    label: address.label,
    region: address.region,
    city: address.city,
    mahalla: address.mahalla ?? '',
    street: address.street,
    landmark: address.landmark ?? '',
    pin: latitude === null || longitude === null ? undefined : { lat: latitude, lon: longitude },
    isDefault: address.is_default,
  }
}

/** What the server is told. A default address stays one until another takes its place. */
export function requestOf(draft: AddressDraft) {
  return {
    label: draft.label,
    region: draft.region,
    city: draft.city,
    mahalla: draft.mahalla,
    street: draft.street,
    landmark: draft.landmark,
    latitude: draft.pin?.lat ?? null,
    longitude: draft.pin?.lon ?? null,
    ...(draft.isDefault ? { is_default: true } : {}),
  }
}

/** SPEC section 5: a full address has at least five characters. */
const shortestStreet = 5

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

function streetProblem(street: string): { street?: DraftProblem } {
  if (street === '') return { street: 'addressBook.problems.street' }
  return street.length < shortestStreet ? { street: 'addressBook.problems.streetShort' } : {}
}
