import { randomUUID } from 'node:crypto'
import { ok, type Result } from '#kernel/result.ts'
import { startOfDay } from '#kernel/tashkent.ts'
import { tellDesk } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type AuditAction, auditAreas } from '../domain/audit-actions.ts'
import {
  type ForeignThing,
  foreignThings,
  type NamedLine,
  type NamedThing,
  thingsIn,
} from '../domain/audit-things.ts'
import { numberIn, pageOf } from '../page.ts'
import { findPeople } from '../person.repo.ts'
import { signedIn } from '../sign-in/session.service.ts'
import { findAudit, insertAudit, insertCommandLineAudit } from './audit.repo.ts'
import { soughtName } from './sought-name.ts'
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
    ForeignThing,
    (db: Db, ids: readonly number[], locale: Locale) => Promise<ReadonlyMap<number, string>>
  >
>

const PAGE = 50
const dayMs = 86_400_000

export async function listAudit(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  { object, who = '', person, kind, from, to, cursor }: AuditQuery,
  names: ThingNames,
): Promise<Result<AuditList, never>> {
  const sought = soughtName(who)
  if (who && !sought.digits && !sought.nameKey) return ok({ items: [], next_cursor: null })
  const isOne = object?.includes(':') ?? false
  const found = await findAudit(db, {
    object: isOne ? object : undefined,
    thingsLike: object && !isOne ? `${object.replace(/[\\%_]/g, '')}:%` : undefined,
    ...sought,
    person,
    areas: kind && auditAreas[kind],
    from: from === undefined ? undefined : startOfDay(from),
    until: to === undefined ? undefined : new Date(startOfDay(to).getTime() + dayMs),
    before: numberIn(cursor),
    limit: PAGE + 1,
  })
  const { page, next_cursor } = pageOf(found, PAGE)
  const known = await namesIn(db, page, { names, locale })
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
      names: Object.fromEntries(
        thingsIn(row).flatMap((thing) => {
          const name = known.get(thing)
          return name ? [[thing, name]] : []
        }),
      ),
    })),
    next_cursor,
  })
}

/** People as they are called today; who did it stays as they were called then. */
async function namesIn(
  db: Db,
  lines: readonly NamedLine[],
  { names, locale }: { names: ThingNames; locale: Locale },
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(lines.flatMap(thingsIn))
  const idsOf = (kind: NamedThing) =>
    [...wanted].flatMap((thing) => {
      const [of, id] = thing.split(':')
      return of === kind && /^[1-9]\d{0,8}$/.test(id ?? '') ? [Number(id)] : []
    })
  const people = await findPeople(db, idsOf('person'))
  const known = new Map([...people].map(([id, { fullName }]) => [`person:${id}`, fullName]))
  for (const kind of foreignThings)
    for (const [id, name] of await names[kind](db, idsOf(kind), locale)) known.set(`${kind}:${id}`, name)
  return known
}
