import { randomInt, timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { emit } from '#platform/jobs/outbox.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { codeRules, guessLimit, refusalToSend, type SignInEventKind } from '../domain/sign-in-rules.ts'
import { codeRequested } from '../events.ts'
import {
  countSends,
  countTry,
  findCodeToSend,
  findNewestCode,
  insertCode,
  type LiveCode,
  lockSending,
} from './code.repo.ts'
import { countGuesses, insertEvent, type SignInEvent } from './history.repo.ts'

/** Where a call came from, for limits and for the history its owner sees. */
export type Origin = { address: string; network: string; userAgent: string; now: Date }

export type Deps = { db: Db; secrets: Secrets }

export type CodePromise = { expires_in: number; resend_in: number }

/**
 * Draws a code and leaves it for the gateway. Nobody is looked up here, so that known and unknown numbers get the same
 * answer after the same time.
 */
export async function sendCode(
  { db, secrets }: Deps,
  request: { phone: string; locale: Locale; ceiling: number; origin: Origin },
): Promise<Result<CodePromise, Failure<'code_wait' | 'too_many_codes'>>> {
  const { phone, locale, ceiling, origin } = request
  const { network, now } = origin
  const refusal = async (at: Db) =>
    refusalToSend(await countSends(at, { phone, network, now }), { now, ceiling })
  // Asked first without waiting: a flood of refused sends must not stand in the way of the others.
  const early = await refusal(db)
  if (early) return refused(early)
  return db.transaction(async (tx) => {
    await lockSending(tx)
    const late = await refusal(tx)
    if (late) return refused(late)
    const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')
    const codeId = await insertCode(tx, {
      phone,
      codeMac: macOf(secrets, phone, code),
      sealed: secrets.seal('sign-in code', code),
      locale,
      network,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeRules.lifeMs),
    })
    await insertEvent(tx, eventOf(phone, 'code_sent', origin))
    await emit(tx, codeRequested, phone, { codeId })
    return ok({ expires_in: codeRules.lifeMs / 1000, resend_in: codeRules.resendAfterMs / 1000 })
  })
}

function refused(refusal: NonNullable<ReturnType<typeof refusalToSend>>) {
  const { code, seconds } = refusal
  return err({ code, values: { seconds: String(seconds), minutes: String(Math.ceil(seconds / 60)) } })
}

export type CodeFailure = Failure<'wrong_code' | 'code_expired' | 'too_many_guesses'>

/** Compares a code with the newest of its phone. A wrong one costs a try; a right one is not spent by being right. */
export async function checkCode(
  tx: Db,
  secrets: Secrets,
  { phone, code, origin }: { phone: string; code: string; origin: Origin },
): Promise<Result<LiveCode, CodeFailure>> {
  const { network, now } = origin
  const since = new Date(now.getTime() - guessLimit.windowMs)
  if ((await countGuesses(tx, network, since)) >= guessLimit.limit) return err({ code: 'too_many_guesses' })
  const live = await findNewestCode(tx, phone)
  if (!live || live.usedAt || live.expiresAt <= now || live.tries >= codeRules.tries) {
    return err({ code: 'code_expired' })
  }
  if (timingSafeEqual(live.codeMac, macOf(secrets, phone, code))) return ok(live)
  await countTry(tx, live.id)
  await insertEvent(tx, eventOf(phone, 'code_wrong', origin))
  const left = codeRules.tries - live.tries - 1
  return err(left > 0 ? { code: 'wrong_code', values: { left: String(left) } } : { code: 'code_expired' })
}

export function eventOf(phone: string, kind: SignInEventKind, origin: Origin): SignInEvent {
  const { address, network, userAgent, now: at } = origin
  return { phone, kind, at, address, network, userAgent }
}

/** Bound to the phone: a code of one number opens no other. */
const macOf = (secrets: Secrets, phone: string, code: string) =>
  secrets.mac('sign-in code', `${phone} ${code}`)

/** For the gateway: undefined when it is too old, spent, already sent, or a newer one has taken its place. */
export async function readCodeForSending(
  { db, secrets }: Deps,
  codeId: number,
  now: Date,
): Promise<{ phone: string; code: string; locale: Locale; expiresAt: Date } | undefined> {
  const waiting = await findCodeToSend(db, codeId, now)
  const code = waiting && secrets.open('sign-in code', waiting.sealed)
  if (!waiting || code === undefined) return undefined
  return { phone: waiting.phone, code, locale: waiting.locale as Locale, expiresAt: waiting.expiresAt }
}
