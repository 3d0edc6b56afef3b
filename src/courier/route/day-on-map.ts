import { boundsOfAll, type LatLon, type MapBounds } from '#parcel/map/lat-lon.ts'
import type { MapOverlays } from '#parcel/map/overlays/overlays.ts'
import type { DayView, Visit } from '../parts/day-view.ts'

export type Here = { readonly at: LatLon; readonly accuracyM: number }

type DayOnMap = Readonly<{
  overlays: MapOverlays
  /** What has to be seen; undefined when nothing has a place. */
  bounds: MapBounds | undefined
  unplaced: number
}>

function placeOf({ stops: [{ place }] }: Visit): LatLon | undefined {
  const { latitude: lat, longitude: lon } = place
  return lat === null || lon === null ? undefined : { lat, lon }
}

/** The way that is left, from where the courier stands: numbers at the stops and straight lines between them. */
export function dayOnMap(view: DayView, here: Here | undefined, chosen?: Visit): DayOnMap {
  const open = view.visits.filter(({ state }) => state === 'open')
  const placed = open.flatMap((visit) => {
    const at = placeOf(visit)
    return at ? [{ visit, at }] : []
  })
  const marked = chosen ?? view.next
  const way = [...(here ? [here.at] : []), ...placed.map(({ at }) => at)]
  return {
    overlays: {
      lines: way.length > 1 ? [{ points: way, kind: 'air' }] : [],
      marks: placed.map(({ visit, at }) => ({
        at,
        sign: visit === marked ? ('now' as const) : ('stop' as const),
        name: String(visit.number),
      })),
      ...(here ? { here } : {}),
    },
    bounds: way.length > 0 ? withRoom(boundsOfAll(way)) : undefined,
    unplaced: open.length - placed.length,
  }
}

/** A single house fills no map: about two hundred metres around it. */
const leastDegrees = 0.002

function withRoom({ south, west, north, east }: MapBounds): MapBounds {
  const [high, wide] = [
    Math.max(leastDegrees, (north - south) * 0.12),
    Math.max(leastDegrees, (east - west) * 0.12),
  ]
  return { south: south - high, west: west - wide, north: north + high, east: east + wide }
}
