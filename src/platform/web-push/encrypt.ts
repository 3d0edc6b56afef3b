import { createCipheriv, createECDH, ECDH, hkdfSync } from 'node:crypto'

/** What the browser of a subscription gave us, as bytes. */
export type Reader = {
  /** Its public key, an uncompressed point of P-256. */
  publicKey: Buffer
  auth: Buffer
}

/** Drawn anew for every message. */
export type Chance = { salt: Buffer; privateKey: Buffer }

export const CURVE = 'prime256v1'
const POINT_BYTES = 65
const AUTH_BYTES = 16
export const SALT_BYTES = 16
/** One record, as push services ask; their bodies end at 4096 bytes. */
const RECORD_BYTES = 4096
const TAG_BYTES = 16
const HEADER_BYTES = SALT_BYTES + 4 + 1 + POINT_BYTES
/** The end of the last record. */
const LAST = 0x02
export const MOST_PLAIN_BYTES = RECORD_BYTES - HEADER_BYTES - TAG_BYTES - 1

/** Undefined when these are not keys: of another length, or no point of the curve. */
export function readerOf({ p256dh, auth }: { p256dh: string; auth: string }): Reader | undefined {
  const reader = { publicKey: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') }
  if (reader.publicKey.length !== POINT_BYTES || reader.auth.length !== AUTH_BYTES) return undefined
  try {
    ECDH.convertKey(reader.publicKey, CURVE)
    return reader
  } catch {
    return undefined
  }
}

/** A message that only the browser can read, not the push service that carries it (RFC 8291, aes128gcm of RFC 8188). */
export function encryptFor(reader: Reader, plain: Buffer, { salt, privateKey }: Chance): Buffer {
  if (plain.length > MOST_PLAIN_BYTES) throw new RangeError('a push message is one record')
  const ours = createECDH(CURVE)
  ours.setPrivateKey(privateKey)
  const publicKey = ours.getPublicKey()
  const shared = ours.computeSecret(reader.publicKey)
  const { key, nonce } = keysOf({ shared, reader, publicKey, salt })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const body = Buffer.concat([
    cipher.update(plain),
    cipher.update(Buffer.of(LAST)),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, size, Buffer.of(publicKey.length), publicKey, body])
}

type Agreed = { shared: Buffer; reader: Reader; publicKey: Buffer; salt: Buffer }

/** The same on both sides: from what only the two know, and from the salt that travels along. */
export function keysOf({ shared, reader, publicKey, salt }: Agreed): { key: Buffer; nonce: Buffer } {
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), reader.publicKey, publicKey])
  const secret = derived(shared, reader.auth, info, 32)
  return {
    key: derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    nonce: derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
