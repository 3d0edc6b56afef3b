import { unpackLine } from '#modules/geo/domain/packed-line.ts'
import type { Borders } from '../base-map/load-base-map.ts'
import { drawn } from '../camera/camera.ts'
import { toWorld } from '../camera/projection.ts'
import type { Palette } from './palette.ts'
import type { Brush } from './sheet.ts'

/** A line on the flat world: x, y, x, y … */
type WorldLine = { readonly points: Float64Array; readonly box: readonly [number, number, number, number] }

/** The far view: regions, neighbours, large water. */
export type CountryShapes = {
  readonly regions: readonly WorldLine[]
  readonly neighbours: readonly WorldLine[]
  readonly lakes: readonly (readonly WorldLine[])[]
  readonly rivers: readonly WorldLine[]
}

export function countryShapes(borders: Borders): CountryShapes {
  return {
    regions: borders.regions.flatMap(({ areas }) => areas.flat().map(worldLine)),
    neighbours: borders.countries.map(worldLine),
    lakes: borders.lakes.map((area) => area.map(worldLine)),
    rivers: borders.rivers.map(worldLine),
  }
}

function worldLine(packed: string): WorldLine {
  const points = unpackLine(packed).flatMap(([lon, lat]) => {
    const { x, y } = toWorld({ lat, lon })
    return [x, y]
  })
  const xs = points.filter((_, index) => index % 2 === 0)
  const ys = points.filter((_, index) => index % 2 === 1)
  return {
    points: Float64Array.from(points),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  }
}

type Frame = { left: number; top: number; width: number; height: number }
type Far = {
  brush: Brush
  palette: Palette
  frame: Frame
  /** Pixels of the screen that the whole world is wide. */
  world: number
  zoom: number
  pixelRatio: number
}

/** Their lines are true to a hundred metres: nearer than this they would lie. */
const bordersUpTo = 12.5
const tilesKnowFrom = 6.5
const waterUpTo = 9.5
const fadePixels = 48
/** One degree of longitude. */
const fadeWorld = 1 / 360

/** What lies under the tiles: our country on its neighbours. */
export function paintCountry(far: Far, shapes: CountryShapes | undefined): void {
  const { brush, palette, frame, zoom, pixelRatio } = far
  if (!shapes || zoom > bordersUpTo) return
  brush.fillStyle = palette.abroad
  brush.fillRect(0, 0, frame.width, frame.height)
  const regions = pathOf(far, shapes.regions, true)
  // Once the tiles know the water better, this one is left to our neighbours.
  if (zoom > tilesKnowFrom) paintWater(far, shapes)
  brush.fillStyle = palette.ground
  brush.fill(regions)
  if (zoom <= tilesKnowFrom) paintWater(far, shapes)
  brush.strokeStyle = palette.edge
  brush.lineWidth = pixelRatio
  brush.stroke(regions)
  brush.setLineDash([4 * pixelRatio, 3 * pixelRatio])
  brush.stroke(pathOf(far, shapes.neighbours, false))
  brush.setLineDash([])
  fadeEdges(far)
}

function paintWater(far: Far, shapes: CountryShapes): void {
  const { brush, palette, zoom, pixelRatio } = far
  if (zoom > waterUpTo) return
  brush.fillStyle = palette.water
  brush.fill(pathOf(far, shapes.lakes.flat(), true), 'evenodd')
  brush.strokeStyle = palette.water
  brush.lineWidth = 1.4 * pixelRatio
  brush.stroke(pathOf(far, shapes.rivers, false))
}

/** Where our drawings end, they end softly. */
function fadeEdges({ brush, palette, frame, world, pixelRatio }: Far): void {
  const depth = Math.min(fadePixels * pixelRatio, fadeWorld * world)
  const left = drawn.left * world - frame.left
  const right = drawn.right * world - frame.left
  const top = drawn.top * world - frame.top
  const bottom = drawn.bottom * world - frame.top
  for (const [x1, y1, x2, y2] of [
    [left, 0, left + depth, 0],
    [right, 0, right - depth, 0],
    [0, top, 0, top + depth],
    [0, bottom, 0, bottom - depth],
  ] as const) {
    const isOut = Math.max(x1, x2) < 0 || Math.min(x1, x2) > frame.width
    if (isOut || Math.max(y1, y2) < 0 || Math.min(y1, y2) > frame.height) continue
    const fade = brush.createLinearGradient(x1, y1, x2, y2)
    fade.addColorStop(0, palette.abroad)
    fade.addColorStop(1, `${palette.abroad}00`)
    brush.fillStyle = fade
    brush.fillRect(0, 0, frame.width, frame.height)
  }
}

function pathOf({ frame, world }: Far, lines: readonly WorldLine[], closed: boolean): Path2D {
  const path = new Path2D()
  const margin = 8
  for (const { points, box } of lines) {
    const [left, top, right, bottom] = box
    if (right * world < frame.left - margin || left * world > frame.left + frame.width + margin) continue
    if (bottom * world < frame.top - margin || top * world > frame.top + frame.height + margin) continue
    for (let at = 0; at < points.length; at += 2) {
      const x = (points[at] ?? 0) * world - frame.left
      const y = (points[at + 1] ?? 0) * world - frame.top
      if (at === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    }
    if (closed) path.closePath()
  }
  return path
}
