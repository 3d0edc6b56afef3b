import { driveMs, type Speeds } from '../domain/speeds.ts'
import { classOf, isRamp, type RoadGraph } from './road-graph.ts'

/**
 * Time and length of a way in one number, so that ways are compared by the first and, where it is the same, by the second.
 * Sums are exact: 74 hours and 3,300 km fit into the 53 bits of a number.
 */
const LENGTHS = 2 ** 25
const TIMES = 2 ** 28

/** What "shorter" means: sooner there, or fewer metres. */
export type Measure = 'time' | 'distance'

export type Span = { ms: number; dm: number }

export const costOf = (measure: Measure, { ms, dm }: Span) =>
  measure === 'time' ? ms * LENGTHS + dm : dm * TIMES + ms

export function spanOf(measure: Measure, cost: number): Span {
  const by = measure === 'time' ? LENGTHS : TIMES
  const first = Math.floor(cost / by)
  const second = cost - first * by
  return measure === 'time' ? { ms: first, dm: second } : { ms: second, dm: first }
}

/** Milliseconds of every edge. */
export function edgeTimes({ edges, lengthDm, flags, urban }: RoadGraph, speeds: Speeds): Uint32Array {
  const times = new Uint32Array(edges)
  for (let edge = 0; edge < edges; edge++) {
    const bits = flags[edge] as number
    const speed = speeds.classes[classOf(bits)]
    if (!speed) throw new Error(`no speed is known for roads of class ${classOf(bits)}`)
    const factor = isRamp(bits) ? speeds.rampFactor : 1
    times[edge] = driveMs(lengthDm[edge] as number, (urban[edge] as number) / 255, speed, factor)
  }
  return times
}

/** What every edge costs as a whole. */
export function edgeCosts({ lengthDm }: RoadGraph, times: Uint32Array, measure: Measure): Float64Array {
  const costs = new Float64Array(times.length)
  for (let edge = 0; edge < costs.length; edge++)
    costs[edge] = costOf(measure, { ms: times[edge] as number, dm: lengthDm[edge] as number })
  return costs
}
