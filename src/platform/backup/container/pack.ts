import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { type Entry, entriesIn } from './entries.ts'
import { seal, unseal } from './seal.ts'

/** Of all levels the quickest: on rows it packs as well as the next ones, and pictures cannot be packed at all. */
const LEVEL = { [constants.ZSTD_c_compressionLevel]: 1 }

/** Entries become one stream of bytes: packed first, then sealed. It is never held whole. */
export function pack(
  frames: AsyncIterable<Buffer>,
  passphrase: string,
  cost?: number,
): AsyncGenerator<Buffer> {
  return seal(through(frames, createZstdCompress({ params: LEVEL })), passphrase, cost)
}

export function unpack(bytes: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Entry> {
  return entriesIn(through(unseal(bytes, passphrase), createZstdDecompress()))
}

/** Goes through the whole without opening what is in it: who restores knows before the first row that the last is there. */
export async function checkSeals(bytes: AsyncIterable<Buffer>, passphrase: string): Promise<void> {
  for await (const _ of unseal(bytes, passphrase));
}

/** What fails on either side is told to whoever reads. */
function through(source: AsyncIterable<Buffer>, transform: Transform): AsyncIterable<Buffer> {
  return pipeline(Readable.from(source, { objectMode: false }), transform, () => undefined)
}
