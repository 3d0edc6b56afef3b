import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as authenticators know it: SHA-1, six digits, thirty seconds. */
const STEP_MS = 30_000
const SECRET_BYTES = 20
/** A phone's clock may be one step off. */
const DRIFT_STEPS = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32, as it is typed into an authenticator. */
export function newTotpSecret(bytes: Buffer = randomBytes(SECRET_BYTES)): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  let bits = ''
  for (const letter of secret) bits += alphabet.indexOf(letter).toString(2).padStart(5, '0')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

const stepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS)

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export function totpAt(secret: string, now: Date): { code: string; validForSeconds: number } {
  const step = stepAt(now)
  const left = (step + 1) * STEP_MS - now.getTime()
  return { code: codeOfStep(secret, step), validForSeconds: Math.ceil(left / 1000) }
}

/** The step whose code this is, so that it can be spent; undefined when wrong, too old or spent before. */
export function matchTotp(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): number | undefined {
  const given = Buffer.from(code)
  for (let step = stepAt(now) - DRIFT_STEPS; step <= stepAt(now) + DRIFT_STEPS; step++) {
    const expected = Buffer.from(codeOfStep(secret, step))
    const isRight = given.length === expected.length && timingSafeEqual(given, expected)
    if (isRight && step > (lastStep ?? -1)) return step
  }
  return undefined
}

export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
