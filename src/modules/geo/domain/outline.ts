import type { Point } from './distance.ts'
import type { LonLat } from './packed-line.ts'

/** A stretch of a border, longitude and latitude of corner after corner, and the box around it: most questions look at the
 * box only. */
type Stretch = Readonly<{
  corners: Float64Array
  south: number
  north: number
  west: number
  east: number
}>

/** The border of an area. Parts and holes are rings alike: whoever crosses an odd number of them is inside. */
export type Outline = readonly Stretch[]

const kmPerDegree = 111.19
/** Sides of a stretch: half as many or twice as many answer more slowly. */
const longestStretch = 24

/** A ring may repeat its first corner at its end, as in GeoJSON, or not. */
export function outlineOf(rings: readonly (readonly LonLat[])[]): Outline {
  return rings.flatMap((ring) => {
    const closed = [...ring, ...ring.slice(0, 1)]
    const stretches: Stretch[] = []
    for (let from = 0; from < closed.length - 1; from += longestStretch)
      stretches.push(stretchOf(closed.slice(from, from + longestStretch + 1)))
    return stretches
  })
}

function stretchOf(corners: readonly LonLat[]): Stretch {
  const lons = corners.map(([lon]) => lon)
  const lats = corners.map(([, lat]) => lat)
  return {
    corners: Float64Array.from(corners.flat()),
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lons),
    east: Math.max(...lons),
  }
}

/** Kilometres to the border: less than nothing inside, so many outside. */
export function kmOutside(outline: Outline, point: Point): number {
  const km = kmToBorder(outline, point)
  return isInside(outline, point) ? -km : km
}

/** Whether whoever goes due east from the point comes across the border an odd number of times. */
export function isInside(outline: Outline, { lat, lon }: Point): boolean {
  let inside = false
  for (const { corners, south, north, east } of outline) {
    if (lat < south || lat > north || lon > east) continue
    let [fromLon = 0, fromLat = 0] = corners
    for (let at = 2; at < corners.length; at += 2) {
      const [toLon, toLat] = [corners[at] as number, corners[at + 1] as number]
      const isCrossed = fromLat > lat !== toLat > lat
      if (isCrossed && lon < fromLon + ((lat - fromLat) / (toLat - fromLat)) * (toLon - fromLon))
        inside = !inside
      fromLon = toLon
      fromLat = toLat
    }
  }
  return inside
}

/** As on a flat map around the point: right for the few kilometres that are asked about, a few percent off beyond. */
export function kmToBorder(outline: Outline, { lat, lon }: Point): number {
  const lonKm = kmPerDegree * Math.cos((lat * Math.PI) / 180)
  let nearest = Number.POSITIVE_INFINITY
  for (const { corners, south, north, west, east } of outline) {
    const aside = Math.max(west - lon, lon - east, 0) * lonKm
    const above = Math.max(south - lat, lat - north, 0) * kmPerDegree
    if (aside * aside + above * above >= nearest) continue
    let [x, y] = [((corners[0] as number) - lon) * lonKm, ((corners[1] as number) - lat) * kmPerDegree]
    for (let at = 2; at < corners.length; at += 2) {
      const dx = ((corners[at] as number) - lon) * lonKm - x
      const dy = ((corners[at + 1] as number) - lat) * kmPerDegree - y
      const along = Math.min(1, Math.max(0, -(x * dx + y * dy) / (dx * dx + dy * dy || 1)))
      nearest = Math.min(nearest, (x + along * dx) ** 2 + (y + along * dy) ** 2)
      x += dx
      y += dy
    }
  }
  return Math.sqrt(nearest)
}
