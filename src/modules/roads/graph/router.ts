import { type Leg, type Route, routeByAir, straightMetres } from '../domain/by-air.ts'
import { type LegTable, tableOf } from '../domain/leg-table.ts'
import { simplified } from '../domain/simplify.ts'
import { fastestKmh, type Speeds } from '../domain/speeds.ts'
import type { Hierarchy } from '../hierarchy/hierarchy.ts'
import { createHierarchySearch } from '../hierarchy/hierarchy-search.ts'
import { costOf, edgeCosts, edgeTimes, type Measure, spanOf } from './cost.ts'
import { lineAlong, lineWithin, placesOf } from './line.ts'
import {
  createPlainSearch,
  type Goal,
  type PlainSearch,
  type Search,
  type Seed,
  type Way,
} from './plain-search.ts'
import { isOneWay, type RoadGraph } from './road-graph.ts'
import { createSnap, type Gate, type Snapped, waysIn, waysOut } from './snap.ts'
import { metresPerCell } from './web-grid.ts'

type Place = Readonly<{ lat: number; lon: number }>

export type Router = {
  /** By air where no road is near, or none leads there. */
  route(from: Place, to: Place, measure: Measure): Route
  /** From each of these to each of those. Fastest ways. */
  table(from: readonly Place[], to: readonly Place[]): LegTable
  /** From now on the fastest ways are found by what was prepared. */
  prepared(hierarchy: Hierarchy): void
}

/** Farther from every road than this, nobody can say how a place is reached. */
const FARTHEST_METRES = 2_000
/** From the road to the door it goes slowly. */
const DOOR_KMH = 10
/** What a page draws; a way through the whole country has ten thousand points. */
const MOST_POINTS = 500

export function createRouter(graph: RoadGraph, speeds: Speeds): Router {
  const snap = createSnap(graph, FARTHEST_METRES)
  const times = edgeTimes(graph, speeds)
  /** Large, and of no use once everything is prepared. */
  const plain = new Map<Measure, PlainSearch>()
  let prepared: Search | undefined
  const plainBy = (measure: Measure) => {
    const search = plain.get(measure) ?? createPlainSearch(graph, edgeCosts(graph, times, measure))
    plain.set(measure, search)
    return search
  }
  const north = graph.y.reduce((least, y) => Math.min(least, y))

  const find = (from: Snapped, to: Snapped, measure: Measure): Way | undefined => {
    const starts = seedsOf(waysOut(graph, from), from.edge, measure)
    const ends = seedsOf(waysIn(graph, to), to.edge, measure)
    if (measure === 'time' && prepared) return prepared.way(starts, ends)
    return plainBy(measure).way(starts, ends, goalAt(to, measure))
  }

  const costOfShare = (edge: number, share: number, measure: Measure) =>
    costOf(measure, {
      ms: Math.round((times[edge] as number) * share),
      dm: Math.round((graph.lengthDm[edge] as number) * share),
    })

  const seedsOf = (gates: readonly Gate[], edge: number, measure: Measure): Seed[] =>
    gates.map(({ node, share }) => ({ node, cost: costOfShare(edge, share, measure) }))

  /** As if all of the way were driven straight on the fastest road, where a cell is smallest. */
  const goalAt = ({ x, y }: Snapped, measure: Measure): Goal => {
    const metres = metresPerCell(north)
    const ms = (metres * 3600) / fastestKmh(speeds)
    return { x, y, slack: 10, costPerCell: costOf(measure, { ms, dm: metres * 10 }) }
  }

  /** Both ends on one edge, and the road may be driven from the one to the other. */
  const directCost = (from: Snapped, to: Snapped, measure: Measure) => {
    if (from.edge !== to.edge) return Number.POSITIVE_INFINITY
    const share = to.share - from.share
    if (share < 0 && isOneWay(graph.flags[from.edge] as number)) return Number.POSITIVE_INFINITY
    return costOfShare(from.edge, Math.abs(share), measure)
  }

  return {
    route(from, to, measure) {
      const [start, end] = [snap(from), snap(to)]
      if (!start || !end || isBesideRoads(from, to, start, end)) return routeByAir(from, to)
      const direct = directCost(start, end, measure)
      const way = find(start, end, measure)
      const cost = Math.min(direct, way?.cost ?? Number.POSITIVE_INFINITY)
      if (cost === Number.POSITIVE_INFINITY) return routeByAir(from, to)
      const line =
        way && way.cost < direct ? lineAlong(graph, start, way, end) : lineWithin(graph, start, end)
      const places = placesOf(simplified(line, MOST_POINTS - 2))
      return { ...legOf(from, to, start, end, spanOf(measure, cost)), line: [from, ...places, to] }
    },
    table(from, to) {
      const starts = from.map(snap)
      const ends = to === from ? starts : to.map(snap)
      const gates = (one: Snapped | undefined, ways: typeof waysIn) =>
        one ? seedsOf(ways(graph, one), one.edge, 'time') : []
      const costs = (prepared ?? plainBy('time')).costs(
        starts.map((one) => gates(one, waysOut)),
        ends.map((one) => gates(one, waysIn)),
      )
      return tableOf(from, to, (row, column) => {
        const [start, end] = [starts[row], ends[column]]
        const [place, other] = [from[row] as Place, to[column] as Place]
        if (!start || !end || isBesideRoads(place, other, start, end)) return undefined
        const cost = Math.min(costs[row * to.length + column] as number, directCost(start, end, 'time'))
        return cost === Number.POSITIVE_INFINITY
          ? undefined
          : legOf(place, other, start, end, spanOf('time', cost))
      })
    },
    prepared(hierarchy) {
      prepared = createHierarchySearch(hierarchy)
      plain.clear()
    },
  }
}

/** Nobody goes to the road and comes back from it for less than that. */
const isBesideRoads = (from: Place, to: Place, start: Snapped, end: Snapped) =>
  straightMetres(from, to) < start.awayMetres + end.awayMetres

/** Never shorter than the straight line: shapes are simplified, and lie a few metres beside the road that was measured. */
function legOf(from: Place, to: Place, start: Snapped, end: Snapped, span: { ms: number; dm: number }): Leg {
  const beside = start.awayMetres + end.awayMetres
  const metres = Math.max(span.dm / 10 + beside, straightMetres(from, to))
  return {
    metres: Math.round(metres),
    seconds: Math.round(span.ms / 1000 + (beside * 3.6) / DOOR_KMH),
    by: 'road',
  }
}
