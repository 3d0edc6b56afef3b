import type { TileFeature } from '#modules/map/domain/read-tile.ts'

/** What of a tile is seen in a cell, in the tile's own units. */
export type Sight = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Pen = { moveTo(x: number, y: number): void; lineTo(x: number, y: number): void; closePath(): void }

/** Draws what of the features comes into sight; lines and rings far from it cost nothing. */
export function trace(pen: Pen, features: Iterable<TileFeature>, sight: Sight): void {
  for (const feature of features) {
    let start = 0
    for (const end of feature.ends) {
      if (isSeen(feature.coordinates, start, end, sight)) {
        tracePart(pen, feature.coordinates, start, end)
        if (feature.kind === 'area') pen.closePath()
      }
      start = end
    }
  }
}

function tracePart(pen: Pen, coordinates: Int32Array, start: number, end: number): void {
  pen.moveTo(coordinates[start] ?? 0, coordinates[start + 1] ?? 0)
  for (let at = start + 2; at < end; at += 2) pen.lineTo(coordinates[at] ?? 0, coordinates[at + 1] ?? 0)
}

/** Whether the box around a line or ring touches what is seen. */
function isSeen(coordinates: Int32Array, start: number, end: number, sight: Sight): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = start; at < end; at += 2) {
    const x = coordinates[at] ?? 0
    const y = coordinates[at + 1] ?? 0
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return left <= sight.right && right >= sight.left && top <= sight.bottom && bottom >= sight.top
}
