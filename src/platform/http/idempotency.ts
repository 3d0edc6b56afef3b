import type { Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { EdgeError, type Failure } from './errors.ts'
import { claimKey, keepAnswer } from './idempotency.repo.ts'
import { textOf, writtenOnce } from './written-json.ts'

export type Answered = { status: number; body: unknown; replayed: boolean }

const keyShape = /^[\x21-\x7e]{1,255}$/

/** The key of a call, or undefined when it carries none. */
export function idempotencyKey(header: string | string[] | undefined, required: boolean): string | undefined {
  if (header === undefined || header === '') {
    if (required) throw new EdgeError({ code: 'idempotency_key_required' })
    return undefined
  }
  if (Array.isArray(header) || !keyShape.test(header))
    throw new EdgeError({ code: 'idempotency_key_invalid' })
  return header
}

/**
 * Runs a call once per key. Claim, effect and remembered answer share one transaction: after a crash either all of it
 * is there and a retry gets the same answer, or none of it is and the retry starts afresh. Only successes are
 * remembered. A refused call is committed like one without a key, because what a verb writes before it refuses is meant
 * to stay (a counted attempt, a line in a log); repeated with its key, it is asked anew.
 *
 * Answers can carry tokens, and inputs codes: key and input are kept as macs, the answer is kept sealed.
 */
export function once(
  db: Db,
  secrets: Secrets,
  call: { scope: string; key: string; input: unknown; status: number; minutes: number },
  work: (tx: Db) => Promise<Result<unknown, Failure>>,
  envelope: (value: unknown) => object,
): Promise<Result<Answered, Failure>> {
  const inputMac = secrets.mac('idempotency input', canonical(call.input))
  const keyMac = secrets.mac('idempotency key', call.key)
  return db.transaction(async (tx) => {
    const claim = await claimKey(tx, call.scope, keyMac)
    if (!claim) throw new EdgeError({ code: 'idempotency_in_flight' }, { 'Retry-After': '1' })
    const { stored } = claim
    // What does not open was sealed before the key of the configuration changed: as good as forgotten.
    const remembered = stored && secrets.open('idempotency answer', stored.answer)
    if (stored && remembered !== undefined) {
      if (!stored.inputMac.equals(inputMac)) throw new EdgeError({ code: 'idempotency_key_reused' })
      return { ok: true, value: { status: stored.status, body: JSON.parse(remembered), replayed: true } }
    }
    const result = await work(tx)
    if (!result.ok) return result
    const body = writtenOnce(envelope(result.value))
    const answer = secrets.seal('idempotency answer', textOf(body))
    await keepAnswer(tx, call.scope, keyMac, { inputMac, status: call.status, answer }, call.minutes)
    return { ok: true, value: { status: call.status, body, replayed: false } }
  })
}

/** Sorted keys: white space and key order do not make another request. */
const canonical = (input: unknown): string => JSON.stringify(sorted(input)) ?? ''

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value
  if (Array.isArray(value)) return value.map(sorted)
  // Without a prototype: no name is another than the others.
  const copy: Record<string, unknown> = Object.create(null)
  for (const key of Object.keys(value).sort()) copy[key] = sorted((value as Record<string, unknown>)[key])
  return copy
}
