import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roadFile, type SmallRoads } from '../../../../tests/support/road-files.ts'
import { straightMetres } from '../domain/by-air.ts'
import { legAt } from '../domain/leg-table.ts'
import { contractRoads } from '../hierarchy/contract.ts'
import { edgeCosts, edgeTimes } from './cost.ts'
import { readRoads } from './road-graph.ts'
import { createRouter } from './router.ts'
import { createSnap, pointsOf, pointX, pointY } from './snap.ts'
import { gridX, gridY, metresPerCell } from './web-grid.ts'

const metre = 1 / 111_320
/** So many metres north and east of a corner of Tashkent. */
const at = (north: number, east: number) => ({
  lat: 41.3 + north * metre,
  lon: 69.2 + (east * metre) / 0.7513,
})

/** A block of 400 by 400 metres, driven around in one direction, and a two-way street from it to the east. */
const block: SmallRoads = {
  nodes: [at(0, 0), at(400, 0), at(400, 400), at(0, 400), at(0, 1_400)],
  edges: [
    { from: 0, to: 1, oneWay: true },
    { from: 1, to: 2, oneWay: true },
    { from: 2, to: 3, oneWay: true },
    { from: 3, to: 0, oneWay: true },
    { from: 3, to: 4, inner: [at(0, 900)] },
  ],
}
const blockGraph = readRoads(roadFile(block))

function routersOf(graph = blockGraph) {
  const [plain, prepared] = [createRouter(graph, graph.meta), createRouter(graph, graph.meta)]
  prepared.prepared(contractRoads(graph, edgeCosts(graph, edgeTimes(graph, graph.meta), 'time')))
  return [plain, prepared] as const
}

test.each([
  ['along a one-way street', at(100, 0), at(300, 0), 200],
  ['against it: once around the block', at(300, 0), at(100, 0), 1_400],
  ['within a street of both directions', at(0, 1_300), at(0, 500), 800],
  ['from the street into the block', at(0, 900), at(0, 200), 700],
  ['and out of it, the long way', at(0, 200), at(0, 900), 200 + 1_200 + 500],
])('%s', (_, from, to, metres) => {
  for (const router of routersOf()) {
    const route = router.route(from, to, 'time')
    expect(route.by).toBe('road')
    expect(Math.abs(route.metres - metres)).toBeLessThan(12)
    expect(route.line[0]).toEqual(from)
    expect(route.line.at(-1)).toEqual(to)
    const drawn = route.line.reduce(
      (sum, point, index) => sum + straightMetres(route.line[index - 1] ?? point, point),
      0,
    )
    expect(Math.abs(drawn - metres)).toBeLessThan(12)
  }
})

test('far from every road, and closer to each other than to one, it goes by air and says so', () => {
  const [router] = routersOf()
  const desert = at(9_000, 0)
  const route = router.route(desert, at(0, 0), 'time')
  expect(route).toMatchObject({ by: 'air', line: [desert, at(0, 0)] })
  expect(route.metres / straightMetres(desert, at(0, 0))).toBeCloseTo(1.35, 2)
  expect(router.route(at(700, 0), at(710, 0), 'time').by).toBe('air')
  expect(router.route(at(700, 0), at(400, 400), 'time').by).toBe('road')
})

test('by time a motorway is taken, by distance the straight street', () => {
  const roads: SmallRoads = {
    nodes: [at(0, 0), at(0, 3_000), at(500, 1_500)],
    edges: [
      { from: 0, to: 1, kind: 6 },
      { from: 0, to: 2, kind: 0 },
      { from: 1, to: 2, kind: 0 },
    ],
  }
  for (const router of routersOf(readRoads(roadFile(roads)))) {
    expect(router.route(at(0, 0), at(0, 3_000), 'time').metres).toBeGreaterThan(3_100)
    expect(Math.abs(router.route(at(0, 0), at(0, 3_000), 'distance').metres - 3_000)).toBeLessThan(5)
  }
})

const spot = fc.record({
  north: fc.integer({ min: -900, max: 1_300 }),
  east: fc.integer({ min: -900, max: 2_300 }),
})
const place = spot.map(({ north, east }) => at(north, east))

test('a place is put on the nearest of all roads, whichever cell it lies in', () => {
  const snap = createSnap(blockGraph, 2_000)
  fc.assert(
    fc.property(place, (one) => {
      const [x, y] = [gridX(one.lon), gridY(one.lat)]
      let nearest = Number.POSITIVE_INFINITY
      for (let edge = 0; edge < blockGraph.edges; edge++)
        for (let leg = 0; leg + 1 < pointsOf(blockGraph, edge); leg++)
          for (let step = 0; step <= 1_000; step++) {
            const along = (from: number, to: number) => from + ((to - from) * step) / 1_000
            const onX = along(pointX(blockGraph, edge, leg), pointX(blockGraph, edge, leg + 1))
            const onY = along(pointY(blockGraph, edge, leg), pointY(blockGraph, edge, leg + 1))
            nearest = Math.min(nearest, Math.hypot(onX - x, onY - y) * metresPerCell(y))
          }
      const snapped = snap(one)
      expect(Math.abs((snapped?.awayMetres ?? 0) - nearest)).toBeLessThan(1)
      expect(Math.hypot((snapped?.x ?? 0) - x, (snapped?.y ?? 0) - y) * metresPerCell(y)).toBeCloseTo(
        snapped?.awayMetres ?? 0,
      )
    }),
    { numRuns: 40 },
  )
})

test('no way is shorter than the straight line, a table is its routes, and what is prepared says the same', () => {
  const [plain, prepared] = routersOf()
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 5 }), (places) => {
      const table = prepared.table(places, places)
      expect(plain.table(places, places)).toEqual(table)
      places.forEach((from, row) => {
        places.forEach((to, column) => {
          const { line, ...leg } = prepared.route(from, to, 'time')
          expect(legAt(table, row, column)).toEqual(leg)
          expect(plain.route(from, to, 'time')).toEqual({ line, ...leg })
          expect(leg.metres).toBeGreaterThanOrEqual(Math.floor(straightMetres(from, to)))
        })
      })
    }),
    { numRuns: 60 },
  )
})
