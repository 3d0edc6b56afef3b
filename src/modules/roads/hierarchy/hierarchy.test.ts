import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roadFile, type SmallRoads } from '../../../../tests/support/road-files.ts'
import { edgeCosts, edgeTimes } from '../graph/cost.ts'
import { createPlainSearch, type Seed } from '../graph/plain-search.ts'
import { isOneWay, type RoadGraph, readRoads } from '../graph/road-graph.ts'
import { contractRoads } from './contract.ts'
import { openHierarchy, packHierarchy } from './hierarchy-file.ts'
import { createHierarchySearch } from './hierarchy-search.ts'

/** A village: corners of a small lattice, streets between any of them, some one-way, some twice, some loops. */
const village: fc.Arbitrary<SmallRoads> = fc.integer({ min: 2, max: 14 }).chain((corners) =>
  fc
    .array(
      fc.record({
        from: fc.nat(corners - 1),
        to: fc.nat(corners - 1),
        oneWay: fc.boolean(),
        kind: fc.constantFrom(0, 4, 5, 6),
        ramp: fc.boolean(),
      }),
      { minLength: 1, maxLength: 40 },
    )
    .map((edges) => ({
      nodes: Array.from({ length: corners }, (_, index) => ({
        lat: 41.3 + Math.floor(index / 4) / 300,
        lon: 69.2 + (index % 4) / 300,
      })),
      edges,
    })),
)

function searchesOf(roads: SmallRoads) {
  const graph = readRoads(roadFile(roads))
  const costs = edgeCosts(graph, edgeTimes(graph, graph.meta), 'time')
  const kept = openHierarchy(packHierarchy(contractRoads(graph, costs)))
  if (!kept) throw new Error('what was packed cannot be opened')
  return { graph, costs, plain: createPlainSearch(graph, costs), prepared: createHierarchySearch(kept) }
}

/** What a list of edges costs when it is driven from a node, and where it ends; undefined when it cannot be driven. */
function driven(graph: RoadGraph, costs: Float64Array, from: number, edges: readonly number[]) {
  let node = from
  let cost = 0
  for (const edge of edges) {
    const isOnward = graph.start[edge] === node
    if (!isOnward && (graph.end[edge] !== node || isOneWay(graph.flags[edge] ?? 0))) return undefined
    node = (isOnward ? graph.end[edge] : graph.start[edge]) ?? -1
    cost += costs[edge] ?? 0
  }
  return { node, cost }
}

test('what is prepared finds what Dijkstra finds, and a way that can be driven', () => {
  fc.assert(
    fc.property(village, (roads) => {
      const { graph, costs, plain, prepared } = searchesOf(roads)
      for (let from = 0; from < graph.nodes; from++)
        for (let to = 0; to < graph.nodes; to++) {
          const ends: [Seed[], Seed[]] = [[{ node: from, cost: 0 }], [{ node: to, cost: 0 }]]
          const sure = plain.way(...ends)
          const quick = prepared.way(...ends)
          expect(quick?.cost).toBe(sure?.cost)
          for (const way of [sure, quick])
            if (way) expect(driven(graph, costs, from, way.edges)).toEqual({ node: to, cost: way.cost })
        }
    }),
    { numRuns: 150 },
  )
})

test('a matrix is all the ways, also where two ends of a street are begun from', () => {
  fc.assert(
    fc.property(village, fc.array(fc.nat(1_000), { minLength: 4, maxLength: 4 }), (roads, extra) => {
      const { graph, plain, prepared } = searchesOf(roads)
      const places = Array.from({ length: graph.nodes }, (_, node): Seed[] => [
        { node, cost: extra[node % 4] ?? 0 },
        { node: (node * 7 + 1) % graph.nodes, cost: extra[(node + 1) % 4] ?? 0 },
      ])
      const singly = places.flatMap((from) =>
        places.map((to) => plain.way(from, to)?.cost ?? Number.POSITIVE_INFINITY),
      )
      expect([...prepared.costs(places, places)]).toEqual(singly)
      expect([...plain.costs(places, places)]).toEqual(singly)
    }),
    { numRuns: 60 },
  )
})

test('a file that was kept is refused when a byte of it has changed, or some are missing', () => {
  const street = { nodes: [41.3, 41.4].map((lat) => ({ lat, lon: 69.2 })), edges: [{ from: 0, to: 1 }] }
  const graph = readRoads(roadFile(street))
  const packed = packHierarchy(contractRoads(graph, edgeCosts(graph, edgeTimes(graph, graph.meta), 'time')))
  expect(openHierarchy(packed)).toBeDefined()
  for (let at = 0; at < packed.byteLength; at++) {
    const bent = new Uint8Array(packed.slice(0))
    bent[at] = (bent[at] ?? 0) ^ 64
    // Bytes 24 to 31 are empty room.
    if (at < 24 || at >= 32) expect(openHierarchy(bent.buffer), `byte ${at}`).toBeUndefined()
  }
  expect(openHierarchy(packed.slice(0, -4))).toBeUndefined()
})
