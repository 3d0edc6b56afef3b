import { brotliDecompressSync, crc32 } from 'node:zlib'
import { z } from 'zod'
import { GRID_BITS } from './web-grid.ts'

/** What is wrong with a file of ours, as a sentence for whoever keeps the server. */
class RoadFileProblem extends Error {
  override name = 'RoadFileProblem'
}

export function mustHold(condition: boolean, what: string): asserts condition {
  if (!condition) throw new RoadFileProblem(`the road file cannot be used: ${what}`)
}

const kmh = z.number().min(1).max(200)
const metaShape = z.object({
  dataDate: z.string(),
  rampFactor: z.number().min(0.1).max(1),
  classes: z
    .array(z.object({ name: z.string(), urbanKmh: kmh, ruralKmh: kmh }))
    .min(1)
    .max(8),
})
export type RoadMeta = z.infer<typeof metaShape>

type Section = { from: number; to: number; items: number }

export type RoadFile = {
  bytes: Buffer
  /** Of everything after the header: two files with the same one hold the same roads. */
  crc: number
  meta: RoadMeta
  nodes: number
  edges: number
  arcs: number
  shapePoints: number
  components: number
  totalDm: number
  section(tag: string, items: number): Section
}

const HEADER_BYTES = 80
const MOST_UNPACKED = 256 * 1024 * 1024

/** Unpacks the file and checks that it is whole. The format is described in map/ROADS.md. */
export function openRoadFile(packed: Uint8Array): RoadFile {
  const bytes = unpacked(packed)
  mustHold(bytes.length > HEADER_BYTES, 'it is too short')
  mustHold(bytes.toString('latin1', 0, 4) === 'UZRD', 'it does not begin with UZRD')
  mustHold(bytes.readUInt16LE(4) === 1, `its version is ${bytes.readUInt16LE(4)}, and we read 1`)
  mustHold(bytes.readUInt32LE(68) === bytes.length, 'it is cut off or longer than it says')
  const header = bytes.readUInt16LE(6)
  const crc = bytes.readUInt32LE(72)
  mustHold(crc32(bytes.subarray(header)) === crc, 'its checksum is another')
  mustHold(bytes.readUInt32LE(36) === GRID_BITS, `its grid is not of ${GRID_BITS} bits`)
  const sections = sectionsOf(bytes, header)
  const section = (tag: string, items: number) => {
    const found = sections.get(tag)
    mustHold(found !== undefined, `the section ${tag} is missing`)
    mustHold(found.items === items, `the section ${tag} has ${found.items} items in place of ${items}`)
    return found
  }
  return {
    bytes,
    crc,
    meta: metaOf(bytes, section('META', 1)),
    nodes: bytes.readUInt32LE(8),
    edges: bytes.readUInt32LE(12),
    arcs: bytes.readUInt32LE(16),
    shapePoints: bytes.readUInt32LE(20),
    components: bytes.readUInt32LE(28),
    totalDm: Number(bytes.readBigUInt64LE(56)),
    section,
  }
}

function unpacked(packed: Uint8Array): Buffer {
  try {
    return brotliDecompressSync(packed, { maxOutputLength: MOST_UNPACKED })
  } catch {
    throw new RoadFileProblem('the road file cannot be used: it cannot be unpacked')
  }
}

function sectionsOf(bytes: Buffer, header: number): Map<string, Section> {
  const count = bytes.readUInt16LE(34)
  mustHold(header + count * 16 <= bytes.length, 'its table of sections is cut off')
  const rows = Array.from({ length: count }, (_, index) => {
    const at = header + index * 16
    const from = bytes.readUInt32LE(at + 4)
    const to = from + bytes.readUInt32LE(at + 8)
    const tag = bytes.toString('latin1', at, at + 4)
    mustHold(to <= bytes.length, `the section ${tag} is cut off`)
    return [tag, { from, to, items: bytes.readUInt32LE(at + 12) }] as const
  })
  return new Map(rows)
}

function metaOf(bytes: Buffer, { from, to }: Section): RoadMeta {
  try {
    return metaShape.parse(JSON.parse(bytes.toString('utf8', from, to)))
  } catch {
    throw new RoadFileProblem('the road file cannot be used: its section META is damaged')
  }
}

export type Cursor = {
  /** The next unsigned number. */
  next(): number
  /** The next signed one: even numbers are halves, odd ones negative. */
  signed(): number
  /** After the last item nothing may be left. */
  end(): void
}

/** Walks through a section of numbers of seven bits a byte, the lowest first. */
export function cursorOf({ bytes, section }: RoadFile, tag: string, items: number): Cursor {
  const { from, to } = section(tag, items)
  let at = from
  const next = () => {
    let value = 0
    let shift = 0
    while (at < to) {
      const byte = bytes[at++] as number
      value |= (byte & 127) << shift
      if (byte < 128) return value >>> 0
      shift += 7
    }
    throw new RoadFileProblem(`the road file cannot be used: the section ${tag} ends too early`)
  }
  return {
    next,
    signed() {
      const value = next()
      return value & 1 ? -((value + 1) / 2) : value / 2
    },
    end: () => mustHold(at === to, `the section ${tag} is longer than its items`),
  }
}
