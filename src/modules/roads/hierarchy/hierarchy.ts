import type { Remaining } from './remaining.ts'

/** The arc leads from the lower node to the higher one, or down, or both. */
export const UP = 1
export const DOWN = 2

/**
 * Nodes by rank, the least important first, each with its arcs to nodes of higher rank. A fastest way climbs from both ends
 * and meets at its most important node.
 */
export type Hierarchy = {
  /** By node; NO_RANK outside of the main network. */
  rank: Uint32Array
  /** By rank: where its arcs begin; one more at the end. */
  first: Uint32Array
  /** The higher rank times 4, and UP or DOWN or both. */
  head: Uint32Array
  cost: Float64Array
  /** The rank of the node that a shortcut leads through, or ~edge of a road. */
  via: Int32Array
}

export const NO_RANK = 0xffff_ffff

/** Keeps what is left of every node at the moment it is taken away. */
export function collectUpward(nodes: number, remaining: Remaining) {
  const rank = new Uint32Array(nodes).fill(NO_RANK)
  const first: number[] = [0]
  let head = new Uint32Array(nodes)
  let cost = new Float64Array(nodes)
  let via = new Int32Array(nodes)
  let arcs = 0
  const grow = () => {
    const more = Math.ceil(head.length * 1.5) + 16
    const [moreHead, moreCost, moreVia] = [
      new Uint32Array(more),
      new Float64Array(more),
      new Int32Array(more),
    ]
    moreHead.set(head)
    moreCost.set(cost)
    moreVia.set(via)
    head = moreHead
    cost = moreCost
    via = moreVia
  }
  return {
    keep(node: number): void {
      rank[node] = first.length - 1
      for (let half = remaining.first[node] as number; half >= 0; half = remaining.next(half)) {
        if (arcs === head.length) grow()
        const ways = (remaining.canLeave(half) ? UP : 0) | (remaining.canArrive(half) ? DOWN : 0)
        head[arcs] = remaining.to(half) * 4 + ways
        cost[arcs] = remaining.cost(half)
        via[arcs] = remaining.via(half)
        arcs++
      }
      first.push(arcs)
    },
    /** Ranks of the others are known only now. */
    finish(): Hierarchy {
      const ranked = head.slice(0, arcs).map((one) => (rank[one >>> 2] as number) * 4 + (one & 3))
      const through = via.slice(0, arcs).map((one) => (one < 0 ? one : (rank[one] as number)))
      return { rank, first: Uint32Array.from(first), head: ranked, cost: cost.slice(0, arcs), via: through }
    },
  }
}
