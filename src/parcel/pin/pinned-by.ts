import type { District } from '#modules/geo/domain/districts.ts'
import { type Found, isStillFound } from './map-answer.ts'
import type { DoorNumbers, PinnedAddress, PinnedChange } from './pin.ts'
import type { PinAnswer } from './pin-question.ts'
import type { Spot } from './spot.ts'

type Placed = {
  address: PinnedAddress
  spot: Spot
  /** What was answered, where something had to be asked. */
  answer: PinAnswer | undefined
  /** What was picked in the search of the screen, last. */
  found: Found | undefined
  /** The address under the pin in words. */
  line: string | undefined
  /** What the map said of the place where it was opened. */
  opened: string | undefined
  /** Under the pin, likeliest first. */
  districts: readonly District[]
  door: DoorNumbers
}

/** What a form learns when the pin is confirmed. */
export function pinnedBy(placed: Placed): PinnedChange {
  const { spot, answer, door } = placed
  const pin = {
    at: spot.at,
    source: spot.source ?? 'dragged',
    confirmed: answer?.to === 'stay',
    isFresh: true,
  } as const
  return { pin, ...door, ...districtChange(placed), ...streetChange(placed) }
}

/** A district comes along where there was none, or where the person has said that it is another. */
function districtChange({ address, answer, districts }: Placed): PinnedChange {
  const [likeliest] = districts
  const district =
    answer?.to === 'move' ? answer.district : address.city === undefined ? likeliest : undefined
  return district ? { region: district.regionId, city: district.id } : {}
}

/** Words of the person's own stay. What the map wrote, or nobody has, follows the pin. */
function streetChange({ address, spot, found, line, opened }: Placed): PinnedChange {
  if (found && isStillFound(found, spot)) {
    const { street, landmark } = found.change
    return { ...(street === undefined ? {} : { street }), ...(landmark === undefined ? {} : { landmark }) }
  }
  const written = address.street.trim()
  const isOurs = written === '' || found !== undefined || written === opened
  return isOurs && line ? { street: line } : {}
}
