import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { WaitingApproval } from '#platform/fields/fields.ts'
import { callerKindOf } from '../domain/person.ts'
import type { ApprovalKind, Json } from '../domain/two-people.ts'
import { findPerson } from '../person.repo.ts'
import { insertAudit } from '../staff/audit.repo.ts'
import { type Actor, recordAudit } from '../staff/audit.service.ts'
import { findWaitingOf, insertApproval } from './approval.repo.ts'

export type ApprovalAsked = {
  kind: ApprovalKind
  /** `kind:id` of what it is about. One approval of a kind waits for a subject at a time. */
  subject: string
  amount: number | null
  /** What the deed needs, and the facts people decide by: it is shown to them. */
  input: Json
  askedBy: number
  now: Date
  /** When the money has to be out, where such a clock runs. */
  due: Date | null
  /** The call it was asked with, for the audit log. */
  actor?: Actor
}

/** Leaves it for a second person, in the transaction of whoever asks. */
export async function askApproval(
  tx: Db,
  { actor, now, ...asked }: ApprovalAsked,
): Promise<Result<{ approval: number }, 'approval_waiting'>> {
  const { kind, subject, amount, input, askedBy } = asked
  const approval = await insertApproval(tx, { ...asked, askedAt: now })
  if (approval === undefined) return err('approval_waiting')
  const line = { action: 'approval.ask', object: `approval:${approval}` } as const
  const after = { kind, subject, amount, input }
  if (actor) await recordAudit(tx, actor, { ...line, after })
  else
    await insertAudit(tx, {
      ...line,
      after,
      before: undefined,
      at: now,
      personId: askedBy,
      role: callerKindOf(await findPerson(tx, askedBy)),
      address: '',
      sessionId: null,
      requestId: '',
    })
  return ok({ approval })
}

/** What waits of a kind, by its subject: shown with the thing itself. */
export async function waitingApprovals(
  db: Db,
  kind: ApprovalKind,
  subjects: readonly string[],
): Promise<Map<string, WaitingApproval>> {
  if (subjects.length === 0) return new Map()
  const rows = await findWaitingOf(db, kind, subjects)
  return new Map(
    rows.map(({ id, subject, askedAt }) => [subject, { id: String(id), asked_at: askedAt.toISOString() }]),
  )
}
