import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { DamagedMap } from './damaged-map.ts'
import { type Directory, entriesOf, type Found, findIn, readDirectory } from './directory.ts'
import { HEADER_BYTES, type Header, type Range, readHeader } from './header.ts'
import { createKeptTiles } from './kept-tiles.ts'
import { type OpenFile, openForReading } from './open-file.ts'
import { tileIdOf } from './tile-id.ts'

const unpack = promisify(gunzip)
/** Unpacked bytes of one directory, of the metadata, of one tile: the largest tile of the country takes 300 KB. */
const MOST_UNPACKED = 8 * 1024 * 1024
/** 100 KB each; the country has 21. */
const LEAVES_KEPT = 64
/** What is looked at most: a read takes a third of the time that a tile takes (decision 58). */
const TILES_KEPT_BYTES = 8 * 1024 * 1024
/** A leaf may lead to a leaf; no writer does so more than once. */
const DEEPEST_LEAF = 3
/** Ten times the largest tile of the country. */
const LARGEST_TILE = 512 * 1024

const SAMPLE = 64 * 1024

/** A tile as it lies in the file: where, and a name of its content that changes with it. */
export type TilePlace = Range & { tag: string }

/** What the maker of the file says about it. */
export type Metadata = Readonly<Record<string, unknown>>

export type Archive = {
  header: Header
  /** Of what is in the file: a short hash of everything that leads to its tiles, and of some of them. */
  version: string
  metadata: Metadata
  size: number
  find(zoom: number, column: number, row: number): Promise<TilePlace | undefined>
  /** The bytes of a tile as they lie there, packed with gzip. */
  read(place: Range): Promise<Buffer>
  /** Every content once for each entry that leads to it: for commands that look through all of it. */
  places(): AsyncGenerator<Range & { id: number; run: number }>
  close(): void
}

/** Reads what leads to the tiles; the tiles themselves stay where they are until somebody asks for one. */
export async function openArchive(path: string): Promise<Archive> {
  const file = await openForReading(path)
  try {
    return await readArchive(file)
  } catch (error) {
    file.close()
    throw error
  }
}

async function readArchive(file: OpenFile): Promise<Archive> {
  if (file.size < HEADER_BYTES) throw new DamagedMap('it is shorter than the header of a PMTiles file')
  const head = await file.read({ offset: 0, length: HEADER_BYTES })
  const header = readHeader(head, file.size)
  const [root, metadata, leaves] = await Promise.all([
    file.read(header.root),
    file.read(header.metadata),
    file.read(header.leaves),
  ])
  const samples = await Promise.all(endsOf(header.tiles).map(file.read))
  const hash = createHash('sha256')
  for (const part of [head, root, metadata, leaves, ...samples]) hash.update(part)
  const version = hash.digest('base64url').slice(0, 10)
  const directory = readDirectory(await unpacked(root))
  const leafAt = keptLeaves(file, header)
  const tiles = createKeptTiles(TILES_KEPT_BYTES)

  async function find(zoom: number, column: number, row: number): Promise<TilePlace | undefined> {
    const id = tileIdOf(zoom, column, row)
    let found = findIn(directory, id)
    for (let depth = 0; found?.isLeaf; depth++) {
      if (depth === DEEPEST_LEAF) throw new DamagedMap('its directories lead to each other without end')
      found = findIn(await leafAt(found), id)
    }
    if (!found) return undefined
    return { ...tileRange(header, found), tag: `${version}-${found.offset.toString(36)}` }
  }

  async function* below(upper: Directory, depth: number): ReturnType<Archive['places']> {
    if (depth > DEEPEST_LEAF) throw new DamagedMap('its directories lead to each other without end')
    for (const { id, run, ...found } of entriesOf(upper)) {
      if (found.isLeaf) yield* below(await leafAt(found), depth + 1)
      else yield { id, run, ...tileRange(header, found) }
    }
  }

  return {
    header,
    version,
    metadata: readMetadata(await unpacked(metadata)),
    size: file.size,
    find,
    async read(place) {
      const known = tiles.get(place.offset)
      if (known) return known
      const bytes = await file.read(place)
      if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) throw new DamagedMap('a tile in it is not packed with gzip')
      tiles.keep(place.offset, bytes)
      return bytes
    },
    places: () => below(directory, 0),
    close: file.close,
  }
}

/** The first and the last bytes of the tiles: lengths alone, which the directories know, may be the same by chance. */
function endsOf({ offset, length }: Range): Range[] {
  const part = Math.min(length, SAMPLE)
  return [
    { offset, length: part },
    { offset: offset + length - part, length: part },
  ]
}

/** Leaf directories, read when they are first needed; the one unused longest makes room. */
function keptLeaves(file: OpenFile, { leaves }: Header): (found: Found) => Promise<Directory> {
  const kept = new Map<number, Promise<Directory>>()
  return ({ offset, length }) => {
    let leaf = kept.get(offset)
    if (!leaf) {
      if (offset + length > leaves.length) throw new DamagedMap('its directories lead out of the file')
      leaf = file
        .read({ offset: leaves.offset + offset, length })
        .then(unpacked)
        .then(readDirectory)
      // What failed is tried again by whoever asks next.
      leaf.catch(() => kept.delete(offset))
    }
    kept.delete(offset)
    kept.set(offset, leaf)
    const [oldest] = kept.size > LEAVES_KEPT ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return leaf
  }
}

function tileRange({ tiles }: Header, { offset, length }: Range): Range {
  if (offset + length > tiles.length) throw new DamagedMap('its directories lead out of the file')
  if (length > LARGEST_TILE) throw new DamagedMap('a tile in it is larger than any of ours')
  return { offset: tiles.offset + offset, length }
}

/** The content of a part of the file, of a directory or of a tile. */
export async function unpacked(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await unpack(bytes, { maxOutputLength: MOST_UNPACKED })
  } catch (cause) {
    throw new DamagedMap('a part of it cannot be unpacked', { cause })
  }
}

function readMetadata(bytes: Buffer): Metadata {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    if (typeof value === 'object' && value !== null) return value as Metadata
  } catch {
    // Said below.
  }
  throw new DamagedMap('what it says about itself cannot be read')
}
