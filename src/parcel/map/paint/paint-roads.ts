import type { TileFeature } from '#modules/map/domain/read-tile.ts'
import { edgeWidth, growth, type RoadLook, roadClasses, roadLooks, roadWidth } from './road-look.ts'
import type { Sheet } from './sheet.ts'
import { trace } from './trace.ts'

/** Roads of one class that are drawn with one stroke. */
type Stroke = { look: RoadLook; isRamp: boolean; path: Path2D }

const pathsFrom = 15
const railsFrom = 9.5

export function paintRoads(sheet: Sheet): void {
  const all = sheet.features('road')
  if (all.length === 0) return
  const of = (test: (feature: TileFeature) => boolean) => all.filter(test)
  const isBridge = ({ tags }: TileFeature) => tags.b === 'bridge'
  const isTunnel = ({ tags }: TileFeature) => tags.b === 'tunnel'
  paintTunnels(sheet, of(isTunnel))
  const ground = of((feature) => !isBridge(feature) && !isTunnel(feature))
  paintPaths(sheet, ground)
  paintStrokes(sheet, strokesOf(sheet, ground), 'round')
  paintRails(sheet, ground)
  const bridges = of(isBridge)
  paintPaths(sheet, bridges)
  // A bridge ends where the road goes on: round ends would lie on it as blots.
  paintStrokes(sheet, strokesOf(sheet, bridges), 'butt')
  paintRails(sheet, bridges)
}

function strokesOf(sheet: Sheet, features: readonly TileFeature[]): Stroke[] {
  const strokes: Stroke[] = []
  for (const name of roadClasses) {
    const look = roadLooks[name]
    if (!look || sheet.zoom < look.from) continue
    for (const isRamp of [true, false]) {
      const same = features.filter(({ tags }) => tags.c === name && (tags.l !== undefined) === isRamp)
      if (same.length === 0) continue
      const path = new Path2D()
      trace(path, same, sheet.sight)
      strokes.push({ look, isRamp, path })
    }
  }
  return strokes
}

/** All cases first, then all roads: crossings stay open. */
function paintStrokes({ brush, palette, unit, zoom }: Sheet, strokes: Stroke[], ends: CanvasLineCap): void {
  brush.lineCap = ends
  for (const { look, isRamp, path } of strokes) {
    const edge = edgeWidth(look, zoom)
    if (edge === 0) continue
    brush.strokeStyle = palette[look.edge]
    brush.lineWidth = (roadWidth(look, zoom, isRamp) + edge) * unit
    brush.stroke(path)
  }
  brush.lineCap = 'round'
  for (const { look, isRamp, path } of strokes) {
    // From afar a road with a dark case is a line of that colour, and lighter.
    const isThin = zoom < look.edgeFrom && look.edge === 'case'
    brush.strokeStyle = palette[isThin ? 'case' : look.fill]
    brush.globalAlpha = isThin ? 0.55 : 1
    brush.lineWidth = roadWidth(look, zoom, isRamp) * (isThin ? 0.8 : 1) * unit
    brush.stroke(path)
  }
  brush.globalAlpha = 1
}

function paintTunnels(sheet: Sheet, features: readonly TileFeature[]): void {
  const { brush, palette, unit, zoom } = sheet
  if (features.length === 0) return
  brush.lineCap = 'butt'
  brush.setLineDash([5 * unit, 4 * unit])
  brush.globalAlpha = 0.6
  for (const { look, isRamp, path } of strokesOf(sheet, features)) {
    brush.strokeStyle = palette['case-2']
    brush.lineWidth = (roadWidth(look, zoom, isRamp) + 1) * unit
    brush.stroke(path)
  }
  brush.setLineDash([])
  brush.globalAlpha = 1
}

function paintPaths(sheet: Sheet, features: readonly TileFeature[]): void {
  const { brush, palette, unit, zoom } = sheet
  if (zoom < pathsFrom) return
  const same = features.filter(({ tags }) => tags.c === 'path' || tags.c === 'walk')
  if (same.length === 0) return
  const path = new Path2D()
  trace(path, same, sheet.sight)
  brush.strokeStyle = palette.path
  brush.globalAlpha = 0.7
  brush.lineCap = 'butt'
  brush.lineWidth = Math.min(1.6, 0.5 * growth(zoom) + 0.6) * unit
  brush.setLineDash([4 * unit, 3 * unit])
  brush.stroke(path)
  brush.setLineDash([])
  brush.globalAlpha = 1
}

/** The metro runs below and would only be in the way; its stations have names. */
function paintRails(sheet: Sheet, features: readonly TileFeature[]): void {
  const { brush, palette, unit, zoom } = sheet
  if (zoom < railsFrom) return
  const same = features.filter(({ tags }) => tags.c === 'rail')
  if (same.length === 0) return
  const path = new Path2D()
  trace(path, same, sheet.sight)
  brush.strokeStyle = palette.rail
  brush.lineCap = 'butt'
  brush.lineWidth = (zoom < 13 ? 1 : 2) * unit
  brush.setLineDash(zoom < 13 ? [] : [6 * unit, 4 * unit])
  brush.globalAlpha = zoom < 13 ? 0.6 : 1
  brush.stroke(path)
  brush.setLineDash([])
  brush.globalAlpha = 1
}
