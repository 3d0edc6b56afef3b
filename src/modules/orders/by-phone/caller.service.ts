import { randomInt, timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { emit } from '#platform/jobs/outbox.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { callerLimits, within } from '../domain/codes/caller.ts'
import { drawReceiverCode } from '../domain/numbers.ts'
import type { Order } from '../domain/order.ts'
import { callerCodeAsked } from '../events.ts'
import type { Scene } from '../life/scene.service.ts'
import {
  type Caller,
  countWrongCallerCode,
  findCaller,
  findSealedCode,
  saveCallerCode,
  saveWrongDigits,
} from './caller.repo.ts'

const purpose = 'caller code'
const DAY_MS = 86_400_000

type DigitsFailure = Failure<'caller_digits_wrong' | 'caller_digits_locked'>

/** Whether whoever calls knows the end of the receiver's number. A wrong try counts, so the transaction ends well also then. */
export async function takeDigits(
  tx: Db,
  { id, receiver }: Order,
  digits: string,
  now: Date,
): Promise<Result<Caller, DigitsFailure>> {
  const caller = await findCaller(tx, id)
  const wrong = within(caller.wrongDigits, callerLimits.digitsMs, now)
  if (wrong.length >= callerLimits.digitTries) return err({ code: 'caller_digits_locked' })
  const phones = [receiver.phone, receiver.additionalPhone]
  if (phones.some((phone) => phone?.endsWith(digits))) return ok(caller)
  await saveWrongDigits(tx, id, [...wrong, now])
  const left = callerLimits.digitTries - wrong.length - 1
  return err(
    left > 0
      ? { code: 'caller_digits_wrong', values: { left: String(left) } }
      : { code: 'caller_digits_locked' },
  )
}

type CodeFailure = Failure<'caller_code_required' | 'caller_code_wrong' | 'caller_code_over'>

/** Whether the receiver's phone is in the caller's hand. One code serves the whole talk. */
export async function takeCode(
  tx: Db,
  secrets: Secrets,
  { id, caller, code, now }: { id: number; caller: Caller; code: string | undefined; now: Date },
): Promise<Result<object, CodeFailure>> {
  if (code === undefined) return err({ code: 'caller_code_required' })
  const { codeMac, codeUntil, codeTries } = caller
  if (!codeMac || !codeUntil || codeUntil <= now || codeTries >= callerLimits.codeTries)
    return err({ code: 'caller_code_over' })
  if (timingSafeEqual(codeMac, macOf(secrets, id, code))) return ok({})
  await countWrongCallerCode(tx, id)
  const left = callerLimits.codeTries - codeTries - 1
  return err(
    left > 0 ? { code: 'caller_code_wrong', values: { left: String(left) } } : { code: 'caller_code_over' },
  )
}

const macOf = (secrets: Secrets, orderId: number, code: string) => secrets.mac(purpose, `${orderId} ${code}`)

type SendFailure = Failure<'code_wait' | 'caller_codes_used'>

/** To the receiver's phone, whoever is on the line. */
export async function sendCallerCode(
  tx: Db,
  scene: Scene,
  { id }: Order,
  caller: Caller,
): Promise<Result<{ until: Date }, SendFailure>> {
  const { now, secrets } = scene
  const sent = within(caller.codesSent, DAY_MS, now)
  const last = sent.at(-1)
  const wait = last ? Math.ceil((last.getTime() + callerLimits.resendMs - now.getTime()) / 1000) : 0
  if (wait > 0) return err({ code: 'code_wait', values: { seconds: String(wait) } })
  if (sent.length >= callerLimits.codesADay) return err({ code: 'caller_codes_used' })
  const code = drawReceiverCode(randomInt)
  const until = new Date(now.getTime() + callerLimits.codeMs)
  const sealed = secrets.seal(purpose, code)
  await saveCallerCode(tx, id, { mac: macOf(secrets, id, code), sealed, until, sent: [...sent, now] })
  await emit(tx, callerCodeAsked, `order:${id}`, { orderId: id, until: until.toISOString() })
  await recordAudit(tx, scene, { action: 'order.caller-code', object: `order:${id}` })
  return ok({ until })
}

/** For whoever carries it to the phone. Undefined when it is too late, or another one took its place. */
export async function readCallerCode(
  { db, secrets, now }: { db: Db; secrets: Secrets; now: Date },
  { orderId, until }: { orderId: number; until: string },
) {
  const waiting = await findSealedCode(db, orderId)
  const code = waiting && secrets.open(purpose, waiting.sealed)
  if (!waiting || code === undefined || waiting.until.toISOString() !== until || waiting.until <= now)
    return undefined
  return { phone: waiting.phone, ownerId: waiting.ownerId, code, expiresAt: waiting.until }
}
