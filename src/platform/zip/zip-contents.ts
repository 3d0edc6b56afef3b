import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib'
import type { ZipEntry } from './zip-directory.ts'

const nestedArchives = ['PK\x03\x04', 'Rar!', '7z\xbc\xaf'].map((text) => Buffer.from(text, 'latin1'))
const SIGNATURE_BYTES = 4

/**
 * Holds an archive to its word: each entry inflates to the size and check sum that the directory promised. It stops at
 * the first byte too many and keeps none, so a liar costs no more than an honest archive of the promised size.
 */
export async function keepsItsWord(entries: readonly ZipEntry[]): Promise<boolean> {
  for (const entry of entries) {
    if (!(await inflatesAsPromised(entry))) return false
  }
  return true
}

async function inflatesAsPromised({ data, isDeflated, inflatedBytes, crc32: promised }: ZipEntry) {
  let size = 0
  let sum = 0
  let beginning = Buffer.alloc(0)
  try {
    for await (const piece of isDeflated ? inflate(data) : [data]) {
      size += piece.length
      if (size > inflatedBytes) return false
      sum = crc32(piece, sum)
      if (beginning.length < SIGNATURE_BYTES) {
        beginning = Buffer.concat([beginning, piece.subarray(0, SIGNATURE_BYTES)])
      }
    }
  } catch {
    return false
  }
  return size === inflatedBytes && sum === promised && !isArchive(beginning)
}

const isArchive = (bytes: Buffer) =>
  nestedArchives.some((signature) => bytes.subarray(0, SIGNATURE_BYTES).equals(signature))

/** An entry in one piece; undefined when it does not keep its word. For threads that serve nobody else. */
export function wholeOf({ data, isDeflated, inflatedBytes, crc32: promised }: ZipEntry): Buffer | undefined {
  try {
    const whole = isDeflated ? inflateRawSync(data, { maxOutputLength: Math.max(1, inflatedBytes) }) : data
    const isTrue = whole.length === inflatedBytes && crc32(whole) === promised && !isArchive(whole)
    return isTrue ? whole : undefined
  } catch {
    return undefined
  }
}

/** What an entry holds that keeps its word; undefined for more than is asked for. */
export async function contentOf(entry: ZipEntry, mostBytes: number): Promise<Buffer | undefined> {
  if (entry.inflatedBytes > mostBytes) return undefined
  if (!entry.isDeflated) return entry.data
  const pieces: Buffer[] = []
  for await (const piece of inflate(entry.data)) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* inflate(data: Buffer): AsyncGenerator<Buffer> {
  const stream = createInflateRaw({ chunkSize: 64 * 1024 })
  stream.end(data)
  // Leaving the loop early destroys the stream, and with it whatever it had still to say.
  yield* stream
}
