import { isOneWay, type RoadGraph } from './road-graph.ts'
import { gridX, gridY, metresPerCell } from './web-grid.ts'

/** A place on a road: how far along the edge, at which of its points, and how far away from what was asked for. */
export type Snapped = {
  edge: number
  /** Of the edge's length, from its start. */
  share: number
  /** The place lies between this point of the edge and the next; 0 is its start. */
  leg: number
  x: number
  y: number
  awayMetres: number
}

type Place = Readonly<{ lat: number; lon: number }>
export type Snap = (place: Place) => Snapped | undefined

/** Cells of the index are 1,024 by 1,024 of the grid's, a little less than a kilometre. */
const CELL_BITS = 10
const CELL = 2 ** CELL_BITS
/** Towards the poles the grid has no end. */
const NORTHERNMOST = 80

type Cells = {
  west: number
  north: number
  wide: number
  high: number
  first: Uint32Array
  edge: Uint32Array
}

/** Finds the nearest road of the main network, within so many metres. */
export function createSnap(graph: RoadGraph, farthestMetres: number): Snap {
  const cells = indexEdges(graph)
  return ({ lat, lon }) => {
    if (Math.abs(lat) > NORTHERNMOST) return undefined
    const x = gridX(lon)
    const y = gridY(lat)
    const perCell = metresPerCell(y)
    const reach = farthestMetres / perCell
    const column = (x >> CELL_BITS) - cells.west
    const row = (y >> CELL_BITS) - cells.north
    const rings = Math.ceil(reach / CELL)
    const best: Nearest = { edge: -1, leg: 0, along: 0, square: reach * reach }
    const toBorder = Math.min(...[x, y].map((at) => Math.min(at % CELL, CELL - (at % CELL))))
    for (let ring = 0; ring <= rings; ring++) {
      // Whatever lies in this ring or beyond is at least so far away.
      const nearest = ring === 0 ? 0 : toBorder + (ring - 1) * CELL
      if (nearest * nearest >= best.square) break
      eachOfRing(cells, column, row, ring, (edge) => nearestOn(graph, edge, x, y, best))
    }
    return best.edge < 0 ? undefined : snappedAt(graph, best, perCell)
  }
}

/** `along`: how much of the leg lies before the place. */
type Nearest = { edge: number; leg: number; along: number; square: number }

function eachOfRing(cells: Cells, column: number, row: number, ring: number, see: (edge: number) => void) {
  for (let atRow = row - ring; atRow <= row + ring; atRow++) {
    if (atRow < 0 || atRow >= cells.high) continue
    const isEdgeRow = atRow === row - ring || atRow === row + ring
    const step = isEdgeRow || ring === 0 ? 1 : 2 * ring
    for (let atColumn = column - ring; atColumn <= column + ring; atColumn += step) {
      if (atColumn < 0 || atColumn >= cells.wide) continue
      const cell = atRow * cells.wide + atColumn
      const end = cells.first[cell + 1] as number
      for (let entry = cells.first[cell] as number; entry < end; entry++) see(cells.edge[entry] as number)
    }
  }
}

/** The points of an edge by number, its ends included. */
export const pointsOf = ({ shapeFrom }: RoadGraph, edge: number) =>
  (shapeFrom[edge + 1] as number) - (shapeFrom[edge] as number) + 2

export function pointX(graph: RoadGraph, edge: number, point: number): number {
  if (point === 0) return graph.x[graph.start[edge] as number] as number
  const inner = (graph.shapeFrom[edge] as number) + point - 1
  return inner < (graph.shapeFrom[edge + 1] as number)
    ? (graph.shapeX[inner] as number)
    : (graph.x[graph.end[edge] as number] as number)
}

export function pointY(graph: RoadGraph, edge: number, point: number): number {
  if (point === 0) return graph.y[graph.start[edge] as number] as number
  const inner = (graph.shapeFrom[edge] as number) + point - 1
  return inner < (graph.shapeFrom[edge + 1] as number)
    ? (graph.shapeY[inner] as number)
    : (graph.y[graph.end[edge] as number] as number)
}

function nearestOn(graph: RoadGraph, edge: number, x: number, y: number, best: Nearest): void {
  const legs = pointsOf(graph, edge) - 1
  let fromX = pointX(graph, edge, 0)
  let fromY = pointY(graph, edge, 0)
  for (let leg = 0; leg < legs; leg++) {
    const toX = pointX(graph, edge, leg + 1)
    const toY = pointY(graph, edge, leg + 1)
    const wide = toX - fromX
    const high = toY - fromY
    const square = wide * wide + high * high
    const dot = (x - fromX) * wide + (y - fromY) * high
    const along = square === 0 ? 0 : Math.max(0, Math.min(1, dot / square))
    const away = (fromX + along * wide - x) ** 2 + (fromY + along * high - y) ** 2
    if (away < best.square) {
      best.edge = edge
      best.leg = leg
      best.along = along
      best.square = away
    }
    fromX = toX
    fromY = toY
  }
}

function snappedAt(graph: RoadGraph, { edge, leg, along, square }: Nearest, perCell: number): Snapped {
  const legs = pointsOf(graph, edge) - 1
  let before = 0
  let all = 0
  for (let at = 0; at < legs; at++) {
    const length = Math.hypot(
      pointX(graph, edge, at + 1) - pointX(graph, edge, at),
      pointY(graph, edge, at + 1) - pointY(graph, edge, at),
    )
    before += at < leg ? length : at === leg ? length * along : 0
    all += length
  }
  const x = pointX(graph, edge, leg)
  const y = pointY(graph, edge, leg)
  return {
    edge,
    leg,
    share: all === 0 ? 0 : Math.min(1, before / all),
    x: x + along * (pointX(graph, edge, leg + 1) - x),
    y: y + along * (pointY(graph, edge, leg + 1) - y),
    awayMetres: Math.sqrt(square) * perCell,
  }
}

/** Which edges of the main network touch which cell. An edge is in every cell that the box of one of its legs touches. */
function indexEdges(graph: RoadGraph): Cells {
  const box = cellBox(graph)
  const first = new Uint32Array(box.wide * box.high + 2)
  eachTouched(graph, box, (cell) => {
    first[cell + 2] = (first[cell + 2] as number) + 1
  })
  for (let cell = 2; cell < first.length; cell++)
    first[cell] = (first[cell] as number) + (first[cell - 1] as number)
  const edge = new Uint32Array(first.at(-1) as number)
  eachTouched(graph, box, (cell, one) => {
    const at = first[cell + 1] as number
    first[cell + 1] = at + 1
    edge[at] = one
  })
  return { ...box, first, edge }
}

type CellBox = Pick<Cells, 'west' | 'north' | 'wide' | 'high'>

function cellBox({ x, y, shapeX, shapeY }: RoadGraph): CellBox {
  const reach = (inner: Int32Array, nodes: Int32Array) => {
    let least = Number.POSITIVE_INFINITY
    let most = Number.NEGATIVE_INFINITY
    for (const values of [inner, nodes])
      for (let at = 0; at < values.length; at++) {
        const value = values[at] as number
        if (value < least) least = value
        if (value > most) most = value
      }
    return [least >> CELL_BITS, most >> CELL_BITS] as const
  }
  const [west, east] = reach(shapeX, x)
  const [north, south] = reach(shapeY, y)
  return { west, north, wide: east - west + 1, high: south - north + 1 }
}

/** Each cell once for an edge whose legs are short; a cell that is met again after another is told again. */
function eachTouched(graph: RoadGraph, box: CellBox, see: (cell: number, edge: number) => void): void {
  for (let edge = 0; edge < graph.edges; edge++) {
    if (graph.component[graph.start[edge] as number] !== 0) continue
    if (graph.component[graph.end[edge] as number] !== 0) continue
    const legs = pointsOf(graph, edge) - 1
    let last = -1
    for (let leg = 0; leg < legs; leg++) {
      const fromColumn = (pointX(graph, edge, leg) >> CELL_BITS) - box.west
      const toColumn = (pointX(graph, edge, leg + 1) >> CELL_BITS) - box.west
      const fromRow = (pointY(graph, edge, leg) >> CELL_BITS) - box.north
      const toRow = (pointY(graph, edge, leg + 1) >> CELL_BITS) - box.north
      for (let row = Math.min(fromRow, toRow); row <= Math.max(fromRow, toRow); row++)
        for (
          let column = Math.min(fromColumn, toColumn);
          column <= Math.max(fromColumn, toColumn);
          column++
        ) {
          const cell = row * box.wide + column
          if (cell !== last) see(cell, edge)
          last = cell
        }
    }
  }
}

/** Where a way that begins or ends inside an edge meets its nodes, and what that costs of the edge. */
export type Gate = { node: number; share: number }

/** To the edge's end, and back to its start unless it is one-way. */
export function waysOut(graph: RoadGraph, { edge, share }: Snapped): Gate[] {
  const onward = { node: graph.end[edge] as number, share: 1 - share }
  if (isOneWay(graph.flags[edge] as number)) return [onward]
  return [onward, { node: graph.start[edge] as number, share }]
}

/** From the edge's start, and from its end unless it is one-way. */
export function waysIn(graph: RoadGraph, { edge, share }: Snapped): Gate[] {
  const onward = { node: graph.start[edge] as number, share }
  if (isOneWay(graph.flags[edge] as number)) return [onward]
  return [onward, { node: graph.end[edge] as number, share: 1 - share }]
}
