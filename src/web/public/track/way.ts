import { regionById } from '#modules/geo/domain/regions.ts'
import type { Tracked } from '#modules/tracking/tracking.contract.ts'

export type Spot = Readonly<{ x: number; y: number }>

/** The picture, in its own units; it is drawn as wide as there is room. */
export const frame = { width: 360, height: 168 } as const
/** Room for names around the ends. */
const margin = { x: 64, y: 44 } as const
/** So that two neighbouring towns do not fill the country. */
const closest = 0.9

/** As art/country.svg is drawn: a unit is a hundredth of a degree of latitude, from the north-west of the country. */
const corner = { lon: 55.9, lat: 45.7 } as const
const narrowing = Math.cos((41 * Math.PI) / 180)

function placeOnCountry({ lat, lon }: { lat: number; lon: number }): Spot {
  return { x: (lon - corner.lon) * narrowing * 100, y: (corner.lat - lat) * 100 }
}

export type Way = Readonly<{
  from: Spot
  to: Spot
  /** How the country lies behind them. */
  scale: number
  shift: Spot
}>

/** Both ends in the frame, the country around them. Undefined inside one region: there is no way to draw. */
export function wayBetween(fromRegion: number, toRegion: number): Way | undefined {
  const ends = [fromRegion, toRegion].map((id) => regionById(id)?.centre)
  const [first, last] = ends
  if (!first || !last || fromRegion === toRegion) return undefined
  const [a, b] = [placeOnCountry(first), placeOnCountry(last)]
  const room = { x: frame.width - 2 * margin.x, y: frame.height - 2 * margin.y }
  const scale = Math.min(closest, room.x / Math.abs(a.x - b.x), room.y / Math.abs(a.y - b.y))
  const shift = {
    x: frame.width / 2 - (scale * (a.x + b.x)) / 2,
    y: frame.height / 2 - (scale * (a.y + b.y)) / 2,
  }
  const inFrame = ({ x, y }: Spot) => ({ x: x * scale + shift.x, y: y * scale + shift.y })
  return { from: inFrame(a), to: inFrame(b), scale, shift }
}

/** Straight, aslant, straight: roads here turn as the tiles do. */
export function roadBetween({ from, to }: Pick<Way, 'from' | 'to'>): Spot[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const aslant = Math.min(Math.abs(dx), Math.abs(dy))
  const isWide = Math.abs(dx) > Math.abs(dy)
  const straight = (Math.max(Math.abs(dx), Math.abs(dy)) - aslant) / 2
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)]
  const turn = isWide ? { x: from.x + sx * straight, y: from.y } : { x: from.x, y: from.y + sy * straight }
  return [from, turn, { x: turn.x + sx * aslant, y: turn.y + sy * aslant }, to]
}

/** The spot at this share of the road. */
export function alongRoad(road: readonly Spot[], share: number): Spot {
  const legs = road.slice(1).map((end, index) => ({ start: road[index] ?? end, end }))
  const lengthOf = ({ start, end }: (typeof legs)[number]) => Math.hypot(end.x - start.x, end.y - start.y)
  let left = share * legs.reduce((sum, leg) => sum + lengthOf(leg), 0)
  for (const leg of legs) {
    const length = lengthOf(leg)
    if (left <= length && length > 0) {
      const part = left / length
      return {
        x: leg.start.x + (leg.end.x - leg.start.x) * part,
        y: leg.start.y + (leg.end.y - leg.start.y) * part,
      }
    }
    left -= length
  }
  return road.at(-1) ?? { x: 0, y: 0 }
}

/** How much of the way is behind it, as well as towns and steps can tell. */
export function shareOfWay({ stage, steps, ended }: Tracked['data']): number {
  const hasLeft = steps.slice(2).some(({ state }) => state !== 'ahead')
  if (!hasLeft) return 0
  const shares = { ahead: 0, moving: 0.45, last_leg: 0.9, failed: 0.9, waiting: 1, over: ended ? 0.9 : 1 }
  return shares[stage]
}
