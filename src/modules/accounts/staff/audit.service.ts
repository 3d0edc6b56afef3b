import { randomUUID } from 'node:crypto'
import { ok, type Result } from '#kernel/result.ts'
import { startOfDay } from '#kernel/tashkent.ts'
import { tellDesk } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type AuditAction, auditAreas } from '../domain/audit-actions.ts'
import { type NamedLine, type NamedThing, namedThings, thingsIn } from '../domain/audit-things.ts'
import { numberIn, pageOf } from '../page.ts'
import { findPeople } from '../person.repo.ts'
import { signedIn } from '../sign-in/session.service.ts'
import { findAudit, insertAudit, insertCommandLineAudit } from './audit.repo.ts'
import type { AuditList, AuditQuery } from './staff.contract.ts'

/** What of a call the log keeps. */
export type Actor = Pick<RequestContext, 'caller' | 'address' | 'now' | 'requestId'>

export type AuditLine = {
  action: AuditAction
  /** `kind:id`. */
  object: string
  before?: unknown
  after?: unknown
}

/**
 * Written in the transaction of the change itself: there is no change without its line, and no line without it. What one
 * of us has done may change what waits for the others.
 */
export async function recordAudit(tx: Db, actor: Actor, line: AuditLine): Promise<void> {
  const who = signedIn(actor.caller)
  await insertAudit(tx, {
    at: actor.now,
    personId: who.person,
    role: actor.caller.kind,
    action: line.action,
    object: line.object,
    before: line.before,
    after: line.after,
    address: actor.address,
    sessionId: who.session,
    requestId: actor.requestId,
  })
  await tellDesk(tx)
}

/** Done on the server itself, by somebody without an account here. */
export async function recordByCommandLine(tx: Db, now: Date, line: AuditLine): Promise<void> {
  await insertCommandLineAudit(tx, { ...line, at: now, requestId: randomUUID() })
}

/** What things of other modules are called; handed in where routes are wired. */
export type ThingNames = Readonly<
  Record<
    Exclude<NamedThing, 'person'>,
    (db: Db, ids: readonly number[], locale: Locale) => Promise<ReadonlyMap<number, string>>
  >
>

const PAGE = 50
const dayMs = 86_400_000

export async function listAudit(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  { object, person, kind, from, to, cursor }: AuditQuery,
  names: ThingNames,
): Promise<Result<AuditList, never>> {
  const found = await findAudit(db, {
    object,
    person,
    areas: kind && auditAreas[kind],
    from: from === undefined ? undefined : startOfDay(from),
    until: to === undefined ? undefined : new Date(startOfDay(to).getTime() + dayMs),
    before: numberIn(cursor),
    limit: PAGE + 1,
  })
  const { page, next_cursor } = pageOf(found, PAGE)
  return ok({
    items: page.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      person: { id: row.personId === null ? null : String(row.personId), full_name: row.fullName },
      role: row.role,
      action: row.action,
      object: row.object,
      before: row.before,
      after: row.after,
      address: row.address,
    })),
    names: await namesIn(db, page, names, locale),
    next_cursor,
  })
}

/** People as they are called today; who did it stays as they were called then. */
async function namesIn(
  db: Db,
  lines: readonly NamedLine[],
  names: ThingNames,
  locale: Locale,
): Promise<AuditList['names']> {
  const wanted = new Set(lines.flatMap(thingsIn))
  const idsOf = (kind: NamedThing) =>
    [...wanted].flatMap((thing) => {
      const [of, id] = thing.split(':')
      return of === kind && /^[1-9]\d{0,8}$/.test(id ?? '') ? [Number(id)] : []
    })
  const people = async () =>
    new Map([...(await findPeople(db, idsOf('person')))].map(([id, { fullName }]) => [id, fullName]))
  const [person, point, order] = await Promise.all([
    people(),
    names.point(db, idsOf('point'), locale),
    names.order(db, idsOf('order'), locale),
  ])
  const known = { person, point, order }
  return Object.fromEntries(
    namedThings.flatMap((kind) => [...known[kind]].map(([id, name]) => [`${kind}:${id}`, name])),
  )
}
