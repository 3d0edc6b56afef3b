import { isInCountry } from '#modules/geo/domain/country.ts'
import type { Point } from '#modules/geo/domain/distance.ts'

/** A place on the map, in degrees. */
export type LatLon = Point

export type MapBounds = {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The rectangle around Uzbekistan: what a map shows before it is told otherwise. */
export const country: MapBounds = { south: 37.1, west: 55.9, north: 45.65, east: 73.2 }

/** Five decimals are one metre: nobody puts a pin more exactly. */
function toOneMetre({ lat, lon }: LatLon): LatLon {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return { lat: round(lat), lon: round(lon) }
}

/** The pin for a place, to the metre; none abroad. */
export function pinAt(place: LatLon): LatLon | undefined {
  return isInCountry(place) ? toOneMetre(place) : undefined
}

/** The smallest rectangle that holds them. */
export function boundsOfAll(places: readonly LatLon[]): MapBounds {
  const lats = places.map(({ lat }) => lat)
  const lons = places.map(({ lon }) => lon)
  return {
    south: Math.min(...lats),
    west: Math.min(...lons),
    north: Math.max(...lats),
    east: Math.max(...lons),
  }
}
