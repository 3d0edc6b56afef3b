const FREE = 0xfffffffa
const HEADER_BYTES = 512
const IN_HEADER = 109
const ENTRY_BYTES = 128
const STREAM = 2
const ROOT = 5

/**
 * A stream of a compound file ([MS-CFB]): sectors in chains, with small streams in sectors of a stream of their own.
 * Undefined when there is none of this name. Throws when what it says of itself lies outside of the file.
 */
export function streamOf(bytes: Buffer, wanted: string): Buffer | undefined {
  const sectorBytes = 2 ** shiftAt(bytes, 30)
  const smallBytes = 2 ** shiftAt(bytes, 32)
  const sector = (number: number) => slice(bytes, (number + 1) * sectorBytes, sectorBytes)
  const next = sectorTable(bytes, sector)
  const chain = (first: number) => joined(first, next, sector)

  const entries = entriesIn(chain(bytes.readUInt32LE(48)))
  const found = entries.find(({ name, type }) => type === STREAM && name === wanted)
  const root = entries.find(({ type }) => type === ROOT)
  if (!found || !root) return undefined
  const isLarge = found.bytes >= bytes.readUInt32LE(56)
  if (isLarge) return slice(chain(found.first), 0, found.bytes)
  const small = chain(root.first)
  const nextSmall = numbersIn(chain(bytes.readUInt32LE(60)))
  const smallSector = (number: number) => slice(small, number * smallBytes, smallBytes)
  return slice(joined(found.first, nextSmall, smallSector), 0, found.bytes)
}

function shiftAt(bytes: Buffer, at: number): number {
  const shift = bytes.readUInt16LE(at)
  if (shift < 6 || shift > 12) throw new RangeError('no size of a sector')
  return shift
}

function slice(bytes: Buffer, from: number, count: number): Buffer {
  // The last sector of a file is cut short by some programs.
  if (from >= bytes.length && count > 0) throw new RangeError('beyond the end of the file')
  return bytes.subarray(from, from + count)
}

const numbersIn = (bytes: Buffer) =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4))

/** Which sector follows each: a table whose own sectors are listed in the header, and further on in a chain. */
function sectorTable(bytes: Buffer, sector: (number: number) => Buffer): number[] {
  const listed = numbersIn(bytes.subarray(76, HEADER_BYTES)).slice(0, IN_HEADER)
  const most = bytes.length / HEADER_BYTES
  for (let more = bytes.readUInt32LE(68), count = 0; more < FREE; count++) {
    if (count > most) throw new RangeError('a chain without an end')
    const numbers = numbersIn(sector(more))
    more = numbers.pop() ?? FREE
    listed.push(...numbers)
  }
  const used = listed.filter((number) => number < FREE)
  if (used.length > most) throw new RangeError('more tables than sectors')
  return used.flatMap((number) => numbersIn(sector(number)))
}

function joined(first: number, next: readonly number[], sector: (number: number) => Buffer): Buffer {
  const sectors: Buffer[] = []
  for (let at = first; at < FREE; at = next[at] ?? FREE) {
    if (sectors.length > next.length) throw new RangeError('a chain without an end')
    sectors.push(sector(at))
  }
  return Buffer.concat(sectors)
}

const entriesIn = (directory: Buffer) =>
  Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) => {
    const entry = directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES)
    const nameBytes = Math.min(64, entry.readUInt16LE(64))
    return {
      name: entry.toString('utf16le', 0, Math.max(0, nameBytes - 2)),
      type: entry.readUInt8(66),
      first: entry.readUInt32LE(116),
      bytes: entry.readUInt32LE(120),
    }
  })
