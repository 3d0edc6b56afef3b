import { countryRings } from './data/country-rings.ts'
import type { Point } from './distance.ts'

type Corner = readonly [lon: number, lat: number]
type Side = readonly [from: Corner, to: Corner]

/** The border is thinned to a kilometre and pins near it are not exact; more would reach into towns across it. */
const slackKm = 2
const kmPerDegree = 111.19

const sides: readonly Side[] = countryRings
  .trim()
  .split('\n\n')
  .flatMap((ring) => sidesOf(cornersOf(ring)))

function cornersOf(ring: string): Corner[] {
  let [lon, lat] = [0, 0]
  return ring.split(/\s/).map((step) => {
    const [east = 0, north = 0] = step.split(',').map(Number)
    lon += east
    lat += north
    return [lon / 100, lat / 100]
  })
}

function sidesOf(corners: readonly Corner[]): Side[] {
  return corners.flatMap((corner, at): Side[] => {
    const next = corners[(at + 1) % corners.length]
    return next ? [[corner, next]] : []
  })
}

/** Whether a place lies in Uzbekistan, its parts behind the border included, or a step beyond the border. */
export function isInCountry(point: Point): boolean {
  const crossed = sides.filter((side) => liesEast(point, side)).length
  return crossed % 2 === 1 || sides.some((side) => kmTo(point, side) <= slackKm)
}

/** Whether whoever goes due east from the point comes across the side. */
function liesEast({ lat, lon }: Point, [[fromLon, fromLat], [toLon, toLat]]: Side): boolean {
  if (fromLat > lat === toLat > lat) return false
  return lon < fromLon + ((lat - fromLat) / (toLat - fromLat)) * (toLon - fromLon)
}

/** As on a flat map: right for the few kilometres that are asked about. */
function kmTo({ lat, lon }: Point, [[fromLon, fromLat], [toLon, toLat]]: Side): number {
  const lonKm = kmPerDegree * Math.cos((lat * Math.PI) / 180)
  const [x, y] = [(fromLon - lon) * lonKm, (fromLat - lat) * kmPerDegree]
  const [dx, dy] = [(toLon - fromLon) * lonKm, (toLat - fromLat) * kmPerDegree]
  const along = Math.min(1, Math.max(0, -(x * dx + y * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x + along * dx, y + along * dy)
}
