/*
 * A name along a street: where on the line it fits, and how each of its letters is turned there. Everything in pixels of
 * the frame.
 */

export type Letter = { readonly x: number; readonly y: number; readonly angle: number }

/** Between two names of the same street. */
const apart = 380
const edge = 6
/** Sharper than this a line of writing breaks. */
const sharpestTurn = 0.6
const sharpestSum = 1.3

export type Measured = {
  readonly line: ArrayLike<number>
  readonly along: Float64Array
  readonly length: number
}

/** How far along the line each of its points lies. */
export function measureLine(line: ArrayLike<number>): Measured {
  const along = new Float64Array(line.length / 2)
  let length = 0
  for (let at = 1; at < along.length; at += 1) {
    const dx = (line[2 * at] ?? 0) - (line[2 * at - 2] ?? 0)
    const dy = (line[2 * at + 1] ?? 0) - (line[2 * at - 1] ?? 0)
    length += Math.hypot(dx, dy)
    along[at] = length
  }
  return { line, along, length }
}

/** Where the middle of the name may stand, best first in each place; a long street says its name again. */
export function middlesOf(length: number, width: number): number[] {
  const least = width / 2 + edge
  if (length < 2 * least) return []
  const times = Math.max(1, Math.floor(length / (width + apart)))
  const places = Array.from({ length: times }, (_, index) => ((index + 0.5) / times) * length)
  const shifts = [0, 0.2, -0.2, 0.4, -0.4].map((part) => (part * length) / times)
  return places.flatMap((place) =>
    shifts.map((shift) => place + shift).filter((middle) => middle >= least && middle <= length - least),
  )
}

/** Letters set along the line around `middle`; nothing where it bends too sharply. `advances` are their widths. */
export function setAlong(
  measured: Measured,
  middle: number,
  advances: readonly number[],
): Letter[] | undefined {
  const width = advances.reduce((sum, advance) => sum + advance, 0)
  const from = middle - width / 2
  if (from < 0 || from + width > measured.length) return undefined
  if (!isGentle(measured, from, from + width)) return undefined
  const first = pointAt(measured, from)
  const last = pointAt(measured, from + width)
  // Read from the left; straight up from below.
  const isBackward = last.x < first.x - 0.01 || (Math.abs(last.x - first.x) <= 0.01 && last.y > first.y)
  let passed = 0
  return advances.map((advance) => {
    const at = passed + advance / 2
    passed += advance
    const { x, y, angle } = pointAt(measured, isBackward ? from + width - at : from + at)
    return { x, y, angle: isBackward ? angle + Math.PI : angle }
  })
}

function pointAt({ line, along }: Measured, distance: number): Letter {
  let low = 1
  let high = along.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((along[middle] ?? 0) < distance) low = middle + 1
    else high = middle
  }
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
    line[2 * low - 2],
    line[2 * low - 1],
    line[2 * low],
    line[2 * low + 1],
  ]
  const start = along[low - 1] ?? 0
  const length = (along[low] ?? 0) - start || 1
  const part = (distance - start) / length
  return { x: x1 + (x2 - x1) * part, y: y1 + (y2 - y1) * part, angle: Math.atan2(y2 - y1, x2 - x1) }
}

function isGentle({ line, along }: Measured, from: number, to: number): boolean {
  let before: number | undefined
  let sum = 0
  for (let at = 1; at < along.length; at += 1) {
    if ((along[at] ?? 0) <= from) continue
    if ((along[at - 1] ?? 0) >= to) break
    const dx = (line[2 * at] ?? 0) - (line[2 * at - 2] ?? 0)
    const dy = (line[2 * at + 1] ?? 0) - (line[2 * at - 1] ?? 0)
    if (dx === 0 && dy === 0) continue
    const angle = Math.atan2(dy, dx)
    if (before !== undefined) {
      const turn = Math.abs(Math.atan2(Math.sin(angle - before), Math.cos(angle - before)))
      sum += turn
      if (turn > sharpestTurn || sum > sharpestSum) return false
    }
    before = angle
  }
  return true
}
