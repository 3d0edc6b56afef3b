import type { ChosenPlace } from '../price/question.ts'
import type { DraftAddress } from './order-draft.ts'

/** What leads to the door that stood there before. */
const otherDoor = { mahalla: '', landmark: '', entrance: '', floor: '', flat: '', intercom: '' } as const

/**
 * A place that was chosen, as a change of the address that is being prepared. The capital as a whole prices a parcel but
 * does not address it: the wizard asks for the district. An address that was found comes along; one that is known
 * already is left alone, because its pin may have been moved since, or a flat written beside it.
 */
export function draftChangeTo(place: ChosenPlace, kept: DraftAddress): Partial<DraftAddress> {
  const district = { region: place.region, city: place.exact ? place.city : null }
  const address = place.spot?.address
  if (!address || (kept.city === place.city && kept.street === address.street)) return district
  return { ...district, ...otherDoor, ...address }
}

/** The other way round: the district of an address, with what was found in it. */
export function withSpotOf(place: ChosenPlace, { street, landmark, pin_source }: DraftAddress): ChosenPlace {
  if (pin_source !== 'found' || street === '' || !place.exact) return place
  const text = [landmark, street].filter(Boolean).join(', ')
  return { ...place, spot: { text, note: [place.label, place.regionLabel].join(', ') } }
}
