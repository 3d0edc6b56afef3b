import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decrypt, encrypt, newFileKey } from './encryption.ts'
import { createKeyRing } from './key-ring.ts'

const PIECE = 64 * 1024
const key = newFileKey()

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function open(
  sealed: Buffer,
  { with: used = key, label = 'here', size = 10_000 } = {},
): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of decrypt(pieces(sealed, size), used, label)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('whatever its length and however it arrives, a file comes out as it went in', async () => {
  const lengths = [0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 17]
  for (const length of lengths) {
    const plain = randomBytes(length)
    const sealed = encrypt(plain, key, 'here')
    for (const size of [1000, PIECE + 16, 1_000_000]) {
      expect((await open(sealed, { size })).equals(plain)).toBe(true)
    }
  }
})

test('nothing of the content can be read in what is stored', () => {
  const sealed = encrypt(Buffer.from('AB1234567 '.repeat(1000)), key, 'here')
  expect(sealed.includes('AB1234567')).toBe(false)
  expect(sealed.equals(encrypt(Buffer.from('AB1234567 '.repeat(1000)), newFileKey(), 'here'))).toBe(false)
})

test('a changed byte, wherever it is, is noticed', async () => {
  const sealed = encrypt(randomBytes(2 * PIECE + 100), key, 'here')
  await fc.assert(
    fc.asyncProperty(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const forged = Buffer.from(sealed)
      forged.writeUInt8(forged.readUInt8(at) ^ change, at)
      await expect(open(forged)).rejects.toMatchObject({ kind: 'tampered' })
    }),
    { numRuns: 60 },
  )
})

test('pieces that are dropped, swapped, repeated or cut off are noticed', async () => {
  const sealed = encrypt(randomBytes(3 * PIECE), key, 'here')
  const head = sealed.subarray(0, 4)
  const [first, second, third] = [0, 1, 2].map((n) =>
    sealed.subarray(4 + n * (PIECE + 16), 4 + (n + 1) * (PIECE + 16)),
  ) as [Buffer, Buffer, Buffer]
  const forgeries = [
    [first, second],
    [first],
    [],
    [second, third],
    [second, first, third],
    [first, first, second, third],
  ]
  for (const parts of forgeries) {
    await expect(open(Buffer.concat([head, ...parts]))).rejects.toMatchObject({ kind: 'tampered' })
  }
  for (const length of [0, 3, 4, 10, sealed.length - 1]) {
    await expect(open(sealed.subarray(0, length))).rejects.toMatchObject({ kind: 'tampered' })
  }
})

test('bytes of another place or another key do not open', async () => {
  const sealed = encrypt(Buffer.from('passport'), key, 'here')
  await expect(open(sealed, { label: 'there' })).rejects.toMatchObject({ kind: 'tampered' })
  await expect(open(sealed, { with: newFileKey() })).rejects.toMatchObject({ kind: 'tampered' })
})

test('a file key opens with its master key, also with an old one, and with no other', () => {
  const [old, current, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  const before = createKeyRing([old])
  const after = createKeyRing([current, old])
  const locked = before.lock(key, 'here')
  expect(after.unlock(locked, 'here').equals(key)).toBe(true)
  expect(after.lock(key, 'here').keyId).toBe(after.currentId)
  expect(after.currentId).not.toBe(before.currentId)
  expect(() => createKeyRing([foreign]).unlock(locked, 'here')).toThrow('is not configured')
  expect(() => before.unlock(locked, 'there')).toThrow('does not open')
})
