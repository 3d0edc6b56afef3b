import { createHash, randomInt } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { splitLocale } from '#platform/i18n/locales.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { type Purpose, purposes } from './domain/purposes.ts'
import { drawToken, isToken } from './domain/token.ts'
import { deleteExpired, deleteLinks, endLinksBy, findLink, insertLink } from './links.repo.ts'

type Deps = { db: Db; secrets: Secrets }

export type ShortLink = {
  purpose: Purpose
  /** A path of the site, in the language of whoever gets the link: `localizedPath(locale, '/feedback/…')`. */
  target: string
  /** What it is about, `order:12345678`: by this name links are taken back. */
  reference: string
  expiresAt: Date
  now: Date
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const sealedFor = (purpose: Purpose) => `short link ${purpose}`

/**
 * The last part of the address `/{token}`. The answer is the only place where it exists: the database has its hash, and
 * the target, which may hold a secret of its own, sealed.
 */
export async function makeShortLink({ db, secrets }: Deps, link: ShortLink): Promise<string> {
  const { purpose, target, reference, now } = link
  const { leadsTo, longestLifeMs } = purposes[purpose]
  assert(leadsTo.test(splitLocale(target).path), `a link to ${purpose} leads to another page`)
  const longest = new Date(now.getTime() + longestLifeMs)
  const token = drawToken(randomInt)
  await insertLink(db, {
    tokenHash: hashOf(token),
    purpose,
    target: secrets.seal(sealedFor(purpose), target),
    reference,
    createdAt: now,
    expiresAt: link.expiresAt < longest ? link.expiresAt : longest,
  })
  return token
}

/** Where a link leads. Unknown, expired and revoked ones answer the same: undefined. */
export async function openShortLink(
  { db, secrets }: Deps,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const link = isToken(token) ? await findLink(db, hashOf(token), now) : undefined
  return link && secrets.open(sealedFor(link.purpose), link.target)
}

/** Takes back every link about this, or those of one purpose; answers how many there were. */
export function revokeLinks(tx: Db, reference: string, purpose?: Purpose): Promise<number> {
  return deleteLinks(tx, reference, purpose)
}

/** Links of one purpose about this end by then, those that end sooner as before; answers how many it concerned. */
export function shortenLinks(tx: Db, reference: string, purpose: Purpose, expiresAt: Date): Promise<number> {
  return endLinksBy(tx, reference, purpose, expiresAt)
}

const BATCH = 5_000

/** In batches, so that no statement runs into its time-out after a busy day. */
export async function sweepLinks(db: Db, now: Date): Promise<void> {
  for (let swept = BATCH; swept === BATCH; ) swept = await deleteExpired(db, now, BATCH)
}
