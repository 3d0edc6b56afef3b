import { err, ok, type Result } from '#kernel/result.ts'
import { directoryPlace, END_BYTES, longNumbers } from './zip-end.ts'

export type ZipEntry = {
  name: string
  isDeflated: boolean
  /** As they lie in the file. */
  data: Buffer
  inflatedBytes: number
  crc32: number
}

/**
 * `damaged` cannot be read as one plain archive; `unsafe` can, and should not be; `locked` opens with a password only;
 * `too_large` grows too much.
 */
export type ZipProblem = 'damaged' | 'unsafe' | 'locked' | 'too_large'

export type ZipLimits = Readonly<{
  inflatedBytes: number
  /** How many times larger than the file what is in it may be. Small archives may do as they like. */
  ratio: number
}>

const CENTRAL_SIGNATURE = 0x02014b50
const CENTRAL_BYTES = 46
const LOCAL_SIGNATURE = 0x04034b50
const LOCAL_BYTES = 30
const ENCRYPTED = 0x0001
/** The largest record that may follow an entry's data to tell its size. */
const DESCRIPTOR_BYTES = 24
const STORED = 0
const DEFLATED = 8

const MAX_ENTRIES = 1000
/** Office text shrinks ten- to thirtyfold; a bomb a thousandfold. */
const usualLimits: ZipLimits = { inflatedBytes: 50 * 1024 * 1024, ratio: 150 }
const RATIO_COUNTS_FROM_BYTES = 2 * 1024 * 1024

const archiveName = /\.(zip|jar|apk|docx|docm|xlsx|xlsm|pptx|ods|odt|odp|7z|rar|gz|tgz|bz2|xz|cab|iso)$/i
const escapingName = /^\/|\\|\0|(^|\/)\.\.(\/|$)/

/**
 * Reads the list at the end of an archive without inflating a byte, and refuses what no office program writes:
 * anything before, between or behind the entries (another file hides there), entries that share bytes (one megabyte
 * counted a thousand times), encryption, archives inside the archive.
 */
export function readZipDirectory(bytes: Buffer, limits = usualLimits): Result<ZipEntry[], ZipProblem> {
  const place = directoryPlace(bytes)
  if (!place) return err('damaged')
  const { count, start, end } = place
  if (count > MAX_ENTRIES) return err('unsafe')

  const found: PlacedEntry[] = []
  for (let at = start; at < end; ) {
    const entry = readEntry(bytes, at, { start, end })
    if (!entry.ok) return entry
    found.push(entry.value)
    if (found.length > count) return err('damaged')
    at = entry.value.next
  }
  if (found.length !== count) return err('damaged')
  const inflated = found.reduce((sum, entry) => sum + entry.inflatedBytes, 0)
  if (inflated > limits.inflatedBytes) return err('too_large')
  if (inflated > RATIO_COUNTS_FROM_BYTES && inflated > bytes.length * limits.ratio) return err('unsafe')
  if (found.some(({ name }) => escapingName.test(name) || archiveName.test(name))) return err('unsafe')
  if (!liesEndToEnd(found, start)) return err('unsafe')
  return ok(
    found.map(({ name, isDeflated, data, inflatedBytes, crc32 }) => ({
      name,
      isDeflated,
      data,
      inflatedBytes,
      crc32,
    })),
  )
}

type PlacedEntry = ZipEntry & { localStart: number; localEnd: number; next: number }

function readEntry(
  bytes: Buffer,
  at: number,
  directory: { start: number; end: number },
): Result<PlacedEntry, ZipProblem> {
  if (at + CENTRAL_BYTES > directory.end || bytes.readUInt32LE(at) !== CENTRAL_SIGNATURE)
    return err('damaged')
  const method = bytes.readUInt16LE(at + 10)
  const nameEnd = at + CENTRAL_BYTES + bytes.readUInt16LE(at + 28)
  const extraEnd = nameEnd + bytes.readUInt16LE(at + 30)
  const next = extraEnd + bytes.readUInt16LE(at + 32)
  if (next > directory.end) return err('damaged')
  const [inflatedBytes, packedBytes, localStart] = longNumbers(
    [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)],
    bytes.subarray(nameEnd, extraEnd),
  )
  if (localStart + LOCAL_BYTES > directory.start) return err('damaged')
  if (bytes.readUInt16LE(at + 8) & ENCRYPTED) return err('locked')
  if (method !== STORED && method !== DEFLATED) return err('unsafe')
  if (method === STORED && packedBytes !== inflatedBytes) return err('unsafe')

  // Programs disagree on which of an entry's two headers counts, so both must tell the same story.
  const name = bytes.subarray(at + CENTRAL_BYTES, nameEnd)
  const localNameEnd = localStart + LOCAL_BYTES + bytes.readUInt16LE(localStart + 26)
  const dataStart = localNameEnd + bytes.readUInt16LE(localStart + 28)
  const localEnd = dataStart + packedBytes
  const agrees =
    bytes.readUInt32LE(localStart) === LOCAL_SIGNATURE &&
    bytes.readUInt16LE(localStart + 8) === method &&
    bytes.subarray(localStart + LOCAL_BYTES, localNameEnd).equals(name)
  if (!agrees || localEnd > directory.start) return err('damaged')
  return ok({
    name: name.toString('utf8'),
    isDeflated: method === DEFLATED,
    data: bytes.subarray(dataStart, localEnd),
    inflatedBytes,
    crc32: bytes.readUInt32LE(at + 16),
    localStart,
    localEnd,
    next,
  })
}

/** The first entry begins the file, the last ends where the list begins, and none lies in another. */
function liesEndToEnd(entries: readonly PlacedEntry[], directoryStart: number): boolean {
  const inOrder = entries.toSorted((a, b) => a.localStart - b.localStart)
  let free = 0
  for (const [index, { localStart, localEnd }] of inOrder.entries()) {
    const gap = localStart - free
    if (gap < 0 || gap > (index === 0 ? 0 : DESCRIPTOR_BYTES)) return false
    free = localEnd
  }
  return directoryStart - free <= DESCRIPTOR_BYTES
}

/** Tolerant readers look for an archive at the end of any file: a PDF or a picture that is one too is a disguise. */
export function endsAsZip(bytes: Buffer): boolean {
  const LONGEST_COMMENT = 65_535
  const earliest = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT)
  const signature = Buffer.from([0x50, 0x4b, 0x05, 0x06])
  for (
    let at = bytes.lastIndexOf(signature);
    at >= earliest;
    at = at === 0 ? -1 : bytes.lastIndexOf(signature, at - 1)
  ) {
    if (at + END_BYTES > bytes.length) continue
    const directoryStart = at - bytes.readUInt32LE(at + 12)
    if (directoryStart >= 0 && bytes.readUInt32LE(directoryStart) === CENTRAL_SIGNATURE) return true
  }
  return false
}
