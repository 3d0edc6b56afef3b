import { isOneWay, type RoadGraph } from '../graph/road-graph.ts'

/** An arc of a pair leads from the even half's node to the odd half's (bit 1), the other way (bit 2), or both. */
const ONWARD = 1
const BACK = 2

/**
 * The main network while it is being contracted: pairs of halves, one in the list of either node. Half h belongs to pair
 * h >> 1, and its other half is h ^ 1.
 */
export type Remaining = {
  /** The first half in the list of a node; -1 where it ends. */
  readonly first: Int32Array
  next(half: number): number
  /** The node that a half leads to. */
  to(half: number): number
  cost(half: number): number
  /** How many edges the arc stands for. */
  hops(half: number): number
  /** The middle node of a shortcut, or ~edge of a road. */
  via(half: number): number
  canLeave(half: number): boolean
  canArrive(half: number): boolean
  /** Adds an arc unless there is one that is as cheap; a dearer one goes. */
  add(from: number, to: number, cost: number, via: number, hops: number): void
  /** Takes a node out of the lists of its neighbours. Its own list stays to be read. */
  remove(node: number): void
}

export function remainingOf(graph: RoadGraph, edgeCost: Float64Array): Remaining {
  const remaining = emptyNetwork(graph.nodes, Math.ceil(graph.edges * 1.2) + 1024)
  const { component, start, end, flags } = graph
  for (let edge = 0; edge < graph.edges; edge++) {
    const from = start[edge] as number
    const to = end[edge] as number
    if (from === to || component[from] !== 0 || component[to] !== 0) continue
    remaining.add(from, to, edgeCost[edge] as number, ~edge, 1)
    if (!isOneWay(flags[edge] as number)) remaining.add(to, from, edgeCost[edge] as number, ~edge, 1)
  }
  return remaining
}

function emptyNetwork(nodes: number, pairsAtFirst: number): Remaining {
  const first = new Int32Array(nodes).fill(-1)
  let toOf = new Int32Array(pairsAtFirst * 2)
  let nextOf = new Int32Array(pairsAtFirst * 2)
  let costOf = new Float64Array(pairsAtFirst)
  let viaOf = new Int32Array(pairsAtFirst)
  let hopsOf = new Uint16Array(pairsAtFirst)
  let ways = new Uint8Array(pairsAtFirst)
  let pairs = 0
  /** Pairs of nodes that are gone, to be used again. */
  const free: number[] = []

  const grow = () => {
    const more = Math.ceil(costOf.length * 1.5)
    toOf = longer(new Int32Array(more * 2), toOf)
    nextOf = longer(new Int32Array(more * 2), nextOf)
    costOf = longer(new Float64Array(more), costOf)
    viaOf = longer(new Int32Array(more), viaOf)
    hopsOf = longer(new Uint16Array(more), hopsOf)
    ways = longer(new Uint8Array(more), ways)
  }

  const link = (half: number, from: number, to: number) => {
    toOf[half] = to
    nextOf[half] = first[from] as number
    first[from] = half
  }

  const unlink = (half: number, node: number) => {
    let at = first[node] as number
    if (at === half) {
      first[node] = nextOf[half] as number
      return
    }
    while (nextOf[at] !== half) at = nextOf[at] as number
    nextOf[at] = nextOf[half] as number
  }

  const drop = (half: number, from: number) => {
    unlink(half, from)
    unlink(half ^ 1, toOf[half] as number)
    free.push(half >> 1)
  }

  return {
    first,
    next: (half) => nextOf[half] as number,
    to: (half) => toOf[half] as number,
    cost: (half) => costOf[half >> 1] as number,
    hops: (half) => hopsOf[half >> 1] as number,
    via: (half) => viaOf[half >> 1] as number,
    canLeave: (half) => ((ways[half >> 1] as number) & leaving(half)) !== 0,
    canArrive: (half) => ((ways[half >> 1] as number) & arriving(half)) !== 0,
    add(from, to, cost, via, hops) {
      let twin = -1
      let dearer = -1
      for (let half = first[from] as number; half >= 0; half = nextOf[half] as number) {
        if (toOf[half] !== to) continue
        const pair = half >> 1
        if ((ways[pair] as number) & leaving(half)) {
          if ((costOf[pair] as number) <= cost) return
          dearer = half
        } else if (costOf[pair] === cost && viaOf[pair] === via) twin = half
      }
      if (dearer >= 0) {
        const pair = dearer >> 1
        ways[pair] = (ways[pair] as number) & ~leaving(dearer)
        if (ways[pair] === 0) drop(dearer, from)
      }
      if (twin >= 0) {
        ways[twin >> 1] = ONWARD | BACK
        return
      }
      const pair = free.pop() ?? pairs++
      if (pair === costOf.length) grow()
      costOf[pair] = cost
      viaOf[pair] = via
      hopsOf[pair] = Math.min(hops, 65_535)
      ways[pair] = ONWARD
      link(pair * 2, from, to)
      link(pair * 2 + 1, to, from)
    },
    remove(node) {
      for (let half = first[node] as number; half >= 0; half = nextOf[half] as number) {
        unlink(half ^ 1, toOf[half] as number)
        free.push(half >> 1)
      }
      first[node] = -1
    },
  }
}

const leaving = (half: number) => (half & 1 ? BACK : ONWARD)
const arriving = (half: number) => (half & 1 ? ONWARD : BACK)

function longer<Values extends Int32Array | Float64Array | Uint16Array | Uint8Array>(
  more: Values,
  values: Values,
): Values {
  more.set(values)
  return more
}
