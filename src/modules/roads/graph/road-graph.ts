import { type Cursor, cursorOf, mustHold, openRoadFile, type RoadFile, type RoadMeta } from './road-file.ts'

/** The country's roads: nodes on the grid, edges between them, the points of an edge that lie between its ends. */
export type RoadGraph = {
  crc: number
  meta: RoadMeta
  nodes: number
  edges: number
  x: Int32Array
  y: Int32Array
  /** 0 is the main network: within it every node can be driven to from every other. */
  component: Uint16Array
  /** By component. Bit 1: the main network can be reached from here; bit 2: this can be reached from it. */
  relation: Uint8Array
  start: Int32Array
  end: Int32Array
  lengthDm: Uint32Array
  flags: Uint8Array
  urban: Uint8Array
  shapeFrom: Uint32Array
  shapeX: Int32Array
  shapeY: Int32Array
}

const CLASS_BITS = 7
const ONE_WAY = 8
const RAMP = 16

export const classOf = (flags: number) => flags & CLASS_BITS
export const isOneWay = (flags: number) => (flags & ONE_WAY) !== 0
export const isRamp = (flags: number) => (flags & RAMP) !== 0

/** Reads the file into arrays of numbers. Names of roads are left out: nothing asks for them. */
export function readRoads(packed: Uint8Array): RoadGraph {
  const file = openRoadFile(packed)
  const { crc, meta, nodes, edges } = file
  const x = running(cursorOf(file, 'NODX', nodes), nodes)
  const y = running(cursorOf(file, 'NODY', nodes), nodes)
  const ends = readEdges(file)
  return {
    crc,
    meta,
    nodes,
    edges,
    x,
    y,
    ...readComponents(file),
    ...ends,
    ...readShapes(file, x, y, ends.start),
  }
}

/** Numbers that were written as differences to the one before. */
function running(cursor: Cursor, count: number): Int32Array {
  const values = new Int32Array(count)
  let value = 0
  for (let index = 0; index < count; index++) {
    value += cursor.signed()
    values[index] = value
  }
  cursor.end()
  return values
}

function readComponents(file: RoadFile): Pick<RoadGraph, 'component' | 'relation'> {
  const { nodes, components } = file
  const component = new Uint16Array(nodes)
  const seen = new Uint32Array(components)
  const runs = cursorOf(file, 'NODC', nodes)
  for (let node = 0; node < nodes; ) {
    const id = runs.next()
    const run = runs.next()
    mustHold(id < components && run > 0 && node + run <= nodes, 'a run of NODC leads nowhere')
    component.fill(id, node, node + run)
    seen[id] = (seen[id] as number) + run
    node += run
  }
  runs.end()
  const relation = new Uint8Array(components)
  const table = cursorOf(file, 'COMP', components)
  for (let id = 0; id < components; id++) {
    mustHold(table.next() === seen[id], `component ${id} has another number of nodes`)
    relation[id] = table.next()
  }
  table.end()
  return { component, relation }
}

function readEdges(file: RoadFile): Pick<RoadGraph, 'start' | 'end' | 'lengthDm' | 'flags' | 'urban'> {
  const { nodes, edges, bytes } = file
  const start = new Int32Array(edges)
  const end = new Int32Array(edges)
  const lengthDm = new Uint32Array(edges)
  const starts = cursorOf(file, 'EDGA', edges)
  const ends = cursorOf(file, 'EDGB', edges)
  const lengths = cursorOf(file, 'EDGL', edges)
  let from = 0
  let totalDm = 0
  for (let edge = 0; edge < edges; edge++) {
    from += starts.next()
    const to = from + ends.signed()
    mustHold(from < nodes && to >= 0 && to < nodes, `edge ${edge} leads to no node`)
    const dm = lengths.next()
    start[edge] = from
    end[edge] = to
    lengthDm[edge] = dm
    totalDm += dm
  }
  for (const cursor of [starts, ends, lengths]) cursor.end()
  mustHold(totalDm === file.totalDm, 'its edges are not as long as it says')
  const copyOf = (tag: string) => {
    const { from, to } = file.section(tag, edges)
    mustHold(to - from === edges, `the section ${tag} has another length`)
    return Uint8Array.from(bytes.subarray(from, to))
  }
  const flags = copyOf('EDGF')
  const arcs = flags.reduce((sum, bits) => sum + (isOneWay(bits) ? 1 : 2), 0)
  mustHold(arcs === file.arcs, 'it has another number of arcs')
  return { start, end, lengthDm, flags, urban: copyOf('EDGU') }
}

function readShapes(
  file: RoadFile,
  x: Int32Array,
  y: Int32Array,
  start: Int32Array,
): Pick<RoadGraph, 'shapeFrom' | 'shapeX' | 'shapeY'> {
  const { edges, shapePoints } = file
  const shapeFrom = new Uint32Array(edges + 1)
  const counts = cursorOf(file, 'GEOC', edges)
  for (let edge = 0; edge < edges; edge++) shapeFrom[edge + 1] = (shapeFrom[edge] as number) + counts.next()
  counts.end()
  mustHold(shapeFrom[edges] === shapePoints, 'its shapes have another number of points')
  const shapeX = new Int32Array(shapePoints)
  const shapeY = new Int32Array(shapePoints)
  const xs = cursorOf(file, 'GEOX', shapePoints)
  const ys = cursorOf(file, 'GEOY', shapePoints)
  for (let edge = 0; edge < edges; edge++) {
    const from = start[edge] as number
    let atX = x[from] as number
    let atY = y[from] as number
    for (let point = shapeFrom[edge] as number; point < (shapeFrom[edge + 1] as number); point++) {
      atX += xs.signed()
      atY += ys.signed()
      shapeX[point] = atX
      shapeY[point] = atY
    }
  }
  xs.end()
  ys.end()
  return { shapeFrom, shapeX, shapeY }
}
