import type { WorldBox } from '../camera/projection.ts'
import { worldPixels } from '../camera/projection.ts'

/*
 * The picture is painted in square cells. A cell is a tile of the world at its own zoom; what is drawn in it comes from
 * the tile of the same place that there is data of, which from zoom 14 on is a larger one.
 */

export type TileAt = { readonly z: number; readonly x: number; readonly y: number }

export const keyOf = ({ z, x, y }: TileAt): string => `${z}/${x}/${y}`

/** What the map file holds. */
const dataZooms = { least: 5, most: 14 }
const cellZooms = { least: 5, most: 17 }

const between = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value))

/** Tiles of this zoom show as much as there is room for. */
export const dataZoomFor = (zoom: number): number => between(Math.floor(zoom - 0.5), dataZooms)

/** Cells are some 300 to 600 pixels wide: few enough to count, small enough to be painted in a moment. */
export const cellZoomFor = (zoom: number): number =>
  Math.max(dataZoomFor(zoom), between(Math.floor(zoom - 0.25), cellZooms))

/** The tile that holds this cell; of a smaller zoom, or the same. */
export function tileOver({ z, x, y }: TileAt, zoom: number): TileAt {
  const steps = z - zoom
  return { z: zoom, x: Math.floor(x / 2 ** steps), y: Math.floor(y / 2 ** steps) }
}

function range(low: number, high: number, count: number) {
  return { from: Math.max(0, Math.floor(low * count)), to: Math.min(count - 1, Math.ceil(high * count) - 1) }
}

/** Says whether other tiles lie in the box than before. */
export function rangeIn(box: WorldBox, z: number): string {
  const across = range(box.left, box.right, 2 ** z)
  const down = range(box.top, box.bottom, 2 ** z)
  return `${across.from} ${across.to} ${down.from} ${down.to}`
}

/** All tiles of a zoom that lie in the box, those next to its middle first. */
export function tilesIn(box: WorldBox, z: number): TileAt[] {
  const count = 2 ** z
  const across = range(box.left, box.right, count)
  const down = range(box.top, box.bottom, count)
  const tiles: TileAt[] = []
  for (let y = down.from; y <= down.to; y += 1)
    for (let x = across.from; x <= across.to; x += 1) tiles.push({ z, x, y })
  const middle = {
    x: ((box.left + box.right) / 2) * count - 0.5,
    y: ((box.top + box.bottom) / 2) * count - 0.5,
  }
  const distance = ({ x, y }: TileAt) => Math.hypot(x - middle.x, y - middle.y)
  return tiles.sort((a, b) => distance(a) - distance(b))
}

/** Where a cell lies in the world of `zoom`, in whole pixels of the screen: neighbours overlap rather than gape. */
export function cellFrame({ z, x, y }: TileAt, zoom: number, pixelRatio: number) {
  const side = (worldPixels(zoom) * pixelRatio) / 2 ** z
  const left = Math.floor(x * side)
  const top = Math.floor(y * side)
  return {
    left,
    top,
    width: Math.ceil((x + 1) * side) + 1 - left,
    height: Math.ceil((y + 1) * side) + 1 - top,
  }
}
