import { randomInt, timingSafeEqual } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { AcceptedFile } from '#platform/files/upload/accept-upload.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { BadgeCheck, DeskBadge, OwnBadge, WordAnswer } from './badge.contract.ts'
import {
  type CourierRow,
  findByBadge,
  findCourier,
  findNumber,
  holdTries,
  insertBadge,
  saveBadge,
  saveTries,
} from './badge.repo.ts'
import { drawBadgeNumber, proofFrom, readBadgeCode, wordLimit } from './domain/badge-code.ts'
import { codeWordFrom, dayOf, heard } from './domain/code-word.ts'
import { shownRating } from './domain/rating-rules.ts'
import { photoOf, savePhoto } from './photo.service.ts'
import { firstNameOf } from './rating.service.ts'

export type BadgeDeps = { db: Db; secrets: Secrets; now: Date }

const proofOf = (secrets: Secrets, number: string) => proofFrom(secrets.mac('courier badge', number))

/** Only we can know it, for each badge another, and tomorrow another again. */
const wordOf = (secrets: Secrets, number: string, day: string) =>
  codeWordFrom(secrets.mac('courier word', `${number} ${day}`))

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** What was typed or scanned. `byQr`: whoever asks holds the badge itself; undefined when no badge of ours says this. */
export function readBadge(secrets: Secrets, code: string): { number: string; byQr: boolean } | undefined {
  const read = readBadgeCode(code)
  if (!read || (read.proof !== undefined && !isSame(read.proof, proofOf(secrets, read.number))))
    return undefined
  return { number: read.number, byQr: read.proof !== undefined }
}

const notOurs: BadgeCheck = { ours: false, first_name: null, photo: null }

/** Unknown, replaced and given-back badges, and those of somebody who has left: not ours, and nothing else is told. */
export async function checkBadge(deps: BadgeDeps, number: string | undefined): Promise<BadgeCheck> {
  const courier = number === undefined ? undefined : await findByBadge(deps.db, number)
  if (!courier) return notOurs
  return {
    ours: true,
    first_name: firstNameOf(courier.fullName),
    photo: await photoOf(deps, courier.id),
  }
}

/**
 * The word is never shown to whoever asks, or an impostor would look it up: it is typed as the courier says it, and told
 * right or wrong. Wrong ones are counted at the badge, over all addresses.
 */
export function checkWord(
  { db, secrets, now }: BadgeDeps,
  number: string | undefined,
  word: string,
): Promise<Result<WordAnswer, Failure<'rate_limited'>>> {
  return db.transaction(async (tx) => {
    const courier = number === undefined ? undefined : await findByBadge(tx, number)
    if (!courier || number === undefined) return ok({ right: false })
    const tries = await holdTries(tx, number)
    assert(tries, 'a badge that was just found is there')
    const begun =
      tries.since && now.getTime() - tries.since.getTime() < wordLimit.windowMs ? tries.since : now
    const wrong = begun === tries.since ? tries.wrong : 0
    if (wrong >= wordLimit.tries) {
      const seconds = Math.ceil((begun.getTime() + wordLimit.windowMs - now.getTime()) / 1000)
      return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
    }
    const right = isSame(heard(word), heard(wordOf(secrets, number, dayOf(now).day)))
    if (!right) await saveTries(tx, number, { wrong: wrong + 1, since: begun })
    return ok({ right })
  })
}

const DRAWS = 10

/** Read back, because of two who ask at once only one gives it: a number shown must be the one that counts. */
export async function firstBadge(tx: Db, courierId: number, now: Date): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw++) {
    await insertBadge(tx, courierId, drawBadgeNumber(randomInt), now)
    const number = await findNumber(tx, courierId)
    if (number !== undefined) return number
  }
  assert(false, 'ten random numbers in a row were taken')
}

/** A number of its own, in the place of the one before. */
async function replaceBadge(tx: Db, courierId: number, now: Date): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw++) {
    const number = drawBadgeNumber(randomInt)
    if (await saveBadge(tx, courierId, number, now)) return number
  }
  assert(false, 'ten random numbers in a row were taken')
}

type Refusal = Failure<'not_found'>

/** Whoever becomes a courier has a badge from the first time somebody asks for it. */
async function withBadge(
  db: Db,
  id: number | string,
  now: Date,
): Promise<(CourierRow & { number: string }) | undefined> {
  const courier = await findCourier(db, id)
  if (!courier) return undefined
  return { ...courier, number: courier.number ?? (await firstBadge(db, courier.id, now)) }
}

/** What the courier shows and says at the door today. */
export function readOwnBadge(
  deps: BadgeDeps,
  person: number | undefined,
  publicUrl: string,
): Promise<Result<OwnBadge, Refusal>> {
  const { secrets, now } = deps
  assert(person !== undefined, 'a visitor has no badge')
  return deps.db.transaction(async (tx) => {
    const courier = await withBadge(tx, person, now)
    if (!courier) return err({ code: 'not_found' })
    const { day, ends } = dayOf(now)
    return ok({
      ...(await shownBadge({ ...deps, db: tx }, courier, publicUrl)),
      word: wordOf(secrets, courier.number, day),
      word_until: ends.toISOString(),
      rating: shownRating(courier) ?? null,
      ratings: courier.ratings,
    })
  })
}

async function shownBadge(
  deps: BadgeDeps,
  { id, number, fullName }: CourierRow & { number: string },
  publicUrl: string,
): Promise<DeskBadge> {
  return {
    number,
    link: `${publicUrl}/badge/${number}${proofOf(deps.secrets, number)}`,
    first_name: firstNameOf(fullName),
    photo: await photoOf(deps, id),
  }
}

/** For printing. The word of the day stays between the courier and whoever they deliver to. */
export function readDeskBadge(
  deps: BadgeDeps,
  id: string,
  publicUrl: string,
): Promise<Result<DeskBadge, Refusal>> {
  return deps.db.transaction(async (tx) => {
    const courier = await withBadge(tx, id, deps.now)
    return courier
      ? ok(await shownBadge({ ...deps, db: tx }, courier, publicUrl))
      : err({ code: 'not_found' })
  })
}

/** A badge was lost: its number and its QR are nobody's from now on. */
export function renewBadge(
  context: RequestContext,
  id: string,
  publicUrl: string,
): Promise<Result<DeskBadge, Refusal>> {
  return context.db.transaction(async (tx) => {
    const courier = await findCourier(tx, id)
    if (!courier) return err({ code: 'not_found' })
    const number = await replaceBadge(tx, courier.id, context.now)
    await recordAudit(tx, context, {
      action: 'courier.badge',
      object: `person:${courier.id}`,
      before: { number: courier.number },
      after: { number },
    })
    return ok(await shownBadge({ ...context, db: tx }, { ...courier, number }, publicUrl))
  })
}

/** Only the desk changes a face: one that its owner could change would prove nothing. */
export function changePhoto(
  context: RequestContext,
  id: string,
  file: AcceptedFile,
  publicUrl: string,
): Promise<Result<DeskBadge, Failure<'not_found' | 'upload_incomplete'>>> {
  return context.db.transaction(async (tx) => {
    const courier = await withBadge(tx, id, context.now)
    if (!courier) return err({ code: 'not_found' })
    const saved = await savePhoto(tx, file, courier.id, context.now)
    if (!saved.ok) return saved
    await recordAudit(tx, context, { action: 'courier.photo', object: `person:${courier.id}` })
    return ok(await shownBadge({ ...context, db: tx }, courier, publicUrl))
  })
}
