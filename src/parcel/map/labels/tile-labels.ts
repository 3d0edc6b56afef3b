import type { Tile, TileFeature } from '#modules/map/domain/read-tile.ts'
import type { TileAt } from '../tiles/cells.ts'
import { joinLines } from './join-lines.ts'

/** A name that stands at a place. */
export type PointName = {
  readonly text: string
  readonly kind: 'place' | 'poi' | 'house'
  /** City, village, school …, as the map file calls it. */
  readonly sort: string
  /** Among its kind: the lower, the more important. */
  readonly rank: number
  readonly x: number
  readonly y: number
}

/** A name that runs along a line: x, y, x, y … on the flat world. */
export type LineName = { readonly text: string; readonly sort: string; readonly line: Float64Array }

export type TileLabels = { readonly points: readonly PointName[]; readonly lines: readonly LineName[] }

/** Everything in a tile that has a name. Found where the tile is read; chosen and placed where it is seen. */
export function tileLabels(tile: Tile | undefined, at: TileAt): TileLabels {
  if (!tile) return { points: [], lines: [] }
  const points = (['place', 'poi', 'house'] as const).flatMap((kind) => pointsOf(tile, at, kind))
  const roads = tile.has('roadname') ? 'roadname' : 'road'
  return { points, lines: [...linesOf(tile, at, roads), ...linesOf(tile, at, 'waterway')] }
}

const nameOf = ({ tags }: TileFeature) => String(tags.n ?? tags.h ?? '').trim()

function pointsOf(tile: Tile, at: TileAt, kind: PointName['kind']): PointName[] {
  const { features = [], extent = 1 } = tile.get(kind) ?? {}
  return features.flatMap((feature) => {
    const [x = 0, y = 0] = feature.coordinates
    const text = nameOf(feature)
    // What lies beyond the edge is the neighbour's.
    if (!text || x < 0 || y < 0 || x >= extent || y >= extent) return []
    const world = toWorldOf(at, extent)
    const rank = Number(feature.tags.k ?? 0)
    return [{ text, kind, sort: String(feature.tags.c ?? ''), rank, x: world(at.x, x), y: world(at.y, y) }]
  })
}

function linesOf(tile: Tile, at: TileAt, layer: string): LineName[] {
  const { features = [], extent = 1 } = tile.get(layer) ?? {}
  const world = toWorldOf(at, extent)
  const byName = Map.groupBy(
    features.filter((feature) => feature.kind === 'line' && nameOf(feature) !== ''),
    (feature) => `${sortOf(feature, layer)}|${nameOf(feature)}`,
  )
  return [...byName.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const lines = joinLines(same.flatMap(partsOf))
    return lines.map((line) => ({
      text: nameOf(first),
      sort: sortOf(first, layer),
      line: Float64Array.from(line, (value, index) => world(index % 2 === 0 ? at.x : at.y, value)),
    }))
  })
}

const sortOf = ({ tags }: TileFeature, layer: string) =>
  layer === 'waterway' ? 'water' : String(tags.c ?? '')

const toWorldOf =
  ({ z }: TileAt, extent: number) =>
  (tile: number, inTile: number) =>
    (tile + inTile / extent) / 2 ** z

function partsOf({ coordinates, ends }: TileFeature): number[][] {
  let start = 0
  return ends.map((end) => {
    const part = Array.from(coordinates.subarray(start, end))
    start = end
    return part
  })
}
