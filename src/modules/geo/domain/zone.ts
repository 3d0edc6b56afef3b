import { assert } from '#kernel/assert.ts'
import { capital } from './capital.ts'
import { distanceKm, type Point } from './distance.ts'
import { regionById } from './regions.ts'

/** What a door leg costs by: 1 is near the capital, 2 is farther (DECISIONS, "Door leg"). */
export type Zone = 1 | 2

const nearCapitalKm = 100

export function zoneOf(centre: Point): Zone {
  const region = regionById(capital)
  assert(region, 'the capital is one of the regions')
  return distanceKm(region.centre, centre) <= nearCapitalKm ? 1 : 2
}
