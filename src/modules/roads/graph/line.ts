import type { Way } from './plain-search.ts'
import { isOneWay, type RoadGraph } from './road-graph.ts'
import { pointsOf, pointX, pointY, type Snapped } from './snap.ts'
import { placeAt } from './web-grid.ts'

export const placesOf = (line: readonly number[]) =>
  Array.from({ length: line.length / 2 }, (_, point) =>
    placeAt(line[point * 2] as number, line[point * 2 + 1] as number),
  )

/** Between two places on one edge. */
export function lineWithin(graph: RoadGraph, start: Snapped, end: Snapped): number[] {
  const line = [start.x, start.y]
  if (start.share <= end.share) pushOnward(graph, line, start.edge, start.leg + 1, end.leg)
  else pushBack(graph, line, start.edge, start.leg, end.leg + 1)
  line.push(end.x, end.y)
  return line
}

/** The rest of the first edge, whole edges, and the part of the last. */
export function lineAlong(graph: RoadGraph, start: Snapped, way: Way, end: Snapped): number[] {
  const line = [start.x, start.y]
  const onward = endsOf(graph, start.edge).end === way.fromNode && prefers(graph, start, 1 - start.share)
  if (onward) pushOnward(graph, line, start.edge, start.leg + 1, lastOf(graph, start.edge))
  else pushBack(graph, line, start.edge, start.leg, 0)
  let node = way.fromNode
  for (const edge of way.edges) {
    const ends = endsOf(graph, edge)
    const last = lastOf(graph, edge)
    if (ends.start === node) pushOnward(graph, line, edge, 1, last)
    else pushBack(graph, line, edge, last - 1, 0)
    node = ends.start === node ? ends.end : ends.start
  }
  const isForward = endsOf(graph, end.edge).start === node && prefers(graph, end, end.share)
  if (isForward) pushOnward(graph, line, end.edge, 1, end.leg)
  else pushBack(graph, line, end.edge, lastOf(graph, end.edge) - 1, end.leg + 1)
  line.push(end.x, end.y)
  return line
}

const endsOf = ({ start, end }: RoadGraph, edge: number) => ({
  start: start[edge] as number,
  end: end[edge] as number,
})

const lastOf = (graph: RoadGraph, edge: number) => pointsOf(graph, edge) - 1

/** A loop may be left and entered at either side of the same node: the shorter part is driven. */
function prefers(graph: RoadGraph, { edge }: Snapped, share: number): boolean {
  const { start, end } = endsOf(graph, edge)
  return start !== end || isOneWay(graph.flags[edge] as number) || share <= 0.5
}

/** Points of an edge in its own direction, both included; nothing when the second comes first. */
function pushOnward(graph: RoadGraph, line: number[], edge: number, from: number, to: number): void {
  for (let at = from; at <= to; at++) line.push(pointX(graph, edge, at), pointY(graph, edge, at))
}

/** The same against it. */
function pushBack(graph: RoadGraph, line: number[], edge: number, from: number, to: number): void {
  for (let at = from; at >= to; at--) line.push(pointX(graph, edge, at), pointY(graph, edge, at))
}
