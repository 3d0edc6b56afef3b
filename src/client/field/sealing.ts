import type { Sealed } from './shelf.ts'

type Bytes = Uint8Array<ArrayBuffer>

const algorithm = 'AES-GCM'
const words = new TextEncoder()

/** Rounds that make each guess of a PIN cost a tenth of a second and more on a cheap phone. */
const pinRounds = 310_000

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))

/** What is sealed under one name opens under no other: nobody swaps one record for another. */
export async function seal(key: CryptoKey, name: string, plain: BufferSource): Promise<Sealed> {
  const iv = randomBytes(12)
  const options = { name: algorithm, iv, additionalData: words.encode(name) }
  return { iv, data: await crypto.subtle.encrypt(options, key, plain) }
}

/** Undefined when another key sealed it, or somebody has changed it. */
export async function unseal(
  key: CryptoKey,
  name: string,
  { iv, data }: Sealed,
): Promise<ArrayBuffer | undefined> {
  const options = { name: algorithm, iv, additionalData: words.encode(name) }
  return crypto.subtle.decrypt(options, key, data).catch(() => undefined)
}

/** The bytes of the data key: neither half of it is of use alone. */
export async function dataKeyBytes(serverHalf: BufferSource, ownHalf: BufferSource): Promise<Bytes> {
  const base = await crypto.subtle.importKey('raw', serverHalf, 'HKDF', false, ['deriveBits'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: ownHalf, info: words.encode('tezbox field data') }
  return new Uint8Array(await crypto.subtle.deriveBits(how, base, 256))
}

/** Once imported, its bytes are never told again. */
export const dataKey = (bytes: BufferSource): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt'])

export async function keyOfPin(pin: string, salt: BufferSource, iterations = pinRounds): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', words.encode(pin), 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return crypto.subtle.deriveKey(how, base, { name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
}
