/** A place on Earth, in degrees. */
export type Point = Readonly<{ lat: number; lon: number }>

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres as the crow flies (haversine): off by half a percent at most, because Earth is not quite round. */
export function distanceKm(from: Point, to: Point): number {
  const halfLat = radians(to.lat - from.lat) / 2
  const halfLon = radians(to.lon - from.lon) / 2
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLon) ** 2
  // Rounding may carry opposite points a hair over 1, where the arc sine ends.
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
