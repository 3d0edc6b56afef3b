import { isInCountry } from '#modules/geo/domain/country.ts'
import type { LatLon } from './lat-lon.ts'

/** Five decimals are one metre: nobody puts a pin more exactly. */
function toOneMetre({ lat, lon }: LatLon): LatLon {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return { lat: round(lat), lon: round(lon) }
}

/** The pin for a place, to the metre; none abroad. */
export function pinAt(place: LatLon): LatLon | undefined {
  return isInCountry(place) ? toOneMetre(place) : undefined
}
