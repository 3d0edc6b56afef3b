import { countryRings } from './data/country-rings.ts'
import type { Point } from './distance.ts'
import { kmOutside, outlineOf } from './outline.ts'
import type { LonLat } from './packed-line.ts'

/** The border is thinned to a kilometre and pins near it are not exact; more would reach into towns across it. */
const slackKm = 2

const border = outlineOf(countryRings.trim().split('\n\n').map(cornersOf))

function cornersOf(ring: string): LonLat[] {
  let [lon, lat] = [0, 0]
  return ring.split(/\s/).map((step) => {
    const [east = 0, north = 0] = step.split(',').map(Number)
    lon += east
    lat += north
    return [lon / 100, lat / 100]
  })
}

/** Whether a place lies in Uzbekistan, its parts behind the border included, or a step beyond the border. */
export function isInCountry(point: Point): boolean {
  return kmOutside(border, point) <= slackKm
}
