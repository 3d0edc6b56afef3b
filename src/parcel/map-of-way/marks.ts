import type { MapBounds } from '../map/lat-lon.ts'
import type { MapMark } from '../map/overlays/overlays.ts'
import type { WayStop } from './stops.ts'

/** The signs of a way. Where it is now and where it goes keep their names when there is little room. */
export function marksOf(stops: readonly WayStop[]): MapMark[] {
  const rank = ({ isNow, isEnd }: WayStop, index: number) => (isNow ? 0 : isEnd ? 1 : index === 0 ? 2 : 3)
  const ranked = stops.map((stop, index) => ({ stop, rank: rank(stop, index) }))
  const named = new Set<string>()
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .flatMap(({ stop }) => {
      // A town that it comes through twice has one sign.
      if (named.has(stop.name)) return []
      named.add(stop.name)
      return [{ at: stop.at, name: stop.name, sign: signOf(stop) }]
    })
}

function signOf({ isNow, isAtPoint, isEnd }: WayStop): MapMark['sign'] {
  if (isAtPoint) return 'point'
  if (isEnd) return 'home'
  return isNow ? 'now' : 'stop'
}

/** Names stand beside the way's ends and want room too; in the east there are the buttons of the zoom. */
export function withRoomForNames({ south, west, north, east }: MapBounds): MapBounds {
  const [high, wide] = [(north - south) * 0.15, (east - west) * 0.12]
  return { south: south - high, west: west - wide, north: north + high, east: east + 2.5 * wide }
}
