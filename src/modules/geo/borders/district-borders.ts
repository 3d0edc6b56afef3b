import { assert } from '#kernel/assert.ts'
import type { Point } from '../domain/distance.ts'
import { isInside, kmToBorder } from '../domain/outline.ts'
import { type Border, errorKm, readBorders, undrawnKm } from './read-borders.ts'

/* The borders are read when somebody asks for the first time: a server that is never asked has none in memory. */
let kept: ReturnType<typeof readBorders> | undefined
function borders() {
  kept ??= readBorders()
  return kept
}

/** The border of a district as far as it is known; none for an id that no district has. */
export function borderOf(districtId: number): Border | undefined {
  return borders().districts.get(districtId)
}

/** Kilometres from the district's border, less than nothing inside it. */
export function kmToDistrict(districtId: number, point: Point): number {
  const border = borderOf(districtId)
  assert(border, `there is no district ${districtId}`)
  return border.kmTo(point)
}

/** How deep a point lies in a region other than this one; nothing where it does not. */
export function kmInOtherRegion(regionId: number, point: Point): number {
  let deepest = 0
  for (const { id, outline } of borders().regions)
    if (id !== regionId && isInside(outline, point)) deepest = Math.max(deepest, kmToBorder(outline, point))
  return deepest
}

export type DistrictAt = Readonly<{ districtId: number; km: number }>

/**
 * The district of a point. `certain` where the point lies inside one, and farther from every other than the border
 * between them may be off; otherwise the likeliest two, likeliest first. None abroad.
 */
export function districtsAt(point: Point): { certain: boolean; candidates: DistrictAt[] } {
  const near = nearBorders(point)
  const [best, ...others] = near
  if (!best) return { certain: false, candidates: [] }
  const certain = best.km < 0 && others.every((other) => other.km > betweenKm(best.border, other.border))
  const told = near.slice(0, certain ? 1 : 2)
  return { certain, candidates: told.map(({ border, km }) => ({ districtId: border.id, km })) }
}

type Near = { border: Border; km: number }

function nearBorders(point: Point): Near[] {
  const { lat, lon } = point
  const found: Near[] = []
  for (const border of borders().districts.values()) {
    const { south, north, west, east } = border.box
    if (lat < south || lat > north || lon < west || lon > east) continue
    const km = border.kmTo(point)
    if (km <= errorKm.ocha) found.push({ border, km })
  }
  return found.sort((one, other) => unlikeliness(one) - unlikeliness(other))
}

/** Within a town that lies inside a district one is in the town, however deep in the district that is. */
const unlikeliness = ({ border, km }: Near) => (undrawnKm.has(border.id) && km < 0 ? -Infinity : km)

/** How far the border between two may be off: as little as that of the better known one. */
function betweenKm(one: Border, other: Border): number {
  const known = Math.min(one.errorKm, other.errorKm)
  return one.regionId === other.regionId ? known : Math.min(known, errorKm.betweenRegions)
}
