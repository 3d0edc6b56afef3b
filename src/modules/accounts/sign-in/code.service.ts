import { randomInt, timingSafeEqual } from 'node:crypto'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { emit } from '#platform/jobs/outbox.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import {
  commonLane,
  refusalToDevice,
  refusalToSend,
  reserveIsOpen,
  reserveLane,
  type SendRefusal,
  workOwed,
} from '../domain/send-rules.ts'
import { codeRules, guessLimit, type SignInEventKind } from '../domain/sign-in-rules.ts'
import { codeRequested } from '../events.ts'
import { isStaffPhone } from '../person.repo.ts'
import { makeChallenge, type Solution, solved } from './challenge.ts'
import {
  countLane,
  countRings,
  countSends,
  countTry,
  findCodeToSend,
  findNewestCodes,
  insertCode,
  isSpentChallenge,
  type LiveCode,
  lockSending,
} from './code.repo.ts'
import { countGuesses, insertEvent, type SignInEvent } from './history.repo.ts'
import { laneOf } from './known-device.service.ts'

/** Where a call came from, for limits and for the history its owner sees. */
export type Origin = {
  address: string
  network: string
  userAgent: string
  /** What the browser's cookie says, if it has signed somebody in before. */
  device: string | undefined
  now: Date
}

export type Deps = { db: Db; secrets: Secrets }

/** What whoever asked for a code is told: how long it lives, and when another may be asked for. */
export const codePromise = { expires_in: codeRules.lifeMs / 1000, resend_in: codeRules.resendAfterMs / 1000 }
export type CodePromise = typeof codePromise

export const drawCode = () => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')

/** What is counted: how codes leave, and what is asked of those who want one. */
export type DoorEvent = 'common' | 'device' | 'reserve' | 'refused' | 'challenge_asked' | 'challenge_solved'

type CodeRequest = { phone: string; locale: Locale; origin: Origin; solution?: Solution | undefined }

type SendingRules = {
  /** How many codes an hour all phones together may have. */
  ceiling: number
  /** How many zero bits the cheapest challenge asks for, in each of its parts. */
  bits: number
  count?: ((event: DoorEvent) => void) | undefined
}

type SendFailure = Failure<'code_wait' | 'too_many_codes' | 'challenge_required'>

/** A refusal, and whether the reserve is to be asked after the answer has left. */
type Sending = { answer: Result<CodePromise, SendFailure>; tryReserve: boolean }

/**
 * Draws a code and leaves it for the gateway. Nobody is looked up here, so that known and unknown numbers get the same
 * answer after the same time. A browser in which the phone's owner has signed in before has a lane of its own.
 */
export async function sendCode(deps: Deps, request: CodeRequest, rules: SendingRules): Promise<Sending> {
  const { phone, origin } = request
  const lane = await laneOf(deps.db, { phone, device: origin.device })
  const outcome =
    lane === undefined
      ? await sendByCommonLane(deps, request, rules)
      : await sendByLane(deps, request, { lane, ceiling: rules.ceiling })
  if (outcome === 'sent') {
    rules.count?.(lane === undefined ? 'common' : 'device')
    if (lane === undefined && request.solution) rules.count?.('challenge_solved')
    return { answer: ok(codePromise), tryReserve: false }
  }
  if (typeof outcome === 'number') {
    rules.count?.('challenge_asked')
    const challenge = makeChallenge(deps.secrets, { phone, bits: outcome, now: origin.now })
    return { answer: err({ code: 'challenge_required', extra: { challenge } }), tryReserve: false }
  }
  rules.count?.('refused')
  return { answer: refused(outcome), tryReserve: lane === undefined && !outcome.own }
}

export function refused({ code, seconds }: Pick<SendRefusal, 'code' | 'seconds'>) {
  return err({ code, values: { seconds: String(seconds), minutes: String(Math.ceil(seconds / 60)) } })
}

/** Sent, refused, or the work that is owed first. */
type Outcome = 'sent' | SendRefusal | number

async function sendByCommonLane(
  { db, secrets }: Deps,
  request: CodeRequest,
  { ceiling, bits }: SendingRules,
): Promise<Outcome> {
  const { phone, solution, origin } = request
  const { network, now } = origin
  const look = async (at: Db): Promise<{ stop?: SendRefusal | number; challenge?: Buffer }> => {
    const counts = await countSends(at, { phone, network, now })
    const refusal = refusalToSend(counts, { now, ceiling })
    if (refusal) return { stop: refusal }
    const more = workOwed(counts, ceiling)
    if (more === undefined) return {}
    const owed = bits + more
    const challenge = solution && solved(secrets, solution, { phone, bits: owed, now })
    return challenge && !(await isSpentChallenge(at, challenge)) ? { challenge } : { stop: owed }
  }
  // Asked first without waiting: a flood of refused sends must not stand in the way of the others.
  const { stop: early } = await look(db)
  if (early !== undefined) return early
  return db.transaction(async (tx) => {
    await lockSending(tx, commonLane)
    const { stop: late, challenge } = await look(tx)
    if (late !== undefined) return late
    await leaveCode(tx, secrets, request, { lane: commonLane, challenge })
    return 'sent'
  })
}

/** Strangers ask elsewhere, and nothing they do is counted or waited for here. */
function sendByLane(
  { db, secrets }: Deps,
  request: CodeRequest,
  { lane, ceiling }: { lane: string; ceiling: number },
): Promise<Outcome> {
  const { phone, origin } = request
  const { now } = origin
  return db.transaction(async (tx) => {
    await lockSending(tx, `devices of ${phone}`)
    const refusal = refusalToDevice(await countLane(tx, { phone, lane, now }), { now, ceiling })
    if (refusal) return refusal
    await leaveCode(tx, secrets, request, { lane })
    return 'sent'
  })
}

/**
 * For staff whom an address, a block of numbers or the ceiling keeps waiting. The answer has left by now and was the same
 * as everybody's; their code comes all the same, and the page takes it. What goes this way counts nowhere that others see.
 */
export async function sendFromReserve(
  { db, secrets }: Deps,
  request: CodeRequest,
  { count }: Pick<SendingRules, 'count'>,
): Promise<void> {
  const { phone, origin } = request
  const { now } = origin
  if (!(await isStaffPhone(db, phone))) return
  const sent = await db.transaction(async (tx) => {
    await lockSending(tx, `reserve of ${phone}`)
    if (!reserveIsOpen(await countRings(tx, { phone, now }), now)) return false
    await leaveCode(tx, secrets, request, { lane: reserveLane })
    return true
  })
  if (sent) count?.('reserve')
}

async function leaveCode(
  tx: Db,
  secrets: Secrets,
  { phone, locale, origin }: CodeRequest,
  { lane, challenge }: { lane: string; challenge?: Buffer | undefined },
): Promise<void> {
  const { network, now } = origin
  const code = drawCode()
  const codeId = await insertCode(tx, {
    phone,
    codeMac: macOf(secrets, phone, code),
    sealed: secrets.seal('sign-in code', code),
    locale,
    network,
    lane,
    challenge,
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeRules.lifeMs),
  })
  await insertEvent(tx, eventOf(phone, 'code_sent', origin))
  await emit(tx, codeRequested, phone, { codeId })
}

export type CodeFailure = Failure<'wrong_code' | 'code_expired' | 'too_many_guesses'>

/**
 * Compares a code with the newest of its phone. A wrong one costs a try; a right one is not spent by being right.
 *
 * A code that a known device asked for is compared there only, so that strangers cannot use up its tries. One from the
 * reserve opens, but shows in no answer: a wrong guess is answered as if it were not there.
 */
export async function checkCode(
  tx: Db,
  secrets: Secrets,
  { phone, code, origin }: { phone: string; code: string; origin: Origin },
): Promise<Result<LiveCode, CodeFailure>> {
  const { network, now } = origin
  const lane = await laneOf(tx, { phone, device: origin.device })
  const since = new Date(now.getTime() - guessLimit.windowMs)
  // Whoever shares an address with somebody who guesses is not kept out of a browser that is known.
  const limited = lane === undefined && (await countGuesses(tx, network, since)) >= guessLimit.limit
  const lanes = lane === undefined ? [commonLane, reserveLane] : [lane, commonLane, reserveLane]
  const live = (await findNewestCodes(tx, phone, lanes)).filter(
    ({ usedAt, expiresAt, tries }) => !usedAt && expiresAt > now && tries < codeRules.tries,
  )
  const mac = macOf(secrets, phone, code)
  const right = live.find(({ codeMac }) => timingSafeEqual(codeMac, mac))
  // Staff are let in even then, and their codes have no more tries for it; others cannot tell.
  const open = !limited || (await isStaffPhone(tx, phone))
  if (right && open) return ok(right)
  if (open) await countTry(tx, ...live.map(({ id }) => id))
  if (limited) return err({ code: 'too_many_guesses' })
  const shown = live.find((known) => known.lane === lane) ?? live.find((known) => known.lane === commonLane)
  if (!shown) return err({ code: 'code_expired' })
  await insertEvent(tx, eventOf(phone, 'code_wrong', origin))
  const left = codeRules.tries - shown.tries - 1
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
