import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { CURVE } from './encrypt.ts'

/** By which push services know that all messages of a site come from it (RFC 8292). */
export type VapidKeys = {
  /** An uncompressed point of P-256; browsers are given it when they subscribe. */
  publicKey: Buffer
  privateKey: Buffer
}

/** Push services take at most a day. */
const LIFE_SECONDS = 12 * 3_600
const KEY_BYTES = 32

export function drawVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return vapidKeysOf(pair.getPrivateKey())
}

export function vapidKeysOf(privateKey: Buffer): VapidKeys {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey(), privateKey }
}

type Claim = {
  /** The address of the subscription: the claim holds for its push service alone. */
  endpoint: string
  /** Whom the push service writes to when something is wrong: an address of ours. */
  subject: string
  now: Date
}

/** The Authorization header of one message. */
export function vapidHeader(keys: VapidKeys, { endpoint, subject, now }: Claim): string {
  const claim = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + LIFE_SECONDS,
    sub: subject,
  }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claim)}`
  const signature = sign('sha256', Buffer.from(signed), {
    key: signingKey(keys),
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey.toString('base64url')}`
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signingKey({ publicKey, privateKey }: VapidKeys): KeyObject {
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: publicKey.subarray(1, 33).toString('base64url'),
    y: publicKey.subarray(33).toString('base64url'),
    // OpenSSL leaves leading zeros out.
    d: Buffer.concat([Buffer.alloc(KEY_BYTES - privateKey.length), privateKey]).toString('base64url'),
  }
  return createPrivateKey({ key, format: 'jwk' })
}
