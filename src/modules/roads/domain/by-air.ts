import { distanceKm, type Point } from '#modules/geo/domain/distance.ts'

/** How a distance came about: along roads, or as the crow flies with something added. */
export type By = 'road' | 'air'

export type Leg = Readonly<{ metres: number; seconds: number; by: By }>
export type Route = Leg & Readonly<{ line: readonly Point[] }>

/**
 * Roads are longer than straight lines: by a third in the middle of measured pairs, more in single ones. No factor fits all,
 * so whoever gets such a leg is told.
 */
const DETOUR = 1.35
/** Free roads of a town; between towns it is driven faster. */
const TOWN_METRES = 30_000
const TOWN_KMH = 35
const COUNTRY_KMH = 65

export const straightMetres = (from: Point, to: Point) => distanceKm(from, to) * 1000

export function legByAir(from: Point, to: Point): Leg {
  const metres = Math.round(straightMetres(from, to) * DETOUR)
  const inTown = Math.min(metres, TOWN_METRES)
  const seconds = (inTown / TOWN_KMH + (metres - inTown) / COUNTRY_KMH) * 3.6
  return { metres, seconds: Math.round(seconds), by: 'air' }
}

export const routeByAir = (from: Point, to: Point): Route => ({ ...legByAir(from, to), line: [from, to] })
