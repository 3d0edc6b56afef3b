import { createNodeHeap } from '../graph/node-heap.ts'
import type { RoadGraph } from '../graph/road-graph.ts'
import { collectUpward, type Hierarchy } from './hierarchy.ts'
import { type Remaining, remainingOf } from './remaining.ts'
import { createWitness, type Witness } from './witness.ts'

/** How many nodes are looked at for a way around. Too few cost shortcuts that are not needed, never a wrong way. */
const LOOK_AT = 40

/**
 * Takes the nodes of the main network away one after the other, the least important first, and puts shortcuts where a
 * fastest way led through them. What is left of each node, its arcs to more important ones, is the hierarchy.
 */
export function contractRoads(graph: RoadGraph, edgeCost: Float64Array): Hierarchy {
  const remaining = remainingOf(graph, edgeCost)
  const shortcuts = shortcutFinder(remaining, createWitness(remaining, graph.nodes))
  const upward = collectUpward(graph.nodes, remaining)
  const level = new Uint16Array(graph.nodes)
  const queue = createNodeHeap(graph.nodes)
  const importance = (node: number) => 1000 * (level[node] as number) + shortcuts.weigh(node)
  for (let node = 0; node < graph.nodes; node++)
    if (graph.component[node] === 0) queue.set(node, importance(node))
  while (queue.size > 0) {
    const node = queue.take()
    // What was contracted meanwhile may have changed it; it waits again unless it still comes first.
    const now = importance(node)
    if (queue.size > 0 && now > queue.leastKey()) {
      queue.set(node, now)
      continue
    }
    upward.keep(node)
    const above = (level[node] as number) + 1
    for (let half = remaining.first[node] as number; half >= 0; half = remaining.next(half)) {
      const to = remaining.to(half)
      if ((level[to] as number) < above) level[to] = above
    }
    remaining.remove(node)
    shortcuts.apply(node)
  }
  return upward.finish()
}

type ShortcutFinder = {
  /** How much it would cost to take this node away: arcs and edges that come for those that go. */
  weigh(node: number): number
  /** Adds the shortcuts that the last weighing of this node has found. */
  apply(node: number): void
}

const NONE = Number.POSITIVE_INFINITY

type Neighbour = {
  node: number
  inCost: number
  outCost: number
  inHops: number
  outHops: number
  /** What a way around may cost at most. */
  within: number
}

function shortcutFinder(remaining: Remaining, witness: Witness): ShortcutFinder {
  let wanted: { from: Neighbour; to: Neighbour }[] = []
  return {
    weigh(node) {
      wanted = []
      const around = neighboursOf(remaining, node)
      let gone = 0
      let goneHops = 0
      let comeHops = 0
      for (const from of around) {
        gone += (from.inCost < NONE ? 1 : 0) + (from.outCost < NONE ? 1 : 0)
        goneHops += from.inHops + from.outHops
        if (from.inCost === NONE) continue
        const goals = around.filter((to) => to !== from && to.outCost < NONE)
        if (goals.length === 0) continue
        for (const to of goals) to.within = from.inCost + to.outCost
        witness.look(from.node, node, goals, LOOK_AT)
        for (const to of goals) {
          if (witness.found(to.node) <= to.within) continue
          wanted.push({ from, to })
          comeHops += from.inHops + to.outHops
        }
      }
      return gone === 0 ? 0 : (1000 * wanted.length) / gone + (1000 * comeHops) / goneHops
    },
    apply(node) {
      for (const { from, to } of wanted)
        remaining.add(from.node, to.node, from.inCost + to.outCost, node, from.inHops + to.outHops)
    },
  }
}

/** Each neighbour once, with the arcs from it and to it. */
function neighboursOf(remaining: Remaining, node: number): Neighbour[] {
  const around: Neighbour[] = []
  for (let half = remaining.first[node] as number; half >= 0; half = remaining.next(half)) {
    const to = remaining.to(half)
    let one = around.find((known) => known.node === to)
    if (!one) {
      one = { node: to, inCost: NONE, outCost: NONE, inHops: 0, outHops: 0, within: 0 }
      around.push(one)
    }
    if (remaining.canLeave(half)) {
      one.outCost = remaining.cost(half)
      one.outHops = remaining.hops(half)
    }
    if (remaining.canArrive(half)) {
      one.inCost = remaining.cost(half)
      one.inHops = remaining.hops(half)
    }
  }
  return around
}
