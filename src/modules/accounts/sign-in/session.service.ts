import { createHash, randomBytes } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { inOneTurn } from '#platform/db/one-turn.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Caller } from '#platform/http/route.ts'
import { callerKindOf, type Person } from '../domain/person.ts'
import { type CallerKind, isAction, reachOf } from '../domain/policy.ts'
import { sessionRules } from '../domain/sign-in-rules.ts'
import { tokenIn } from '../domain/token-header.ts'
import { findPerson } from '../person.repo.ts'
import { eventOf, type Origin } from './code.service.ts'
import { insertEvent } from './history.repo.ts'
import {
  endOldest,
  endSession,
  endSessionOfToken,
  endSessions,
  findSessions,
  hasEndedWithPhone,
  insertSession,
  type OpenSession,
  touchSession,
} from './session.repo.ts'

/** More devices than anybody has; the longest unused ends first. */
const MAX_SESSIONS = 30
const TOKEN_BYTES = 32

/** Random enough that a plain hash tells nothing about it. */
const hashOf = (token: string) => createHash('sha256').update(token).digest()

const lifeFrom = (now: Date) => new Date(now.getTime() + sessionRules.lifeMs)

export async function openSession(
  tx: Db,
  { id: personId, role }: Pick<Person, 'id' | 'role'>,
  origin: Pick<Origin, 'address' | 'userAgent' | 'now'>,
  courierDevice?: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { now, userAgent, address } = origin
  const tokenHash = hashOf(token)
  const expiresAt = lifeFrom(now)
  await insertSession(tx, { personId, role, tokenHash, userAgent, address, now, expiresAt, courierDevice })
  await endOldest(tx, personId, now, MAX_SESSIONS)
  return token
}

export type Knock = { authorization: string | undefined; address: string; now: Date }

/**
 * Who calls, and how far they may reach with this action. A token that is not (or no longer) good makes a visitor: what
 * is open to everybody stays open, the rest answers 401; a phone that was ended hears that, and forgets what its PIN opens.
 */
export async function authorize(
  db: Db,
  action: string,
  knock: Knock,
): Promise<Result<Caller, Failure<'unauthorized' | 'forbidden'>>> {
  assert(isAction(action), `the action ${action} has no row in the policy table`)
  const session = await sessionOf(db, knock)
  const kind: CallerKind = session ? callerKindOf(session) : 'visitor'
  const reach = reachOf(kind, action)
  if (reach === undefined && session) return err({ code: 'forbidden' })
  if (reach === undefined) return err({ code: 'unauthorized', ...(await whyOver(db, knock)) })
  return ok({ kind, person: session?.personId, session: session?.id, reach })
}

async function whyOver(db: Db, { authorization }: Knock): Promise<Pick<Failure, 'extra'>> {
  const token = tokenIn(authorization)
  if (!token || !(await hasEndedWithPhone(db, hashOf(token)))) return {}
  return { extra: { because: 'device_ended' } }
}

const sessionOfToken = inOneTurn(findSessions)

async function sessionOf(db: Db, { authorization, address, now }: Knock): Promise<OpenSession | undefined> {
  const token = tokenIn(authorization)
  if (!token) return undefined
  const session = await sessionOfToken(db, hashOf(token).toString('hex'))
  if (!session || session.expiresAt <= now) return undefined
  const unseenMs = now.getTime() - session.seenAt.getTime()
  const hasMoved = session.address !== address && unseenMs >= sessionRules.moveAfterMs
  if (hasMoved || unseenMs >= sessionRules.touchAfterMs) {
    await touchSession(db, session.id, { address, now, expiresAt: lifeFrom(now) })
  }
  return session
}

export type SignedIn = { person: number; session: number }

/** For verbs that the policy table keeps from visitors. */
export function signedIn({ person, session }: Caller): SignedIn {
  assert(person !== undefined && session !== undefined, 'a visitor reached a verb for people')
  return { person, session }
}

/** Ends the session that asks and, when the body names another token of the same person, that one too. */
export async function signOut(
  { db }: { db: Db },
  who: SignedIn,
  token: string | undefined,
  origin: Origin,
): Promise<Result<Record<string, never>, never>> {
  await db.transaction(async (tx) => {
    await endSession(tx, who.person, who.session, origin.now)
    if (token) await endSessionOfToken(tx, who.person, hashOf(token.replace(/\s/g, '')), origin.now)
    await remember(tx, who.person, 'signed_out', origin)
  })
  return ok({})
}

export async function endDevice(
  { db }: { db: Db },
  who: SignedIn,
  id: string,
  origin: Origin,
): Promise<Result<{ ended: number }, Failure<'not_found'>>> {
  return db.transaction(async (tx) => {
    const ended = await endSession(tx, who.person, id, origin.now)
    if (ended === 0) return err({ code: 'not_found' })
    await remember(tx, who.person, 'session_ended', origin)
    return ok({ ended })
  })
}

export async function endDevices(
  { db }: { db: Db },
  who: SignedIn,
  which: 'others' | 'all',
  origin: Origin,
): Promise<Result<{ ended: number }, never>> {
  return db.transaction(async (tx) => {
    const ended = await endSessions(tx, who.person, origin.now, which === 'others' ? who.session : null)
    if (ended > 0) await remember(tx, who.person, 'session_ended', origin)
    return ok({ ended })
  })
}

async function remember(tx: Db, personId: number, kind: 'signed_out' | 'session_ended', origin: Origin) {
  const { phone } = await findPerson(tx, personId)
  if (phone) await insertEvent(tx, eventOf(phone, kind, origin))
}
