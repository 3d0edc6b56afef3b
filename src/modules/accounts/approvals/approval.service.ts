import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { callerKindOf } from '../domain/person.ts'
import {
  type ApprovalKind,
  type Json,
  mayApprove,
  releaseAt,
  rightFor,
  rolesFor,
  type WhyNot,
  whyNotApprove,
} from '../domain/two-people.ts'
import { approvalReleased } from '../events.ts'
import { proveSecondStep } from '../sign-in/second-step.service.ts'
import { signedIn } from '../sign-in/session.service.ts'
import { recordAudit } from '../staff/audit.service.ts'
import {
  type Approval,
  type DeedFailure,
  findApproval,
  hasColleague,
  holdStanding,
  lockApproval,
  type Standing,
  saveFailure,
  saveVerdict,
  type Verdict,
} from './approval.repo.ts'
import { lookerIn, said, viewOf } from './approval-view.service.ts'
import type { ApprovalView } from './approvals.contract.ts'

/** What is done on a yes, in the transaction of the yes. A failure undoes all of it. */
export type ApprovalDeed = (
  tx: Db,
  asked: {
    subject: string
    amount: number | null
    input: Json
    askedBy: number
    askedAt: Date
    /** The one who asked when they went alone. */
    approvedBy: number
    now: Date
    /** The call of whoever approves, with `db` the same transaction. */
    context: RequestContext
    /** What the call's key waits on meanwhile: a long deed speaks to it now and then, or the database ends it. */
    outer: Db
  },
) => Promise<Result<unknown, Failure>>

export type ApprovalDeeds = Record<ApprovalKind, ApprovalDeed>

type Outcome<Code extends string> = Promise<Result<ApprovalView, Failure<Code>>>
type Untouchable = 'not_found' | 'approval_decided'

/** Beside the transaction of the call's key, so that a deed that fails halfway leaves nothing behind. */
const apart = ({ db }: Pick<RequestContext, 'db'>): Db => db.root ?? db

async function lockWaiting(tx: Db, id: string): Promise<Result<Approval, Failure<Untouchable>>> {
  const approval = await lockApproval(tx, id)
  if (!approval) return err({ code: 'not_found' })
  return approval.status === 'waiting' ? ok(approval) : err({ code: 'approval_decided' })
}

/** Agrees and does it. The role counts as it is now, not as it was when the page was opened. */
export async function approve(
  context: RequestContext,
  deeds: ApprovalDeeds,
  id: string,
): Outcome<Untouchable | WhyNot | 'approval_not_possible'> {
  const { person } = signedIn(context.caller)
  return doing(context, async (tx): Outcome<Untouchable | WhyNot> => {
    const waiting = await lockWaiting(tx, id)
    if (!waiting.ok) return waiting
    const approval = waiting.value
    const refusal = await whyNot(tx, context, approval)
    if (refusal) return err({ code: refusal })
    await doDeed(tx, context, deeds, approval)
    return close(tx, context, approval, { status: 'approved', by: person, at: context.now })
  })
}

async function whyNot(tx: Db, context: RequestContext, approval: Approval): Promise<WhyNot | undefined> {
  const { person } = signedIn(context.caller)
  const { askedBy, kind, input } = approval
  const standing = await holdStanding(tx, [person, askedBy])
  const role = roleOf(standing, person)
  if (role === undefined) return 'forbidden'
  const row = await findApproval(tx, approval.id, lookerIn(context))
  assert(row, 'an approval is never taken away')
  return whyNotApprove(rightFor(kind, input), {
    person,
    role,
    askedBy,
    askerRole: roleOf(standing, askedBy),
    isOneHand: row.isOneHand,
  })
}

function roleOf(standing: readonly Standing[], person: number) {
  const found = standing.find(({ id, status }) => id === person && status === 'active')
  return found && callerKindOf(found)
}

/** Refuses. What was asked for stays undone, and can be asked for anew. */
export async function reject(
  context: RequestContext,
  id: string,
  reason: string,
): Outcome<Untouchable | 'forbidden' | 'approval_own'> {
  const { person } = signedIn(context.caller)
  return context.db.transaction(async (tx): Outcome<Untouchable | 'forbidden' | 'approval_own'> => {
    const waiting = await lockWaiting(tx, id)
    if (!waiting.ok) return waiting
    const approval = waiting.value
    const refusal = await whyNot(tx, context, approval)
    // A no is safe also when the one who asked has left, or has only just let this person in.
    if (refusal === 'approval_own' || refusal === 'forbidden') return err({ code: refusal })
    return close(tx, context, approval, { status: 'rejected', by: person, at: context.now, reason })
  })
}

export async function withdraw(
  context: RequestContext,
  id: string,
): Outcome<Untouchable | 'approval_not_own'> {
  const { person } = signedIn(context.caller)
  return context.db.transaction(async (tx): Outcome<Untouchable | 'approval_not_own'> => {
    const waiting = await lockWaiting(tx, id)
    if (!waiting.ok) return waiting
    const approval = waiting.value
    if (approval.askedBy !== person) return err({ code: 'approval_not_own' })
    return close(tx, context, approval, { status: 'withdrawn', by: person, at: context.now })
  })
}

type Unreleasable =
  | Untouchable
  | 'forbidden'
  | 'approval_not_own'
  | 'approval_release_early'
  | 'approval_somebody_else'
  | 'second_step_wrong'
  | 'too_many_guesses'

/** Alone, where nobody else could: a day later, with the second step, and told to every administrator. */
export async function release(
  context: RequestContext,
  deeds: ApprovalDeeds,
  id: string,
  totp: string,
): Outcome<Unreleasable | 'approval_not_possible'> {
  const { person } = signedIn(context.caller)
  return doing(context, async (tx): Outcome<Unreleasable> => {
    const waiting = await lockWaiting(tx, id)
    if (!waiting.ok) return waiting
    const approval = waiting.value
    if (approval.askedBy !== person) return err({ code: 'approval_not_own' })
    const right = rightFor(approval.kind, approval.input)
    const role = roleOf(await holdStanding(tx, [person]), person)
    if (role === undefined || !mayApprove(role, right)) return err({ code: 'forbidden' })
    if (context.now < releaseAt(approval.askedAt)) return err({ code: 'approval_release_early' })
    if (await hasColleague(tx, person, rolesFor(right))) return err({ code: 'approval_somebody_else' })
    const step = await proveSecondStep(tx, context.secrets, { person, totp, origin: context })
    if (!step.ok) return step
    await doDeed(tx, context, deeds, approval)
    await emit(tx, approvalReleased, `approval:${approval.id}`, { approvalId: approval.id })
    return close(tx, context, approval, { status: 'released', by: person, at: context.now })
  })
}

/** Thrown to undo what the deed and the yes have written. */
class DeedRefused extends Error {
  override name = 'DeedRefused'
  readonly approval: number
  readonly failure: DeedFailure

  constructor(approval: number, failure: DeedFailure) {
    super(failure.code)
    this.approval = approval
    this.failure = failure
  }
}

async function doDeed(
  tx: Db,
  context: RequestContext,
  deeds: ApprovalDeeds,
  { id, kind, subject, amount, input, askedBy, askedAt }: Approval,
): Promise<void> {
  const deed = deeds[kind]
  assert(deed, `nobody does what an approval of the kind ${kind} is for`)
  const { person } = signedIn(context.caller)
  const done = await deed(tx, {
    subject,
    amount,
    input,
    askedBy,
    askedAt,
    approvedBy: person,
    now: context.now,
    context: { ...context, db: tx },
    outer: context.db,
  })
  if (done.ok) return
  const { code, values } = done.error
  throw new DeedRefused(id, values ? { code, values } : { code })
}

/** The world may have changed since it was asked for: then nothing is done, it keeps waiting, and the reason is told. */
async function doing<Code extends string>(
  context: RequestContext,
  work: (tx: Db) => Outcome<Code>,
): Outcome<Code | 'approval_not_possible'> {
  const db = apart(context)
  try {
    return await db.transaction(work)
  } catch (error) {
    if (!(error instanceof DeedRefused)) throw error
    await saveFailure(db, error.approval, error.failure)
    const reason = said(context, error.failure)
    return err({ code: 'approval_not_possible', values: { reason } })
  }
}

async function close(
  tx: Db,
  context: RequestContext,
  { id, kind, subject, amount, askedBy }: Approval,
  verdict: Verdict,
): Promise<Result<ApprovalView, never>> {
  await saveVerdict(tx, id, verdict)
  await recordAudit(tx, context, {
    action: auditActions[verdict.status],
    object: `approval:${id}`,
    before: { status: 'waiting', asked_by: askedBy },
    after: { status: verdict.status, kind, subject, amount, reason: verdict.reason },
  })
  return ok(await viewOf({ ...context, db: tx }, id))
}

const auditActions = {
  approved: 'approval.approve',
  rejected: 'approval.reject',
  withdrawn: 'approval.withdraw',
  released: 'approval.release',
} as const satisfies Record<Verdict['status'], string>
