import { pixelOf } from '../camera/camera.ts'
import { fromWorld, metresPerPixel, type WorldPoint } from '../camera/projection.ts'
import { drawMarks } from './draw-marks.ts'
import { type Drawing, drawPlate, plateFont } from './draw-plate.ts'
import type { FlatOverlays } from './flat-overlays.ts'
import { platesOf } from './plates.ts'

/** How wide words on a plate are. */
export function createPlateWidth(family: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  return (text) => {
    if (!context) return 0
    context.font = plateFont(family)
    return context.measureText(text).width
  }
}

/** Below the names: areas, ways, the chosen building. */
export function drawUnderNames(
  drawing: Drawing,
  overlays: FlatOverlays,
  house: readonly WorldPoint[] | undefined,
): void {
  const { context, palette } = drawing
  context.lineJoin = 'round'
  context.lineCap = 'butt'
  if (house) {
    tracePoints(drawing, house, true)
    context.fillStyle = palette.chosen
    context.fill()
    stroke(context, palette['chosen-edge'], 1.8)
  }
  if (overlays.area) {
    for (const ring of overlays.area.rings) {
      tracePoints(drawing, ring, true)
      stroke(context, palette.border, 1.8, [8, 5])
    }
  }
  for (const line of overlays.lines) drawWay(drawing, line)
  if (overlays.here) drawHere(drawing, overlays.here)
}

/** Above the names: signs, what is being measured, and the words on plates. */
export function drawOverNames(
  drawing: Drawing,
  overlays: FlatOverlays,
  width: (text: string) => number,
): void {
  const { context, palette } = drawing
  const { measure, marks } = overlays
  drawMarks(drawing, marks)
  if (measure) {
    tracePoints(drawing, [measure.from, measure.to], false)
    context.lineCap = 'round'
    stroke(context, palette.border, 2, [0.1, 5])
  }
  for (const plate of platesOf(overlays, { ...drawing, width }))
    drawPlate(drawing, plate, drawing.palette.border)
}

function stroke(context: CanvasRenderingContext2D, colour: string, width: number, dash: number[] = []): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.setLineDash(dash)
  context.stroke()
  context.setLineDash([])
}

function tracePoints(
  { context, camera, size }: Drawing,
  points: readonly WorldPoint[],
  closed: boolean,
): void {
  context.beginPath()
  for (const [index, point] of points.entries()) {
    const { x, y } = pixelOf(camera, point, size)
    if (index === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  if (closed) context.closePath()
}

function drawWay(drawing: Drawing, { points, kind }: FlatOverlays['lines'][number]): void {
  const { context, palette } = drawing
  tracePoints(drawing, points, false)
  context.lineCap = 'round'
  if (kind === 'road') {
    stroke(context, palette.surface, 8)
    stroke(context, palette.route, 5)
    return
  }
  stroke(context, palette.text, 3, [0.1, 7])
}

function drawHere(
  { context, camera, size, palette }: Drawing,
  here: NonNullable<FlatOverlays['here']>,
): void {
  const { x, y } = pixelOf(camera, here.at, size)
  const radius = here.accuracyM / metresPerPixel(fromWorld(here.at).lat, camera.zoom)
  context.beginPath()
  context.arc(x, y, Math.max(14, radius), 0, 2 * Math.PI)
  context.globalAlpha = 0.18
  context.fillStyle = palette.here
  context.fill()
  context.globalAlpha = 1
  stroke(context, palette.here, 1.4)
  context.beginPath()
  context.arc(x, y, 8, 0, 2 * Math.PI)
  context.fill()
  stroke(context, palette['here-ring'], 2)
}
