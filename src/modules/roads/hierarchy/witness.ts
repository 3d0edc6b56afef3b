import { createNodeHeap } from '../graph/node-heap.ts'
import type { Remaining } from './remaining.ts'

/** A node that is to be reached for no more than so much. */
export type Wanted = { node: number; within: number }

/** Looks from a node for ways that do without another one: through so many nodes at most, until all goals are met. */
export type Witness = {
  look(from: number, without: number, goals: readonly Wanted[], mostNodes: number): void
  /** The cost of a way that the last look has found, not always the best; Infinity where it found none. */
  found(node: number): number
}

export function createWitness(remaining: Remaining, nodes: number): Witness {
  const best = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY)
  const within = new Float64Array(nodes).fill(-1)
  const heap = createNodeHeap(nodes)
  let touched: number[] = []

  const search = (from: number, without: number, farthest: number, goals: number, mostNodes: number) => {
    let left = goals
    best[from] = 0
    heap.set(from, 0)
    for (let settled = 0; settled < mostNodes && heap.size > 0; settled++) {
      const node = heap.take()
      const cost = best[node] as number
      for (let half = remaining.first[node] as number; half >= 0; half = remaining.next(half)) {
        const to = remaining.to(half)
        const further = cost + remaining.cost(half)
        if (further > farthest || to === without || !remaining.canLeave(half)) continue
        const known = best[to] as number
        if (further >= known) continue
        if (known === Number.POSITIVE_INFINITY) touched.push(to)
        best[to] = further
        const enough = within[to] as number
        if (further <= enough && known > enough && --left === 0) return
        heap.set(to, further)
      }
    }
  }

  return {
    look(from, without, goals, mostNodes) {
      for (const node of touched) best[node] = Number.POSITIVE_INFINITY
      touched = [from]
      heap.clear()
      let farthest = 0
      for (const goal of goals) {
        within[goal.node] = goal.within
        farthest = Math.max(farthest, goal.within)
      }
      search(from, without, farthest, goals.length, mostNodes)
      for (const goal of goals) within[goal.node] = -1
    },
    found: (node) => best[node] as number,
  }
}
