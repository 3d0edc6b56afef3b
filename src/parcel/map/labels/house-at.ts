import type { Tile } from '#modules/map/domain/read-tile.ts'
import type { WorldPoint } from '../camera/projection.ts'
import type { TileAt } from '../tiles/cells.ts'

const buildingZoom = 14

/** The outline of the building that stands there. */
export function houseAt(
  place: WorldPoint,
  tileOf: (at: TileAt) => Tile | undefined,
): readonly WorldPoint[] | undefined {
  const count = 2 ** buildingZoom
  const at = { z: buildingZoom, x: Math.floor(place.x * count), y: Math.floor(place.y * count) }
  const layer = tileOf(at)?.get('building')
  if (!layer) return undefined
  const x = (place.x * count - at.x) * layer.extent
  const y = (place.y * count - at.y) * layer.extent
  for (const { coordinates, ends } of layer.features) {
    let start = 0
    for (const end of ends) {
      if (isInside(coordinates.subarray(start, end), x, y)) {
        const ring: WorldPoint[] = []
        for (let i = start; i < end; i += 2)
          ring.push({
            x: (at.x + (coordinates[i] ?? 0) / layer.extent) / count,
            y: (at.y + (coordinates[i + 1] ?? 0) / layer.extent) / count,
          })
        return ring
      }
      start = end
    }
  }
  return undefined
}

/** A ray to the left crosses the outline an odd number of times. */
function isInside(ring: Int32Array, x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[i], ring[i + 1], ring[j], ring[j + 1]]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}
