import { createNodeHeap } from './node-heap.ts'
import { isOneWay, type RoadGraph } from './road-graph.ts'

/** Where a search begins or ends, and what it has cost to get there. */
export type Seed = { node: number; cost: number }

/** The whole edges of a way in the order they are driven, from one of the nodes it began at. */
export type Way = { cost: number; fromNode: number; edges: number[] }

/** What answers questions about ways, by whichever means. */
export type Search = {
  way(starts: readonly Seed[], ends: readonly Seed[]): Way | undefined
  /** From each of these to each of those; Infinity where nothing leads. Row after row. */
  costs(starts: readonly (readonly Seed[])[], ends: readonly (readonly Seed[])[]): Float64Array
}

/** Where the goal is on the grid, and the least that one cell towards it costs. */
export type Goal = { x: number; y: number; costPerCell: number; slack: number }

type Arcs = { first: Uint32Array; target: Int32Array; edge: Int32Array }

/** Every edge as one arc or two, grouped by the node they leave. */
function arcsOf({ nodes, edges, start, end, flags }: RoadGraph): Arcs {
  const first = new Uint32Array(nodes + 2)
  const count = (node: number) => {
    first[node + 2] = (first[node + 2] as number) + 1
  }
  for (let edge = 0; edge < edges; edge++) {
    count(start[edge] as number)
    if (!isOneWay(flags[edge] as number)) count(end[edge] as number)
  }
  for (let node = 2; node < first.length; node++)
    first[node] = (first[node] as number) + (first[node - 1] as number)
  const target = new Int32Array(first.at(-1) as number)
  const edgeOf = new Int32Array(target.length)
  const put = (from: number, to: number, edge: number) => {
    const at = first[from + 1] as number
    first[from + 1] = at + 1
    target[at] = to
    edgeOf[at] = edge
  }
  for (let edge = 0; edge < edges; edge++) {
    put(start[edge] as number, end[edge] as number, edge)
    if (!isOneWay(flags[edge] as number)) put(end[edge] as number, start[edge] as number, edge)
  }
  return { first, target, edge: edgeOf }
}

export type PlainSearch = Omit<Search, 'way'> & {
  /** With a goal, nodes towards it are looked at first: the answer is the same, found sooner. */
  way(starts: readonly Seed[], ends: readonly Seed[], goal?: Goal): Way | undefined
}

/** Dijkstra's search over all roads: slow and sure. What is prepared has to find the same. */
export function createPlainSearch(graph: RoadGraph, edgeCost: Float64Array): PlainSearch {
  const arcs = arcsOf(graph)
  const best = new Float64Array(graph.nodes).fill(Number.POSITIVE_INFINITY)
  const cameBy = new Int32Array(graph.nodes)
  const heap = createNodeHeap(graph.nodes)
  let touched: number[] = []

  const offer = (node: number, cost: number, edge: number, ahead: number) => {
    if (cost >= (best[node] as number)) return
    if (best[node] === Number.POSITIVE_INFINITY) touched.push(node)
    best[node] = cost
    cameBy[node] = edge
    heap.set(node, cost + ahead)
  }

  const begin = (starts: readonly Seed[], ahead: (node: number) => number) => {
    for (const node of touched) best[node] = Number.POSITIVE_INFINITY
    touched = []
    heap.clear()
    for (const { node, cost } of starts) offer(node, cost, -1, ahead(node))
  }

  const step = (ahead: (node: number) => number) => {
    const node = heap.take()
    const cost = best[node] as number
    const end = arcs.first[node + 1] as number
    for (let arc = arcs.first[node] as number; arc < end; arc++) {
      const edge = arcs.edge[arc] as number
      const to = arcs.target[arc] as number
      offer(to, cost + (edgeCost[edge] as number), edge, ahead(to))
    }
    return node
  }

  /** Back from the last node to where the search began. */
  const edgesTo = (last: number) => {
    const edges: number[] = []
    let node = last
    for (let edge = cameBy[node] as number; edge >= 0; edge = cameBy[node] as number) {
      edges.push(edge)
      node = (graph.end[edge] === node ? graph.start[edge] : graph.end[edge]) as number
    }
    return { fromNode: node, edges: edges.reverse() }
  }

  return {
    way(starts, ends, goal) {
      const ahead = goal ? (node: number) => aheadOf(graph, node, goal) : () => 0
      begin(starts, ahead)
      let found: Seed | undefined
      while (heap.size > 0 && heap.leastKey() < (found?.cost ?? Number.POSITIVE_INFINITY)) {
        const node = step(ahead)
        for (const end of ends) {
          const cost = end.node === node ? (best[node] as number) + end.cost : Number.POSITIVE_INFINITY
          if (cost < (found?.cost ?? Number.POSITIVE_INFINITY)) found = { node, cost }
        }
      }
      return found && { cost: found.cost, ...edgesTo(found.node) }
    },
    costs(starts, ends) {
      const all = new Float64Array(starts.length * ends.length)
      const wanted = new Set(ends.flatMap((seeds) => seeds.map(({ node }) => node)))
      starts.forEach((seeds, row) => {
        begin(seeds, () => 0)
        let left = wanted.size
        while (heap.size > 0 && left > 0) if (wanted.has(step(() => 0))) left--
        ends.forEach((gates, column) => {
          const costs = gates.map(({ node, cost }) => (best[node] as number) + cost)
          all[row * ends.length + column] = Math.min(Number.POSITIVE_INFINITY, ...costs)
        })
      })
      return all
    },
  }
}

/** Never more than what is left to drive: nodes lie on the grid, so the last metres are given away. */
function aheadOf({ x, y }: RoadGraph, node: number, goal: Goal): number {
  const cells = Math.hypot((x[node] as number) - goal.x, (y[node] as number) - goal.y)
  return Math.max(0, cells - goal.slack) * goal.costPerCell
}
