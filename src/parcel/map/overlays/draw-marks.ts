import { pixelOf } from '../camera/camera.ts'
import type { Palette } from '../paint/palette.ts'
import { starAt } from '../star-outline.ts'
import { type Drawing, drawPlate, plateFont } from './draw-plate.ts'
import type { FlatMark } from './flat-overlays.ts'
import { namePlaces, plateHeight } from './name-places.ts'
import type { MapMark } from './overlays.ts'

const star = starAt(0, 0)
/** A gate in its wall, standing on its place. */
const wall = 'M-11 0v-24h22v24z'
const gate = 'M-6 0v-8c0-4 3-6 6-8 3 2 6 4 6 8v8z'

/** How far a sign reaches from its place. */
const reach: Readonly<Record<MapMark['sign'], Readonly<{ above: number; below: number }>>> = {
  stop: { above: 8, below: 8 },
  now: { above: 14, below: 14 },
  home: { above: 26, below: 10 },
  point: { above: 15, below: 15 },
  pin: { above: 56, below: 4 },
}

/** Signs of single places and their names; those that come first keep theirs when there is little room. */
export function drawMarks(drawing: Drawing, marks: readonly FlatMark[]): void {
  const { context, camera, size, palette, family } = drawing
  context.font = plateFont(family)
  const placed = marks.map((mark) => ({
    ...mark,
    ...pixelOf(camera, mark.at, size),
    ...reach[mark.sign],
    half: mark.name ? context.measureText(mark.name).width / 2 + 8 : 0,
  }))
  const names = namePlaces(placed)
  for (const { sign, x, y } of placed.toReversed()) {
    context.save()
    context.translate(x, y)
    signs[sign](context, palette)
    context.restore()
  }
  for (const [index, { name, x, half }] of placed.entries()) {
    const y = names[index]
    if (!name || y === undefined) continue
    const box = { left: x - half, right: x + half, top: y - plateHeight / 2, bottom: y + plateHeight / 2 }
    drawPlate(drawing, { text: name, at: { x, y }, box }, palette.text)
  }
}

type Sign = (context: CanvasRenderingContext2D, palette: Palette) => void

const signs: Readonly<Record<MapMark['sign'], Sign>> = {
  stop(context, palette) {
    context.beginPath()
    context.arc(0, 0, 6, 0, 2 * Math.PI)
    fillAndEdge(context, palette.surface, palette.route, 3)
  },
  /** As on the strip and in the list of steps: the one warm spot. */
  now(context, palette) {
    context.beginPath()
    context.arc(0, 0, 8, 0, 2 * Math.PI)
    fillAndEdge(context, palette.here, palette['here-ring'], 2)
  },
  home(context, palette) {
    fillAndEdge(context, palette.surface, palette.text, 2, new Path2D(wall))
    fillAndEdge(context, palette.chosen, palette.text, 1.6, new Path2D(gate))
  },
  point(context, palette) {
    context.scale(0.56, 0.56)
    fillAndEdge(context, palette['chosen-edge'], palette.surface, 4, new Path2D(star))
    context.beginPath()
    context.arc(0, 0, 8, 0, 2 * Math.PI)
    context.fillStyle = palette.surface
    context.fill()
  },
  /** The pin of the pin's own screen. */
  pin(context, palette) {
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(0, -22)
    context.strokeStyle = palette.text
    context.lineWidth = 2
    context.stroke()
    context.beginPath()
    context.arc(0, 0, 3.5, 0, 2 * Math.PI)
    fillAndEdge(context, palette.text, palette.surface, 1.5)
    context.translate(0, -38)
    context.scale(0.8, 0.8)
    fillAndEdge(context, palette['chosen-edge'], palette.surface, 2.5, new Path2D(star))
    context.beginPath()
    context.arc(0, 0, 6, 0, 2 * Math.PI)
    context.fillStyle = palette.surface
    context.fill()
  },
}

function fillAndEdge(
  context: CanvasRenderingContext2D,
  fill: string,
  edge: string,
  width: number,
  shape?: Path2D,
): void {
  context.lineJoin = 'round'
  context.lineWidth = width
  context.fillStyle = fill
  context.strokeStyle = edge
  if (shape) {
    context.fill(shape)
    context.stroke(shape)
  } else {
    context.fill()
    context.stroke()
  }
}
