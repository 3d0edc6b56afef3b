import { DamagedMap } from './damaged-map.ts'
import type { Range } from './header.ts'

/** Entries of a directory, by column: a leaf of four thousand takes 100 KB. */
export type Directory = Readonly<{
  ids: Float64Array
  /** How many tiles in a row have the same content; none says that the entry is a leaf directory. */
  runs: Uint32Array
  lengths: Uint32Array
  offsets: Float64Array
}>

/** What stands at an id: bytes of a tile, or a further directory; undefined when there is nothing. */
export type Found = Range & { isLeaf: boolean }

/** Far above what archives have: a leaf of four thousand entries is usual. */
const MOST_ENTRIES = 1_000_000

/** Unpacked bytes of a directory. */
export function readDirectory(bytes: Uint8Array): Directory {
  const next = varints(bytes)
  const count = next()
  if (count > MOST_ENTRIES || count > bytes.length)
    throw new DamagedMap('a directory in it counts more entries than it holds')
  const directory = {
    ids: new Float64Array(count),
    runs: new Uint32Array(count),
    lengths: new Uint32Array(count),
    offsets: new Float64Array(count),
  }
  const { ids, runs, lengths, offsets } = directory
  let id = 0
  for (let at = 0; at < count; at++) ids[at] = id += next()
  for (let at = 0; at < count; at++) runs[at] = next()
  for (let at = 0; at < count; at++) lengths[at] = next()
  for (let at = 0; at < count; at++) {
    const offset = next()
    // Zero says: right behind the one before.
    offsets[at] = offset > 0 ? offset - 1 : at > 0 ? value(offsets, at - 1) + value(lengths, at - 1) : 0
  }
  return directory
}

export function findIn({ ids, runs, lengths, offsets }: Directory, id: number): Found | undefined {
  const at = lastUpTo(ids, id)
  if (at < 0) return undefined
  const run = value(runs, at)
  if (run > 0 && id >= value(ids, at) + run) return undefined
  return { isLeaf: run === 0, offset: value(offsets, at), length: value(lengths, at) }
}

/** Every tile that the directory knows, and every leaf. */
export function* entriesOf({
  ids,
  runs,
  lengths,
  offsets,
}: Directory): Generator<Found & { id: number; run: number }> {
  for (let at = 0; at < ids.length; at++) {
    const run = value(runs, at)
    yield {
      id: value(ids, at),
      run,
      isLeaf: run === 0,
      offset: value(offsets, at),
      length: value(lengths, at),
    }
  }
}

/** The last place whose id is not above the one looked for, or -1. */
function lastUpTo(ids: Float64Array, id: number): number {
  let low = 0
  let high = ids.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (value(ids, middle) <= id) low = middle + 1
    else high = middle - 1
  }
  return high
}

const value = (of: Float64Array | Uint32Array, at: number) => of[at] as number

/** Numbers of seven bits a byte, the lowest first. */
function varints(bytes: Uint8Array): () => number {
  let at = 0
  return () => {
    let read = 0
    for (let unit = 1; ; unit *= 128) {
      const byte = bytes[at++]
      if (byte === undefined) throw new DamagedMap('a directory in it ends too soon')
      read += (byte & 127) * unit
      if (!Number.isSafeInteger(read))
        throw new DamagedMap('a directory in it holds a number that is too large')
      if (byte < 128) return read
    }
  }
}
