import { type Bounds, everywhere } from './bounds.ts'
import type { PointKind } from './point.ts'

export type MapPoint = Readonly<{ id: number; kind: PointKind; name: string; lat: number; lon: number }>

/** A single point, or the middle of many that lie together. */
export type MapSpot =
  | Readonly<MapPoint & { count: 1 }>
  | Readonly<{ kind: 'cluster'; lat: number; lon: number; count: number }>

/** Up to this many are sent one by one; more would be a heavy answer for a slow phone. */
export const mostSingleSpots = 400
const cellsAcross = 20

/** What a map of these bounds is drawn from: bounded however many points there are. Nothing is lost, only gathered. */
export function mapSpots(points: readonly MapPoint[], bounds: Bounds): MapSpot[] {
  if (points.length <= mostSingleSpots) return points.map(alone)
  const seen = within(bounds, everywhere)
  const cell = Math.max(seen.east - seen.west, seen.north - seen.south) / cellsAcross
  const cells = new Map<string, MapPoint[]>()
  for (const point of points) {
    const key = `${Math.floor((point.lat - seen.south) / cell)} ${Math.floor((point.lon - seen.west) / cell)}`
    const together = cells.get(key)
    if (together) together.push(point)
    else cells.set(key, [point])
  }
  return [...cells.values()].map(gather)
}

const alone = (point: MapPoint): MapSpot => ({ ...point, count: 1 })

function gather(points: MapPoint[]): MapSpot {
  const [first] = points
  if (first && points.length === 1) return alone(first)
  const middle = (of: (point: MapPoint) => number) =>
    Math.round((points.reduce((sum, point) => sum + of(point), 0) / points.length) * 1e4) / 1e4
  return {
    kind: 'cluster',
    lat: middle(({ lat }) => lat),
    lon: middle(({ lon }) => lon),
    count: points.length,
  }
}

/** A caller may ask for the whole Earth; cells are cut out of what can hold points. */
export function within(asked: Bounds, limit: Bounds): Bounds {
  return {
    south: Math.max(asked.south, limit.south),
    west: Math.max(asked.west, limit.west),
    north: Math.min(asked.north, limit.north),
    east: Math.min(asked.east, limit.east),
  }
}
