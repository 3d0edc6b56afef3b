import { type Bounds, everywhere, within } from './bounds.ts'
import type { PointKind } from './point.ts'

/** What a map draws: a single point, or the middle of many that lie together. */
export type MapSpot =
  | Readonly<{
      id: number
      kind: PointKind
      name: string
      lat: number
      lon: number
      /** Neither full nor shut. */
      takes: boolean
      count: 1
    }>
  | Readonly<{ kind: 'cluster'; lat: number; lon: number; count: number }>

/** Up to this many are sent one by one; more would be a heavy answer for a slow phone. */
export const mostSingleSpots = 400
export const cellsAcross = 20

/** Squares that a map is cut into where points are many: each becomes one spot, so the answer is bounded. */
export type Grid = Readonly<{ south: number; west: number; cellDegrees: number }>

/** A caller may ask for the whole Earth; cells are cut out of what can hold points. */
export function gridOver(bounds: Bounds): Grid {
  const { south, west, north, east } = within(bounds, everywhere)
  return { south, west, cellDegrees: Math.max(east - west, north - south, 0.001) / cellsAcross }
}
