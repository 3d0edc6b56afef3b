import { type Camera, type Pixel, pixelOf, type Size } from '../camera/camera.ts'
import { type WorldPoint, worldPixels } from '../camera/projection.ts'
import type { Candidate } from './label-candidates.ts'
import { labelStyles, type StyleName } from './label-style.ts'
import { type Letter, measureLine, middlesOf, setAlong } from './line-label.ts'
import { type Box, createTakenRoom } from './taken-room.ts'

/** A name with its room: drawn around `at`. Along a street its letters are turned, otherwise it stands in lines. */
export type PlacedLabel = {
  readonly key: string
  readonly text: string
  readonly style: StyleName
  readonly at: WorldPoint
} & (
  | { readonly letters: readonly Letter[] }
  | { readonly lines: readonly string[]; readonly width: number; readonly dot?: 'town' | 'poi' }
)

export type Measure = {
  width(text: string, style: StyleName): number
  /** Of each letter, kerning kept. */
  advances(text: string, style: StyleName): readonly number[]
}

const mostLabels = 140
const padding = 3
const lineHeight = 1.25
/** Longer names are broken into two lines. */
const widest = 130
/** The same words again only this far away. */
const repeatAfter = 260
const dotRoom = 9
const markerHalf = 15

type Look = {
  readonly camera: Camera
  readonly size: Size
  readonly measure: Measure
  /** Markers: their room is taken. */
  readonly obstacles: Iterable<WorldPoint>
  /** Plates with words, and the pin that a page draws over the map. */
  readonly covered: readonly Box[]
}

/**
 * Gives room to names in their order. `isShown`: what is on the map already comes first among its equals. In steps, so
 * that a frame can be drawn in between.
 */
export function* layOut(
  candidates: readonly Candidate[],
  look: Look,
  isShown: (key: string) => boolean,
): Generator<void, PlacedLabel[]> {
  const room = createTakenRoom()
  for (const box of look.covered) room.take([box])
  for (const obstacle of look.obstacles) {
    const { x, y } = pixelOf(look.camera, obstacle, look.size)
    const half = markerHalf
    // Markers may stand on each other; names not on them.
    room.take([{ left: x - half, right: x + half, top: y - half, bottom: y + half }])
  }
  const placed: PlacedLabel[] = []
  const said = new Map<string, Pixel[]>()
  const isRepeat = (text: string, at: Pixel) =>
    said.get(text)?.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < repeatAfter) ?? false
  const order = candidates.toSorted(
    (a, b) => a.rank - b.rank || Number(isShown(b.key)) - Number(isShown(a.key)),
  )
  for (const candidate of order) {
    if (placed.length >= mostLabels) break
    const places = 'line' in candidate ? linePlaces(candidate, look) : pointPlaces(candidate, look)
    for (const { label, boxes, at } of places) {
      if (candidate.style !== 'house' && isRepeat(candidate.text, at)) continue
      if (!room.take(boxes)) continue
      placed.push(label)
      said.set(candidate.text, [...(said.get(candidate.text) ?? []), at])
    }
    yield
  }
  return placed
}

type Place = { readonly label: PlacedLabel; readonly boxes: readonly Box[]; readonly at: Pixel }

function pointPlaces(candidate: Candidate, { camera, size, measure }: Look): Place[] {
  if (!('at' in candidate)) return []
  const { key, text, style, at, dot } = candidate
  const pixel = pixelOf(camera, at, size)
  const lines = brokenLines(text, (part) => measure.width(part, style))
  const width = Math.max(...lines.map((line) => measure.width(line, style)))
  const height = lines.length * labelStyles[style].size * lineHeight
  const top = pixel.y - height / 2 + (dot ? dotRoom + height / 2 - 2 : 0)
  const box = {
    left: pixel.x - width / 2 - padding,
    right: pixel.x + width / 2 + padding,
    top: (dot ? pixel.y - dotRoom / 2 : top) - padding,
    bottom: top + height + padding,
  }
  return [{ label: { key, text, style, at, lines, width, ...(dot && { dot }) }, boxes: [box], at: pixel }]
}

/** In two lines where one would be too long, as even as the words allow. */
export function brokenLines(text: string, width: (part: string) => number): string[] {
  const whole = width(text)
  if (whole <= widest || !text.includes(' ')) return [text]
  const words = text.split(' ')
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (split: readonly string[]) => Math.max(...split.map(width))
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best), splits[0] ?? [text])
}

function* linePlaces(candidate: Candidate, { camera, size, measure }: Look): Generator<Place> {
  if (!('line' in candidate)) return
  const { key, text, style, line } = candidate
  const width = measure.width(text, style)
  const pixels = worldPixels(camera.zoom)
  const onScreen = new Float64Array(line.length)
  for (let at = 0; at < line.length; at += 2) {
    onScreen[at] = ((line[at] ?? 0) - camera.x) * pixels + size.width / 2
    onScreen[at + 1] = ((line[at + 1] ?? 0) - camera.y) * pixels + size.height / 2
  }
  const measured = measureLine(onScreen)
  for (const middle of middlesOf(measured.length, width)) {
    const letters = setAlong(measured, middle, measure.advances(text, style))
    if (!letters) continue
    const { x, y } = letters[letters.length >> 1] ?? { x: 0, y: 0 }
    if (x < -width || y < -width || x > size.width + width || y > size.height + width) continue
    const at = { x: camera.x + (x - size.width / 2) / pixels, y: camera.y + (y - size.height / 2) / pixels }
    const own = letters.map((letter) => ({ x: letter.x - x, y: letter.y - y, angle: letter.angle }))
    const label = { key: `${key} ${Math.round(middle)}`, text, style, at, letters: own }
    yield { label, boxes: boxesAlong(letters, labelStyles[style].size), at: { x, y } }
  }
}

/** A bent name takes room letter by letter, not all of its corner. */
function boxesAlong(letters: readonly Letter[], size: number): Box[] {
  const half = size * 0.62
  return letters
    .filter((_, index) => index % 2 === 0 || index === letters.length - 1)
    .map(({ x, y }) => ({ left: x - half, right: x + half, top: y - half, bottom: y + half }))
}
