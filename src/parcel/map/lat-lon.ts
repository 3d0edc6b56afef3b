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
