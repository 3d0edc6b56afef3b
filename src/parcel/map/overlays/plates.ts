import { type Camera, type Pixel, pixelOf, type Size } from '../camera/camera.ts'
import type { WorldPoint } from '../camera/projection.ts'
import { type Box, overlap } from '../labels/taken-room.ts'
import type { FlatOverlays } from './flat-overlays.ts'
import { topMargin } from './top-canvas.ts'

/** Words on a plate of their own: how far it is, whose border it is. */
export type Plate = Readonly<{ text: string; at: Pixel; box: Box }>

export type PlateLook = Readonly<{ camera: Camera; size: Size; width: (text: string) => number }>

const halfHeight = 13
const sidePadding = 10
const belowLine = 18
const apart = 6
/** A border is looked at in steps of so many pixels. */
const step = 24

/** In the middle of the map, as the page draws it (pin-cross.tsx): the star, and its stem down to just above the tip. */
const pinParts = [
  { left: -28, right: 28, top: -72, bottom: -18 },
  { left: -6, right: 6, top: -24, bottom: -8 },
] as const

/** What names may not lie under. */
export function coveredBy(overlays: FlatOverlays, look: PlateLook): Box[] {
  return [...pinBoxes(overlays, look.size), ...platesOf(overlays, look).map(({ box }) => box)]
}

/** Each on free room where it can be read whole; a border that is not seen has none. */
export function platesOf(overlays: FlatOverlays, look: PlateLook): Plate[] {
  const { measure, area } = overlays
  const free = freeRoom(overlays, look.size)
  const taken = pinBoxes(overlays, look.size)
  const plates: Plate[] = []
  const place = (text: string, places: readonly Pixel[]) => {
    const half = look.width(text) / 2 + sidePadding
    for (const { x, y } of places) {
      const at = { x: between(x, free.left + half, free.right - half), y: between(y, free.top, free.bottom) }
      const box = boxAround(at, half, halfHeight)
      if (taken.some((other) => overlap(box, other))) continue
      taken.push(box)
      plates.push({ text, at, box })
      return
    }
  }
  if (measure) place(measure.text, besideLine(measure, look))
  if (area?.label) place(area.label, alongBorder(area.rings, look, free))
  return plates
}

function pinBoxes({ over }: FlatOverlays, { width, height }: Size): Box[] {
  if (!over?.pin) return []
  return pinParts.map((part) => ({
    left: width / 2 + part.left,
    right: width / 2 + part.right,
    top: height / 2 + part.top,
    bottom: height / 2 + part.bottom,
  }))
}

/** Where nothing of the page lies over the map, for the middle of a plate. */
function freeRoom({ over }: FlatOverlays, { width, height }: Size): Box {
  const { top = 0, bottom = 0, right = 0 } = over ?? {}
  return {
    left: topMargin + apart,
    right: width - topMargin - apart - right,
    top: topMargin + apart + halfHeight + top,
    bottom: height - topMargin - apart - halfHeight - bottom,
  }
}

/** In the middle of the line; where the pin stands on it, beside it. */
function besideLine(
  { from, to }: NonNullable<FlatOverlays['measure']>,
  { camera, size }: PlateLook,
): Pixel[] {
  const [start, end] = [pixelOf(camera, from, size), pixelOf(camera, to, size)]
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  return [0, 72, -72].map((aside) => ({ x: middle.x + aside, y: middle.y }))
}

/** Places below a border as far as it is seen, the nearest to the middle first. */
function alongBorder(
  rings: readonly (readonly WorldPoint[])[],
  { camera, size }: PlateLook,
  free: Box,
): Pixel[] {
  const found: Pixel[] = []
  for (const ring of rings) {
    const last = ring.at(-1)
    let before = last && pixelOf(camera, last, size)
    for (const point of ring) {
      const next = pixelOf(camera, point, size)
      if (before) found.push(...seenOn(before, next, free))
      before = next
    }
  }
  const away = ({ x, y }: Pixel) => Math.hypot(x - size.width / 2, y - size.height / 2)
  return found.sort((one, other) => away(one) - away(other)).map(({ x, y }) => ({ x, y: y + belowLine }))
}

/** Points of a piece of a border that lie where they are seen. */
function* seenOn(from: Pixel, to: Pixel, free: Box): Generator<Pixel> {
  const [right, down] = [to.x - from.x, to.y - from.y]
  const [first, last] = seenPart(from, right, down, free)
  if (first > last) return
  const steps = Math.max(1, Math.ceil((Math.hypot(right, down) * (last - first)) / step))
  for (let at = 0; at <= steps; at += 1) {
    const part = first + ((last - first) * at) / steps
    yield { x: from.x + right * part, y: from.y + down * part }
  }
}

/** Which part of the way between two points lies inside of a box: from nothing to one. */
function seenPart(from: Pixel, right: number, down: number, box: Box): [first: number, last: number] {
  let [first, last] = [0, 1]
  const sides = [
    [from.x, right, box.left, box.right],
    [from.y, down, box.top - belowLine, box.bottom - belowLine],
  ] as const
  for (const [start, way, low, high] of sides) {
    if (way === 0) {
      if (start < low || start > high) return [1, 0]
      continue
    }
    const [one, other] = [(low - start) / way, (high - start) / way]
    first = Math.max(first, Math.min(one, other))
    last = Math.min(last, Math.max(one, other))
  }
  return [first, last]
}

const between = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
const boxAround = ({ x, y }: Pixel, halfWidth: number, half: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - half,
  bottom: y + half,
})
