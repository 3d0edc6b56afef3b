import { brotliCompressSync, constants, crc32 } from 'node:zlib'
import { gridX, gridY } from '#modules/roads/graph/web-grid.ts'

type Place = { lat: number; lon: number }

/** Roads as a test names them: places, and which of them are joined. */
export type SmallRoads = {
  nodes: readonly Place[]
  edges: readonly {
    from: number
    to: number
    oneWay?: boolean
    /** 0 motorway to 7 track; a street unless told. */
    kind?: number
    ramp?: boolean
    lengthDm?: number
    /** Points between the ends. */
    inner?: readonly Place[]
  }[]
}

const classes = [
  ['motorway', 90, 100],
  ['trunk', 65, 80],
  ['primary', 55, 70],
  ['secondary', 45, 60],
  ['tertiary', 38, 50],
  ['street', 25, 30],
  ['service', 12, 15],
  ['track', 10, 15],
].map(([name, urbanKmh, ruralKmh]) => ({ name, urbanKmh, ruralKmh }))

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))]
const zigzag = (value: number) => varint(value < 0 ? -2 * value - 1 : 2 * value)
const steps = (values: readonly number[]) =>
  values.flatMap((value, index) => zigzag(value - (values[index - 1] ?? 0)))

const cellOf = ({ lat, lon }: Place) => ({ x: Math.round(gridX(lon)), y: Math.round(gridY(lat)) })

/** Writes a road file as map/ROADS.md describes it, all of it one network. */
export function roadFile({ nodes, edges }: SmallRoads): Buffer {
  const cells = nodes.map(cellOf)
  const sorted = edges.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const line = (edge: (typeof sorted)[number]) => [
    cells[edge.from],
    ...(edge.inner ?? []).map(cellOf),
    cells[edge.to],
  ]
  const lengths = sorted.map(
    (edge) => edge.lengthDm ?? Math.max(1, Math.round(8.975 * cellsLong(line(edge)))),
  )
  const inner = (axis: 'x' | 'y') =>
    sorted.flatMap((edge) => {
      const points = line(edge).slice(0, -1)
      return points
        .slice(1)
        .flatMap((point, index) => zigzag((point?.[axis] ?? 0) - (points[index]?.[axis] ?? 0)))
    })
  const points = sorted.reduce((sum, edge) => sum + (edge.inner?.length ?? 0), 0)
  const flags = sorted.map((edge) => (edge.kind ?? 5) | (edge.oneWay ? 8 : 0) | (edge.ramp ? 16 : 0))
  const sections: [string, number, Uint8Array | number[]][] = [
    ['META', 1, Buffer.from(JSON.stringify({ dataDate: '2021-08-06', rampFactor: 0.7, classes }))],
    ['NODX', nodes.length, steps(cells.map(({ x }) => x))],
    ['NODY', nodes.length, steps(cells.map(({ y }) => y))],
    ['NODC', nodes.length, nodes.length > 0 ? [...varint(0), ...varint(nodes.length)] : []],
    ['COMP', 1, [...varint(nodes.length), 3]],
    [
      'EDGA',
      edges.length,
      sorted.flatMap(({ from }, index) => varint(from - (sorted[index - 1]?.from ?? 0))),
    ],
    ['EDGB', edges.length, sorted.flatMap(({ from, to }) => zigzag(to - from))],
    ['EDGL', edges.length, lengths.flatMap(varint)],
    ['EDGF', edges.length, flags],
    ['EDGU', edges.length, sorted.map(() => 0)],
    ['GEOC', edges.length, sorted.flatMap((edge) => varint(edge.inner?.length ?? 0))],
    ['GEOX', points, inner('x')],
    ['GEOY', points, inner('y')],
  ]
  const arcs = sorted.reduce((sum, edge) => sum + (edge.oneWay ? 1 : 2), 0)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return packRoadFile(sections, { nodes: nodes.length, edges: edges.length, arcs, points, total })
}

const cellsLong = (line: readonly ({ x: number; y: number } | undefined)[]) =>
  line.reduce((sum, point, index) => {
    const before = line[index - 1] ?? point
    return sum + Math.hypot((point?.x ?? 0) - (before?.x ?? 0), (point?.y ?? 0) - (before?.y ?? 0))
  }, 0)

type Counts = { nodes: number; edges: number; arcs: number; points: number; total: number }

function packRoadFile(sections: [string, number, Uint8Array | number[]][], counts: Counts): Buffer {
  const header = Buffer.alloc(80)
  const table = Buffer.alloc(sections.length * 16)
  let at = header.length + table.length
  sections.forEach(([tag, items, bytes], index) => {
    table.write(tag, index * 16, 'latin1')
    table.writeUInt32LE(at, index * 16 + 4)
    table.writeUInt32LE(bytes.length, index * 16 + 8)
    table.writeUInt32LE(items, index * 16 + 12)
    at += bytes.length
  })
  const body = Buffer.concat([table, ...sections.map(([, , bytes]) => Buffer.from(bytes))])
  header.write('UZRD', 0, 'latin1')
  for (const [place, value] of [
    [4, 1],
    [6, 80],
    [32, 8],
    [34, sections.length],
  ] as const)
    header.writeUInt16LE(value, place)
  const { nodes, edges, arcs, points, total } = counts
  for (const [place, value] of [
    [8, nodes],
    [12, edges],
    [16, arcs],
    [20, points],
    [28, 1],
    [36, 25],
    [64, 20_210_806],
    [68, header.length + body.length],
    [72, crc32(body)],
  ] as const)
    header.writeUInt32LE(value, place)
  header.writeBigUInt64LE(BigInt(total), 56)
  return brotliCompressSync(Buffer.concat([header, body]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  })
}
