import { distanceKm } from '#modules/geo/domain/distance.ts'
import type { FoundPlaceAnswer } from '#modules/geo/geo.contract.ts'
import type { LatLon } from '../map/lat-lon.ts'
import type { PinnedChange } from './pin.ts'

/** One thing that the map knows: a house, a street, a landmark, a town, a district. */
export type MapAnswer = FoundPlaceAnswer

export const spotOf = ({ latitude, longitude }: MapAnswer): LatLon => ({ lat: latitude, lon: longitude })

/** Where somebody may live or work, as opposed to a whole district. */
export const isDoor = ({ kind }: MapAnswer) => kind !== 'region' && kind !== 'district'

/** Something that was picked in the search. */
export type Found = Readonly<{
  answer: MapAnswer
  /** What a form learns of it. */
  change: PinnedChange
}>

/** A house that is not on the map is placed by its neighbours: moved to where it stands, it is still that house. */
const roundAboutKm = 0.15

/** Whether the pin still stands for what was found. */
export function isStillFound({ answer }: Found, { at, source }: Readonly<{ at: LatLon; source?: unknown }>) {
  return source === 'found' || (answer.near === true && distanceKm(spotOf(answer), at) < roundAboutKm)
}

/** What lies under a pin, taken apart. */
export type UnderPin = Readonly<{
  address: MapAnswer | undefined
  landmark: MapAnswer | undefined
  /** Likeliest first; several where the border is not certain, none abroad. */
  districts: readonly number[]
}>

export function underPin(answers: readonly MapAnswer[]): UnderPin {
  const address = answers.find(({ kind }) => kind === 'house' || kind === 'street' || kind === 'place')
  return {
    address,
    landmark: answers.find((answer) => answer.kind === 'landmark' && answer !== address),
    districts: answers.flatMap(({ kind, district_id }) =>
      kind === 'district' && district_id !== undefined ? [district_id] : [],
    ),
  }
}

/** What a form learns from something that was found. Streets of a landmark are seldom known: its name stands for one. */
export function foundChange(answer: MapAnswer, line: string): PinnedChange {
  const { kind, label, street, region_id, district_id } = answer
  const pin = { at: spotOf(answer), source: 'found', confirmed: false, isFresh: false } as const
  const district = district_id === undefined ? {} : { region: region_id, city: district_id }
  if (!isDoor(answer)) return district
  return kind === 'landmark' && street
    ? { ...district, street, landmark: label, pin }
    : { ...district, street: line, pin }
}
