import { DamagedMap } from './damaged-map.ts'

/** Where something lies in the file, in bytes. */
export type Range = Readonly<{ offset: number; length: number }>

/** The first bytes of a PMTiles file, version 3 (github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). */
export type Header = Readonly<{
  root: Range
  metadata: Range
  leaves: Range
  tiles: Range
  addressedTiles: number
  minZoom: number
  maxZoom: number
  /** In degrees. */
  west: number
  south: number
  east: number
  north: number
}>

export const HEADER_BYTES = 127
const MAGIC = 'PMTiles'
const GZIP = 2
const VECTOR_TILES = 1
/** Directories and metadata, packed: those of the whole country take 135 KB. */
const MOST_AROUND_TILES = 16 * 1024 * 1024
const DEEPEST_ZOOM = 22

export function readHeader(bytes: Uint8Array, fileSize: number): Header {
  if (bytes.length < HEADER_BYTES) throw new DamagedMap('it is shorter than the header of a PMTiles file')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length))
  if (magic !== MAGIC || view.getUint8(7) !== 3) throw new DamagedMap('it is no PMTiles file of version 3')
  if (view.getUint8(97) !== GZIP) throw new DamagedMap('its directories are not packed with gzip')
  if (view.getUint8(98) !== GZIP || view.getUint8(99) !== VECTOR_TILES)
    throw new DamagedMap('its tiles are not vector tiles packed with gzip')
  const whole = (at: number) => Number(view.getBigUint64(at, true))
  const degrees = (at: number) => view.getInt32(at, true) / 1e7
  const range = (at: number): Range => ({ offset: whole(at), length: whole(at + 8) })
  const header: Header = {
    root: range(8),
    metadata: range(24),
    leaves: range(40),
    tiles: range(56),
    addressedTiles: whole(72),
    minZoom: view.getUint8(100),
    maxZoom: view.getUint8(101),
    west: degrees(102),
    south: degrees(106),
    east: degrees(110),
    north: degrees(114),
  }
  checkRanges(header, fileSize)
  return header
}

function checkRanges({ root, metadata, leaves, tiles, minZoom, maxZoom }: Header, fileSize: number): void {
  for (const { offset, length } of [root, metadata, leaves, tiles]) {
    const end = offset + length
    if (!Number.isSafeInteger(end) || end > fileSize)
      throw new DamagedMap('it is cut off: parts of it are missing')
  }
  if (root.length + metadata.length + leaves.length > MOST_AROUND_TILES)
    throw new DamagedMap('its directories are larger than any map of ours')
  if (minZoom > maxZoom || maxZoom > DEEPEST_ZOOM) throw new DamagedMap('its zooms make no sense')
}
