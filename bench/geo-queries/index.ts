import { areas } from './areas.ts'
import { areasBent } from './areas-bent.ts'
import { blind } from './blind.ts'
import { houses } from './houses.ts'
import { landmarks } from './landmarks.ts'
import type { Query } from './query.ts'
import { secondBlind } from './second-blind.ts'
import { streets } from './streets.ts'
import { streetsOfCapital } from './streets-of-capital.ts'

/**
 * Questions with their right answers, made without looking at the search: from the tiles, from lists of places, and from
 * knowing the country. `bench/geo.ts` asks them all.
 */
export const queries: readonly Query[] = [
  ...areas,
  ...areasBent,
  ...streetsOfCapital,
  ...streets,
  ...houses,
  ...landmarks,
  ...blind,
  ...secondBlind,
]
