import { assert } from '#kernel/assert.ts'
import type { Search, Seed, Way } from '../graph/plain-search.ts'
import { type Climb, createClimb } from './climb.ts'
import { DOWN, type Hierarchy, UP } from './hierarchy.ts'

/** Answers as Dijkstra's search would, a hundred times sooner. */
export function createHierarchySearch(hierarchy: Hierarchy): Search {
  const out = createClimb(hierarchy, 'up')
  const back = createClimb(hierarchy, 'down')
  const rankOf = ({ node }: Seed) => hierarchy.rank[node]
  return {
    way(starts, ends) {
      const met = meet(out, back, starts, ends)
      if (!met) return undefined
      const up = out.trail(met.at)
      const down = back.trail(met.at)
      const edges: number[] = []
      for (const [index, arc] of up.arcs.entries())
        unpack(hierarchy, { arc, low: up.ranks[index] as number, isUp: true }, edges)
      for (const [index, arc] of [...down.arcs.entries()].reverse())
        unpack(hierarchy, { arc, low: down.ranks[index] as number, isUp: false }, edges)
      const start = starts.find((seed) => rankOf(seed) === up.ranks[0])
      assert(start, 'a way begins where it was asked to begin')
      return { cost: met.cost, fromNode: start.node, edges } satisfies Way
    },
    costs: (starts, ends) => matrix(out, back, starts, ends),
  }
}

function meet(out: Climb, back: Climb, starts: readonly Seed[], ends: readonly Seed[]) {
  out.begin(starts)
  back.begin(ends)
  let best = { at: -1, cost: Number.POSITIVE_INFINITY }
  for (;;) {
    const isOut = out.ahead() <= back.ahead()
    const [mover, other] = isOut ? [out, back] : [back, out]
    if (mover.ahead() >= best.cost) break
    const at = mover.step()
    if (at < 0) continue
    const cost = mover.cost(at) + other.cost(at)
    if (cost < best.cost) best = { at, cost }
  }
  return best.at < 0 ? undefined : best
}

type Piece = { arc: number; low: number; isUp: boolean }

/** A shortcut is two arcs of the node it leads through, and those may be shortcuts again. */
function unpack(hierarchy: Hierarchy, piece: Piece, edges: number[]): void {
  const { head, via } = hierarchy
  const stack = [piece]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { arc, low, isUp } = next
    const through = via[arc] as number
    if (through < 0) {
      edges.push(~through)
      continue
    }
    const high = (head[arc] as number) >>> 2
    const [from, to] = isUp ? [low, high] : [high, low]
    // The last is taken first: what comes earlier on the way is put on top.
    stack.push({ arc: arcOf(hierarchy, through, to, UP), low: through, isUp: true })
    stack.push({ arc: arcOf(hierarchy, through, from, DOWN), low: through, isUp: false })
  }
}

function arcOf({ first, head }: Hierarchy, low: number, high: number, way: number): number {
  const end = first[low + 1] as number
  for (let arc = first[low] as number; arc < end; arc++) {
    const one = head[arc] as number
    if (one >>> 2 === high && one & way) return arc
  }
  throw new Error('the prepared roads name an arc that they do not have')
}

/** Every search back from an end leaves its costs at the nodes it met; searches out from the starts pick them up. */
function matrix(
  out: Climb,
  back: Climb,
  starts: readonly (readonly Seed[])[],
  ends: readonly (readonly Seed[])[],
): Float64Array {
  /** By rank: the number of an end and the cost from here to it, one after the other. */
  const left = new Map<number, number[]>()
  ends.forEach((seeds, end) => {
    back.begin(seeds)
    while (back.ahead() < Number.POSITIVE_INFINITY) {
      const at = back.step()
      if (at < 0) continue
      const here = left.get(at)
      if (here) here.push(end, back.cost(at))
      else left.set(at, [end, back.cost(at)])
    }
  })
  const all = new Float64Array(starts.length * ends.length).fill(Number.POSITIVE_INFINITY)
  starts.forEach((seeds, start) => {
    out.begin(seeds)
    while (out.ahead() < Number.POSITIVE_INFINITY) {
      const at = out.step()
      const here = at < 0 ? undefined : left.get(at)
      if (!here) continue
      const soFar = out.cost(at)
      for (let index = 0; index < here.length; index += 2) {
        const cell = start * ends.length + (here[index] as number)
        const cost = soFar + (here[index + 1] as number)
        if (cost < (all[cell] as number)) all[cell] = cost
      }
    }
  })
  return all
}
