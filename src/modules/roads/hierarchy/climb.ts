import { createNodeHeap } from '../graph/node-heap.ts'
import type { Seed } from '../graph/plain-search.ts'
import { DOWN, type Hierarchy, NO_RANK, UP } from './hierarchy.ts'

/** A search that only climbs: from where ways begin along arcs that lead up, or from where they end against those that lead down. */
export type Climb = {
  begin(seeds: readonly Seed[]): void
  /** The least that is still to come; Infinity when it is done. */
  ahead(): number
  /** The next rank, or -1 when its best way was found to lead through a higher one: then nothing meets there. */
  step(): number
  cost(rank: number): number
  /** The ranks from the seed to this one, and the arc that led to each; none for the seed. */
  trail(rank: number): { ranks: number[]; arcs: number[] }
}

const NOWHERE = -1

export function createClimb(hierarchy: Hierarchy, direction: 'up' | 'down'): Climb {
  const { rank, first, head, cost: arcCost } = hierarchy
  const [along, against] = direction === 'up' ? [UP, DOWN] : [DOWN, UP]
  const ranks = first.length - 1
  const best = new Float64Array(ranks).fill(Number.POSITIVE_INFINITY)
  const cameBy = new Int32Array(ranks)
  const heap = createNodeHeap(ranks)
  let touched: number[] = []

  const offer = (to: number, cost: number, arc: number) => {
    const known = best[to] as number
    if (cost >= known) return
    if (known === Number.POSITIVE_INFINITY) touched.push(to)
    best[to] = cost
    cameBy[to] = arc
    heap.set(to, cost)
  }

  return {
    begin(seeds) {
      for (const at of touched) best[at] = Number.POSITIVE_INFINITY
      touched = []
      heap.clear()
      for (const { node, cost } of seeds) {
        const at = rank[node] as number
        if (at !== NO_RANK) offer(at, cost, NOWHERE)
      }
    },
    ahead: () => (heap.size > 0 ? heap.leastKey() : Number.POSITIVE_INFINITY),
    step() {
      const at = heap.take()
      const cost = best[at] as number
      const end = first[at + 1] as number
      // A cheaper way over a higher node shows that nothing good leads through here.
      for (let arc = first[at] as number; arc < end; arc++) {
        const one = head[arc] as number
        if (one & against && (best[one >>> 2] as number) + (arcCost[arc] as number) < cost) return NOWHERE
      }
      for (let arc = first[at] as number; arc < end; arc++) {
        const one = head[arc] as number
        if (one & along) offer(one >>> 2, cost + (arcCost[arc] as number), arc)
      }
      return at
    },
    cost: (at) => best[at] as number,
    trail(last) {
      const trail = { ranks: [last], arcs: [] as number[] }
      let at = last
      for (let arc = cameBy[at] as number; arc !== NOWHERE; arc = cameBy[at] as number) {
        at = tailOf(first, arc)
        trail.ranks.push(at)
        trail.arcs.push(arc)
      }
      return { ranks: trail.ranks.reverse(), arcs: trail.arcs.reverse() }
    },
  }
}

/** The rank whose arcs this one is among. */
function tailOf(first: Uint32Array, arc: number): number {
  let low = 0
  let high = first.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((first[middle] as number) <= arc) low = middle
    else high = middle
  }
  return low
}
