import { gzipSync } from 'node:zlib'
import { tileIdOf } from '#modules/map/archive/tile-id.ts'

export type GivenTile = { z: number; x: number; y: number; content: Uint8Array }

type Entry = { id: number; run: number; length: number; offset: number }

export type ArchiveSettings = {
  /** Entries of a leaf directory; 0 keeps all of them in the root. */
  leafSize?: number
  metadata?: unknown
  zooms?: readonly [number, number]
  /** West, south, east, north. */
  bounds?: readonly [number, number, number, number]
}

/** A PMTiles file of version 3, as other programs write them: equal neighbours share an entry, equal contents their bytes. */
export function mapArchive(tiles: readonly GivenTile[], settings: ArchiveSettings = {}): Buffer {
  const { leafSize = 0, metadata = {}, zooms = [5, 14], bounds = [55.9, 37.1, 73.2, 45.6] } = settings
  const { entries, data } = packTiles(tiles)
  const { root, leaves } = directories(entries, leafSize)
  const about = gzipSync(JSON.stringify(metadata))
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header[7] = 3
  const sections = [root, about, leaves, data]
  let offset = header.length
  for (const [index, { length }] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    offset += length
  }
  header.writeBigUInt64LE(BigInt(tiles.length), 72)
  header.writeBigUInt64LE(BigInt(entries.length), 80)
  // Ordered by id; directories and tiles packed with gzip; vector tiles.
  header.set([1, 2, 2, 1, ...zooms], 96)
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  return Buffer.concat([header, ...sections])
}

function packTiles(tiles: readonly GivenTile[]): { entries: Entry[]; data: Buffer } {
  const parts: Buffer[] = []
  const seen = new Map<string, { offset: number; length: number }>()
  const entries: Entry[] = []
  let end = 0
  const numbered = tiles.map(({ z, x, y, content }) => ({ id: tileIdOf(z, x, y), content }))
  for (const { id, content } of numbered.sort((one, other) => one.id - other.id)) {
    const key = Buffer.from(content).toString('base64')
    let place = seen.get(key)
    if (!place) {
      const packed = gzipSync(content)
      place = { offset: end, length: packed.length }
      seen.set(key, place)
      parts.push(packed)
      end += packed.length
    }
    const last = entries.at(-1)
    if (last && last.offset === place.offset && last.id + last.run === id) last.run++
    else entries.push({ id, run: 1, ...place })
  }
  return { entries, data: Buffer.concat(parts) }
}

function directories(entries: readonly Entry[], leafSize: number): { root: Buffer; leaves: Buffer } {
  if (leafSize === 0) return { root: directory(entries), leaves: Buffer.alloc(0) }
  const upper: Entry[] = []
  const leaves: Buffer[] = []
  let offset = 0
  for (let from = 0; from < entries.length; from += leafSize) {
    const leaf = directory(entries.slice(from, from + leafSize))
    upper.push({ id: entries[from]?.id ?? 0, run: 0, length: leaf.length, offset })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(upper), leaves: Buffer.concat(leaves) }
}

function directory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = []
  const put = (value: number) => {
    let left = value
    for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128)
    bytes.push(left)
  }
  put(entries.length)
  for (const [at, { id }] of entries.entries()) put(id - (entries[at - 1]?.id ?? 0))
  for (const { run } of entries) put(run)
  for (const { length } of entries) put(length)
  for (const [at, { offset }] of entries.entries()) {
    const before = entries[at - 1]
    put(before && before.offset + before.length === offset ? 0 : offset + 1)
  }
  return gzipSync(Buffer.from(bytes))
}
