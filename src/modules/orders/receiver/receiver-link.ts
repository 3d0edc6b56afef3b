import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { PageKey } from '../domain/receiver-choices.ts'

/** Whose page a link opens, and how its holder came by it. */
export type OpenedLink = Readonly<{ orderId: number; key: PageKey }>

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const SIGNED_BYTES = 12
const CARD = 'receiver card'
const CARD_MS = 3_600_000

/**
 * The receiver's own link, in the shape of a random uuid: the key's signature of the order's number, and the number under
 * a mask made of the signature. As good as random for whoever has not got the key, the same whenever a message needs it,
 * and nowhere in the database. Of its 122 free bits 95 are signature.
 */
export function receiverLinkOf(secrets: Secrets, orderId: number): string {
  const signature = signatureOf(secrets, orderId)
  const bytes = Buffer.alloc(16)
  const masked = (orderId ^ maskOf(secrets, signature)) >>> 0
  // Version and variant take the top of bytes 6 and 8, so the signature begins below them.
  const bits = (BigInt(masked) << 95n) | signature
  const [head, middle, tail] = [bits >> 74n, (bits >> 62n) & 0xfffn, bits & ((1n << 62n) - 1n)]
  bytes.writeBigUInt64BE((head << 16n) | (4n << 12n) | middle, 0)
  bytes.writeBigUInt64BE((2n << 62n) | tail, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Where the receiver's page of this order is, without the language: for messages and other pages. */
export const receiverPageOf = (secrets: Secrets, orderId: number) =>
  `/update/${receiverLinkOf(secrets, orderId)}`

/** What the slip of a failed attempt opens for an hour: the same page, without what only the phone's owner may do. */
export function cardPageOf(secrets: Secrets, orderId: number, now: Date): string {
  const text = `${orderId} ${now.getTime() + CARD_MS}`
  return `/update/${secrets.seal(CARD, text).toString('base64url')}`
}

/** Undefined for a link that was invented, or a slip's that is over. */
export function openReceiverLink(secrets: Secrets, link: string, now: Date): OpenedLink | undefined {
  const text = link.toLowerCase()
  return uuidShape.test(text) ? openUuid(secrets, text) : openCard(secrets, link, now)
}

function openUuid(secrets: Secrets, text: string): OpenedLink | undefined {
  const bytes = Buffer.from(text.replaceAll('-', ''), 'hex')
  const [front, back] = [bytes.readBigUInt64BE(0), bytes.readBigUInt64BE(8)]
  const bits = ((front >> 16n) << 74n) | ((front & 0xfffn) << 62n) | (back & ((1n << 62n) - 1n))
  const signature = bits & ((1n << 95n) - 1n)
  const orderId = (Number(bits >> 95n) ^ maskOf(secrets, signature)) >>> 0
  return isSame(signatureOf(secrets, orderId), signature) ? { orderId, key: 'link' } : undefined
}

function openCard(secrets: Secrets, link: string, now: Date): OpenedLink | undefined {
  const [orderId, until] = (secrets.open(CARD, Buffer.from(link, 'base64url')) ?? '').split(' ')
  return Number(until) > now.getTime() ? { orderId: Number(orderId), key: 'card' } : undefined
}

const bytesOf = (signature: bigint) =>
  Buffer.from(signature.toString(16).padStart(2 * SIGNED_BYTES, '0'), 'hex')

const signatureOf = (secrets: Secrets, orderId: number): bigint =>
  BigInt(`0x${secrets.mac('receiver link', String(orderId)).toString('hex', 0, SIGNED_BYTES)}`) >> 1n

/** Order numbers have eight digits, which is 27 bits. */
const maskOf = (secrets: Secrets, signature: bigint): number =>
  secrets.mac('receiver link mask', bytesOf(signature).toString('hex')).readUInt32BE() >>> 5

const isSame = (one: bigint, other: bigint) => timingSafeEqual(bytesOf(one), bytesOf(other))
