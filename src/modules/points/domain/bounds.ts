import type { Point as Place } from '#modules/geo/domain/distance.ts'

export type Bounds = Readonly<{ south: number; west: number; north: number; east: number }>

/** Wider than Uzbekistan on every side. */
export const everywhere: Bounds = { south: 36, west: 54, north: 47, east: 75 }

const kmPerDegree = 111.19

/** The smallest rectangle that holds the circle: what an index can answer before distances are measured. */
export function boundsAround({ lat, lon }: Place, radiusKm: number): Bounds {
  const latDegrees = radiusKm / kmPerDegree
  // At the latitude of the circle's edge that is nearer to the pole, where a degree of longitude is shortest.
  const narrowest = Math.cos((Math.min(89, Math.abs(lat) + latDegrees) * Math.PI) / 180)
  const lonDegrees = latDegrees / narrowest
  return {
    south: lat - latDegrees,
    west: lon - lonDegrees,
    north: lat + latDegrees,
    east: lon + lonDegrees,
  }
}

export function centreOf({ south, west, north, east }: Bounds): Place {
  return { lat: (south + north) / 2, lon: (west + east) / 2 }
}

/** The part of one that lies in the other. */
export function within(asked: Bounds, limit: Bounds): Bounds {
  return {
    south: Math.max(asked.south, limit.south),
    west: Math.max(asked.west, limit.west),
    north: Math.min(asked.north, limit.north),
    east: Math.min(asked.east, limit.east),
  }
}
