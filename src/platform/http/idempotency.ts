import { createHash } from 'node:crypto'
import type { Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { EdgeError, type Failure } from './errors.ts'
import { claimKey, findAnswer, keepAnswer } from './idempotency.repo.ts'

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
 */
export function once(
  db: Db,
  call: { scope: string; key: string; input: unknown; status: number },
  work: (tx: Db) => Promise<Result<unknown, Failure>>,
  envelope: (value: unknown) => unknown,
): Promise<Result<Answered, Failure>> {
  const inputHash = hashOf(call.input)
  return db.transaction(async (tx) => {
    if (!(await claimKey(tx, call.scope, call.key)))
      throw new EdgeError({ code: 'idempotency_in_flight' }, { 'Retry-After': '1' })
    const stored = await findAnswer(tx, call.scope, call.key)
    if (stored) {
      if (stored.inputHash !== inputHash) throw new EdgeError({ code: 'idempotency_key_reused' })
      return { ok: true, value: { status: stored.status, body: stored.body, replayed: true } }
    }
    const result = await work(tx)
    if (!result.ok) return result
    const body = envelope(result.value)
    await keepAnswer(tx, call.scope, call.key, { inputHash, status: call.status, body })
    return { ok: true, value: { status: call.status, body, replayed: false } }
  })
}

/** Of the parsed input with sorted keys: white space and key order do not make another request. */
function hashOf(input: unknown): string {
  const canonical = JSON.stringify(input, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256')
    .update(canonical ?? '')
    .digest('hex')
}
