import { doorNumbers, type PinnedAddress, type PinnedChange, pinOf } from '../pin/pin.ts'
import type { DraftAddress } from './order-draft.ts'

/** Of an address that is being prepared, what the search and the map need to know. */
export function pinnedOf(address: DraftAddress): PinnedAddress {
  const { region, city, street, entrance, floor, flat, intercom, pin_confirmed, pin_fresh } = address
  const pin = pinOf(address)
  return {
    region: region ?? undefined,
    city: city ?? undefined,
    street,
    entrance,
    floor,
    flat,
    intercom,
    pin: pin && { ...pin, confirmed: pin_confirmed, isFresh: pin_fresh },
  }
}

/** What they have found, as a change of it. */
export function draftChangeOf(change: PinnedChange): Partial<DraftAddress> {
  const { pin, region, city, street, landmark } = change
  const marked = {
    latitude: pin?.at.lat ?? null,
    longitude: pin?.at.lon ?? null,
    coords: pin ? ([pin.at.lat, pin.at.lon] as const) : null,
    pin_source: pin?.source ?? null,
    pin_confirmed: pin?.confirmed ?? false,
    pin_fresh: pin?.isFresh ?? false,
  }
  const written = doorNumbers.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]]))
  return {
    ...(city === undefined ? {} : { region: region ?? null, city }),
    ...(street === undefined ? {} : { street }),
    ...(landmark === undefined ? {} : { landmark }),
    ...Object.fromEntries(written),
    ...('pin' in change ? marked : {}),
  }
}
