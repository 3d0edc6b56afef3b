import type { Tile, TileFeature } from '#modules/map/domain/read-tile.ts'
import { worldPixels } from '../camera/projection.ts'
import { cellFrame, type TileAt, tileOver } from '../tiles/cells.ts'
import { type CountryShapes, paintCountry } from './paint-country.ts'
import { paintRoads } from './paint-roads.ts'
import type { ColourName, Palette } from './palette.ts'
import { growth } from './road-look.ts'
import type { Brush, Sheet } from './sheet.ts'
import { trace } from './trace.ts'

export type CellToPaint = {
  readonly cell: TileAt
  readonly dataZoom: number
  /** Exactly the zoom it will be looked at. */
  readonly zoom: number
  readonly pixelRatio: number
}

const buildingsFrom = 14.8
const edgesFrom = 15.4

export function paintCell(
  brush: Brush,
  job: CellToPaint,
  tile: Tile | undefined,
  palette: Palette,
  country: CountryShapes | undefined,
): void {
  const frame = cellFrame(job.cell, job.zoom, job.pixelRatio)
  const world = worldPixels(job.zoom) * job.pixelRatio
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.fillStyle = palette.ground
  brush.fillRect(0, 0, frame.width, frame.height)
  brush.lineJoin = 'round'
  paintCountry({ brush, palette, frame, world, zoom: job.zoom, pixelRatio: job.pixelRatio }, country)
  if (!tile) return
  const over = tileOver(job.cell, job.dataZoom)
  const extent = tile.values().next().value?.extent ?? 4096
  const scale = world / 2 ** over.z / extent
  const [left, top] = [over.x * extent * scale - frame.left, over.y * extent * scale - frame.top]
  brush.setTransform(scale, 0, 0, scale, left, top)
  const unit = job.pixelRatio / scale
  const margin = 40 * unit
  const sight = {
    left: -left / scale - margin,
    top: -top / scale - margin,
    right: (frame.width - left) / scale + margin,
    bottom: (frame.height - top) / scale + margin,
  }
  const features = (layer: string) => tile.get(layer)?.features ?? []
  paintTile({ brush, palette, zoom: job.zoom, sight, unit, features })
}

function paintTile(sheet: Sheet): void {
  const { zoom } = sheet
  fillAreas(sheet, 'land', zoom < 11.6 ? 'house' : 'lot')
  fillAreas(sheet, 'green', 'green')
  fillAreas(sheet, 'water', 'water')
  paintWaterways(sheet)
  if (zoom >= buildingsFrom) paintBuildings(sheet)
  paintRoads(sheet)
}

function pathOf(sheet: Sheet, features: Iterable<TileFeature>): Path2D {
  const path = new Path2D()
  trace(path, features, sheet.sight)
  return path
}

function fillAreas(sheet: Sheet, layer: string, colour: ColourName): void {
  const { brush, palette } = sheet
  const features = sheet.features(layer)
  if (features.length === 0) return
  brush.fillStyle = palette[colour]
  brush.fill(pathOf(sheet, features), 'nonzero')
}

function paintWaterways(sheet: Sheet): void {
  const { brush, palette, unit, zoom } = sheet
  const size = Math.max(0.45, growth(zoom))
  brush.strokeStyle = palette.water
  brush.lineCap = 'round'
  const isWide = ({ tags }: TileFeature) => tags.c === 'river' || tags.c === 'canal'
  const all = sheet.features('waterway')
  for (const [width, features] of [
    [1.6, all.filter((feature) => !isWide(feature))],
    [zoom < 12 ? 2.4 : 4, all.filter(isWide)],
  ] as const) {
    if (features.length === 0) continue
    brush.lineWidth = width * size * unit
    brush.stroke(pathOf(sheet, features))
  }
}

function paintBuildings(sheet: Sheet): void {
  const { brush, palette, unit, zoom } = sheet
  const path = pathOf(sheet, sheet.features('building'))
  brush.fillStyle = palette.house
  brush.fill(path)
  if (zoom < edgesFrom) return
  brush.strokeStyle = palette['house-edge']
  brush.lineWidth = 0.8 * unit
  brush.lineJoin = 'miter'
  brush.stroke(path)
  brush.lineJoin = 'round'
}
