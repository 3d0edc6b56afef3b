import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { mostBits, workParts } from '../domain/proof-of-work.ts'

/** Long enough for the slowest phone at the dearest hour; too short to be stored up. */
const LIFE_MS = 5 * 60_000
const BYTES_OF_CHANCE = 12

type Challenge = { token: string; seed: string; parts: number; bits: number; expires_in: number }
export type Solution = { token: string; counters: readonly number[] }

/** Nothing is kept of it: what we signed is ours, and it is good for this phone only. */
export function makeChallenge(
  secrets: Secrets,
  { phone, bits, now }: { phone: string; bits: number; now: Date },
): Challenge {
  const owed = Math.min(bits, mostBits)
  const said = `${now.getTime() + LIFE_MS}.${owed}.${randomBytes(BYTES_OF_CHANCE).toString('hex')}`
  const seed = signed(secrets, phone, said).toString('hex')
  return { token: `${said}.${seed}`, seed, parts: workParts, bits: owed, expires_in: LIFE_MS / 1000 }
}

const tokenShape = /^(\d{13,15})\.(\d{1,2})\.[0-9a-f]{24}\.([0-9a-f]{64})$/

/** What makes this solution unlike any other; undefined when it is none. */
export function solved(
  secrets: Secrets,
  { token, counters }: Solution,
  { phone, bits, now }: { phone: string; bits: number; now: Date },
): Buffer | undefined {
  const [, until, given, seed] = tokenShape.exec(token) ?? []
  if (until === undefined || given === undefined || seed === undefined) return undefined
  const mac = signed(secrets, phone, token.slice(0, token.lastIndexOf('.')))
  if (!timingSafeEqual(mac, Buffer.from(seed, 'hex'))) return undefined
  // Work that was enough when it was asked for may be a little less than what is asked for now.
  if (Number(until) <= now.getTime() || Number(given) < Math.min(bits, mostBits) - 1) return undefined
  if (counters.length !== workParts) return undefined
  const isDone = counters.every((counter, part) => zeroBits(mac, part, counter) >= Number(given))
  return isDone ? mac : undefined
}

const signed = (secrets: Secrets, phone: string, said: string) =>
  secrets.mac('sign-in challenge', `${phone} ${said}`)

function zeroBits(seed: Buffer, part: number, counter: number): number {
  const block = Buffer.alloc(40)
  seed.copy(block)
  block.writeUInt32BE(part, 32)
  block.writeUInt32BE(counter, 36)
  return Math.clz32(createHash('sha256').update(block).digest().readUInt32BE(0))
}
