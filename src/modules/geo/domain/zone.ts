import { assert } from '#kernel/assert.ts'
import { distanceKm, type Point } from './distance.ts'
import { regionById } from './regions.ts'

/** What a door leg costs by: 1 is near the capital, 2 is farther (DECISIONS, "Door leg"). */
export type Zone = 1 | 2

const capitalRegion = 14
const nearCapitalKm = 100

export function zoneOf(centre: Point): Zone {
  const capital = regionById(capitalRegion)
  assert(capital, 'the capital is one of the regions')
  return distanceKm(capital.centre, centre) <= nearCapitalKm ? 1 : 2
}
