import { randomUUID } from 'node:crypto'
import { ok, type Result } from '#kernel/result.ts'
import { tellDesk } from '#modules/worklist/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { AuditAction } from '../domain/audit-actions.ts'
import { numberIn, pageOf } from '../page.ts'
import { signedIn } from '../sign-in/session.service.ts'
import { findAudit, insertAudit, insertCommandLineAudit } from './audit.repo.ts'
import type { AuditList } from './staff.contract.ts'

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

const PAGE = 50

export async function listAudit(
  { db }: { db: Db },
  { object, cursor }: { object?: string | undefined; cursor?: string | undefined },
): Promise<Result<AuditList, never>> {
  const before = numberIn(cursor)
  const found = await findAudit(db, { object, before, limit: PAGE + 1 })
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
    next_cursor,
  })
}
