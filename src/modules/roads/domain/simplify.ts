/** A line as x and y of its points, one after the other. */
export type FlatLine = readonly number[]

/** Leaves the points out that change the line least, until so many are left; its ends stay. */
export function simplified(line: FlatLine, mostPoints: number): number[] {
  const points = line.length / 2
  if (points <= mostPoints) return [...line]
  const weight = weighPoints(line)
  const sorted = weight.slice().sort()
  const least = sorted[points - mostPoints] as number
  const kept: number[] = []
  for (let point = 0; point < points; point++) {
    // Of points that weigh the same as the last that fits, the first ones are taken.
    if ((weight[point] as number) < least) continue
    if (kept.length >= (mostPoints - 1) * 2 && point < points - 1) continue
    kept.push(line[point * 2] as number, line[point * 2 + 1] as number)
  }
  return kept
}

/** By Douglas and Peucker: how far a point lies off the line that does without it, never more than those it depends on. */
function weighPoints(line: FlatLine): Float64Array {
  const last = line.length / 2 - 1
  const weight = new Float64Array(last + 1)
  weight[0] = Number.POSITIVE_INFINITY
  weight[last] = Number.POSITIVE_INFINITY
  const parts = [{ from: 0, to: last, above: Number.POSITIVE_INFINITY }]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { from, to, above } = part
    if (to - from < 2) continue
    let farthest = from + 1
    let square = -1
    for (let point = from + 1; point < to; point++) {
      const off = squareOff(line, point, from, to)
      if (off > square) {
        square = off
        farthest = point
      }
    }
    const own = Math.min(above, square)
    weight[farthest] = own
    parts.push({ from, to: farthest, above: own }, { from: farthest, to, above: own })
  }
  return weight
}

function squareOff(line: FlatLine, point: number, from: number, to: number): number {
  const x = line[point * 2] as number
  const y = line[point * 2 + 1] as number
  const fromX = line[from * 2] as number
  const fromY = line[from * 2 + 1] as number
  const wide = (line[to * 2] as number) - fromX
  const high = (line[to * 2 + 1] as number) - fromY
  const square = wide * wide + high * high
  const dot = (x - fromX) * wide + (y - fromY) * high
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, dot / square))
  return (x - fromX - along * wide) ** 2 + (y - fromY - along * high) ** 2
}
