/**
 * The number of a tile in an archive: all zooms above it, then its place on the Hilbert curve of its own zoom, so that
 * neighbours lie near each other in the file. Whole numbers stay exact up to zoom 26.
 */
export function tileIdOf(zoom: number, column: number, row: number): number {
  let id = (4 ** zoom - 1) / 3
  let x = column
  let y = row
  for (let side = 2 ** zoom / 2; side >= 1; side /= 2) {
    const right = (x & side) > 0
    const below = (y & side) > 0
    id += side * side * (right ? (below ? 2 : 3) : below ? 1 : 0)
    if (below) continue
    const turned = right ? side - 1 - x : x
    x = right ? side - 1 - y : y
    y = turned
  }
  return id
}

export type TilePosition = { zoom: number; column: number; row: number }

/** The way back from a number to the tile. */
export function tileOfId(id: number): TilePosition {
  let zoom = 0
  let first = 0
  for (; first + 4 ** zoom <= id; zoom++) first += 4 ** zoom
  let rest = id - first
  let [column, row] = [0, 0]
  for (let side = 1; side < 2 ** zoom; side *= 2) {
    const quarter = rest % 4
    const right = quarter >= 2
    const below = quarter === 1 || quarter === 2
    if (!below) [column, row] = right ? [side - 1 - row, side - 1 - column] : [row, column]
    if (right) column += side
    if (below) row += side
    rest = Math.floor(rest / 4)
  }
  return { zoom, column, row }
}
