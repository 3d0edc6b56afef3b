import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataFrame, endingFrame, type Heading, headingFrame } from './entries.ts'
import { HEADER_BYTES } from './header.ts'
import { checkSeals, pack, unpack } from './pack.ts'
import { PIECE_BYTES, seal, unseal } from './seal.ts'

/** The least the form allows: the tests are about the pieces, not about the time a passphrase takes. */
const COST = 10
const PASSPHRASE = 'a parcel, a bicycle, a bridge'

async function* from(...chunks: Uint8Array[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

async function all(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const sealed = (plain: Uint8Array) => all(seal(from(plain), PASSPHRASE, COST))
const opened = (bytes: Uint8Array, passphrase = PASSPHRASE) => all(unseal(from(bytes), passphrase))

test('what was sealed opens as it was, in whatever chunks it comes and however long it is', async () => {
  const lengths = fc.constantFrom(0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 2 * PIECE_BYTES)
  await fc.assert(
    fc.asyncProperty(lengths, fc.integer({ min: 700, max: 300_000 }), async (length, step) => {
      const plain = Buffer.alloc(length, 'tezbox')
      const pieces = (bytes: Buffer) =>
        Array.from({ length: Math.ceil(bytes.length / step) }, (_, n) =>
          bytes.subarray(n * step, n * step + step),
        )
      const bytes = await all(seal(from(...pieces(plain)), PASSPHRASE, COST))
      expect((await all(unseal(from(...pieces(bytes)), PASSPHRASE))).equals(plain)).toBe(true)
    }),
    { numRuns: 12 },
  )
})

test('a bit that was flipped anywhere is noticed', async () => {
  const plain = Buffer.alloc(PIECE_BYTES + 5000, 'tezbox')
  const bytes = await sealed(plain)
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (at, bit) => {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at)
      await expect(opened(changed)).rejects.toThrow(/damaged|not a backup|cut off/)
    }),
    { numRuns: 20 },
  )
})

test('a file that was cut off anywhere says so', async () => {
  const bytes = await sealed(Buffer.alloc(2 * PIECE_BYTES, 'tezbox'))
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: bytes.length - 1 }), async (length) => {
      await expect(opened(bytes.subarray(0, length))).rejects.toThrow('it was cut off')
    }),
    { numRuns: 20, examples: [[HEADER_BYTES], [5], [bytes.length - 1]] },
  )
})

test('pieces in another order, doubled or left out do not open, nor those of another backup', async () => {
  const full = PIECE_BYTES + 16
  const bytes = await sealed(Buffer.alloc(3 * PIECE_BYTES - 7, 'tezbox'))
  const other = await sealed(Buffer.alloc(3 * PIECE_BYTES - 7, 'tezbox'))
  const [header, ...pieces] = [
    bytes.subarray(0, HEADER_BYTES),
    ...[0, 1].map((n) => bytes.subarray(HEADER_BYTES + n * full, HEADER_BYTES + (n + 1) * full)),
    bytes.subarray(HEADER_BYTES + 2 * full),
  ]
  const [first, second, last] = pieces
  const damaged = 'The backup is damaged: its piece'
  const put = (...parts: (Buffer | undefined)[]) =>
    opened(Buffer.concat(parts.map((part) => part ?? Buffer.alloc(0))))
  await expect(put(header, second, first, last)).rejects.toThrow(`${damaged} 1`)
  await expect(put(header, first, first, second, last)).rejects.toThrow(`${damaged} 2`)
  await expect(put(header, first, last)).rejects.toThrow(`${damaged} 2`)
  await expect(put(header, other.subarray(HEADER_BYTES, HEADER_BYTES + full), second, last)).rejects.toThrow(
    `${damaged} 1`,
  )
})

test('a wrong passphrase, a strange file and an empty one are told apart', async () => {
  const bytes = await sealed(Buffer.from('rows'))
  await expect(opened(bytes, 'another passphrase')).rejects.toThrow('The passphrase is not the one')
  await expect(opened(Buffer.from('PK\x03\x04 something else entirely'))).rejects.toThrow(
    'not a backup of TezBox',
  )
  await expect(opened(Buffer.alloc(0))).rejects.toThrow('not a backup of TezBox')
  expect((await opened(bytes)).toString()).toBe('rows')
})

test('the same letters typed on another keyboard are the same passphrase', async () => {
  const bytes = await all(seal(from(Buffer.from('rows')), 'кайфият \u0439', COST))
  expect((await all(unseal(from(bytes), 'кайфият \u0438\u0306'))).toString()).toBe('rows')
})

test('entries come back one by one with their headings, bytes and endings, also when one is passed over', async () => {
  const bodies = fc.array(fc.array(fc.uint8Array({ maxLength: 40_000 }), { maxLength: 5 }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(bodies, fc.nat(4), async (entries, passedOver) => {
      async function* frames() {
        for (const [number, body] of entries.entries()) {
          yield headingFrame({ number })
          for (const bytes of body) yield* dataFrame(Buffer.from(bytes))
          yield endingFrame({ parts: body.length })
        }
      }
      const read: { heading: Heading; bytes: string; ending: Heading }[] = []
      for await (const entry of unpack(pack(frames(), PASSPHRASE, COST), PASSPHRASE)) {
        if (entry.heading.number === passedOver) continue
        const bytes = (await all(entry.data)).toString('hex')
        read.push({ heading: entry.heading, bytes, ending: entry.ending() })
      }
      expect(read).toEqual(
        entries
          .map((body, number) => ({
            heading: { number },
            bytes: Buffer.concat(body).toString('hex'),
            ending: { parts: body.length },
          }))
          .filter(({ heading }) => heading.number !== passedOver),
      )
    }),
    { numRuns: 15 },
  )
})

test('a source that fails fails the backup with its own words', async () => {
  async function* frames(): AsyncGenerator<Buffer> {
    yield headingFrame({ number: 1 })
    throw new Error('the disk is full')
  }
  await expect(all(pack(frames(), PASSPHRASE, COST))).rejects.toThrow('the disk is full')
})

test('all seals are looked at without unpacking anything', async () => {
  const bytes = await sealed(Buffer.alloc(PIECE_BYTES * 2, 'not packed at all'))
  await checkSeals(from(bytes), PASSPHRASE)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40)
  await expect(checkSeals(from(bytes), PASSPHRASE)).rejects.toThrow('damaged')
})
