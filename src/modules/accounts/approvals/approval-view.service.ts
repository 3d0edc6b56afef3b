import { assert } from '#kernel/assert.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { callerKindOf, personTypes } from '../domain/person.ts'
import type { CallerKind } from '../domain/policy.ts'
import { releaseAt, rightFor, rolesFor, TRUST_AFTER_MS, whyNotApprove, whyTwo } from '../domain/two-people.ts'
import { numberIn, pageOf } from '../page.ts'
import { signedIn } from '../sign-in/session.service.ts'
import {
  type ApprovalRow,
  type DeedFailure,
  findApproval,
  findDecided,
  findWaiting,
  hasColleague,
  type Looker,
} from './approval.repo.ts'
import type { ApprovalList, ApprovalQuery, ApprovalView } from './approvals.contract.ts'

/** More than ever wait: what is not decided for weeks is rejected or withdrawn. */
const MOST_WAITING = 300
const PAGE = 30

export type Sight = Pick<RequestContext, 'db' | 'caller' | 'now' | 'translate'>

export const lookerIn = ({ caller, now }: Pick<Sight, 'caller' | 'now'>): Looker => ({
  person: signedIn(caller).person,
  since: new Date(now.getTime() - TRUST_AFTER_MS),
})

/** Waiting ones by their clock, all of them, before the first page of those that are decided. */
export async function listApprovals(
  sight: Sight,
  { status, cursor }: ApprovalQuery,
): Promise<Result<ApprovalList, never>> {
  const { db } = sight
  const looker = lookerIn(sight)
  const waiting = await viewsOf(sight, await findWaiting(db, looker, MOST_WAITING))
  const before = numberIn(cursor)
  const found = status === 'waiting' ? [] : await findDecided(db, looker, before, PAGE + 1)
  const { page, next_cursor } = pageOf(found, PAGE)
  const isFirst = before === undefined && status !== 'decided'
  return ok({
    items: [...(isFirst ? waiting : []), ...(await viewsOf(sight, page))],
    next_cursor,
    waiting: waiting.length,
    for_you: waiting.filter(({ may_approve }) => may_approve).length,
  })
}

export async function viewOf(sight: Sight, id: number): Promise<ApprovalView> {
  const row = await findApproval(sight.db, id, lookerIn(sight))
  assert(row, 'an approval is never taken away')
  const [view] = await viewsOf(sight, [row])
  assert(view, 'one row has one view')
  return view
}

async function viewsOf(sight: Sight, rows: readonly ApprovalRow[]): Promise<ApprovalView[]> {
  const views: ApprovalView[] = []
  for (const row of rows) views.push(await shown(sight, row))
  return views
}

async function shown(sight: Sight, row: ApprovalRow): Promise<ApprovalView> {
  const { person } = signedIn(sight.caller)
  const isWaiting = row.status === 'waiting'
  const isOwn = row.askedBy === person
  const right = rightFor(row.kind, row.input)
  const askerRole = callerKindOf({ role: row.askerRole, type: personTypes.personal })
  const whyNot = whyNotApprove(right, {
    person,
    role: sight.caller.kind as CallerKind,
    askedBy: row.askedBy,
    askerRole: row.askerStatus === 'active' ? askerRole : undefined,
    isOneHand: row.isOneHand,
  })
  const isAlone = isWaiting && isOwn && !(await hasColleague(sight.db, person, rolesFor(right)))
  const from = releaseAt(row.askedAt)
  return {
    id: String(row.id),
    kind: row.kind,
    subject: row.subject,
    amount: row.amount,
    input: row.input,
    why: whyTwo(row.kind, row),
    status: row.status,
    asked_by: { id: String(row.askedBy), full_name: row.askerName, role: row.askerRole },
    asked_at: row.askedAt.toISOString(),
    due: row.due?.toISOString() ?? null,
    decided_by:
      row.decidedBy === null ? null : { id: String(row.decidedBy), full_name: row.deciderName ?? '' },
    decided_at: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    not_possible: row.failure && said(sight, row.failure),
    may_approve: isWaiting && whyNot === undefined,
    why_not: isWaiting ? (whyNot ?? null) : null,
    may_withdraw: isWaiting && isOwn,
    may_release: isAlone && from <= sight.now,
    release_at: isAlone ? from.toISOString() : null,
  }
}

/** Deeds fail with codes of the product, and each of those has its message. */
export const said = ({ translate }: Pick<Sight, 'translate'>, { code, values }: DeedFailure) =>
  translate(`errors.${code}` as 'errors.internal', values)
