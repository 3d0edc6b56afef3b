import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import {
  type ApprovalDeed,
  askApproval,
  recordAudit,
  waitingApprovals,
  whyTwo,
} from '#modules/accounts/index.ts'
import { finishRefund, type Refund, readRefunds } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { RefundList, RefundQuery, RefundView } from './refund-history.contract.ts'
import { findRefundFacts, findRefundIds } from './refund-history.repo.ts'

const PAGE = 50

/** In the order they are given. */
export async function refundViewsOf(db: Db, refunds: readonly Refund[]): Promise<RefundView[]> {
  const facts = await findRefundFacts(
    db,
    refunds.map(({ id }) => id),
  )
  const waiting = await waitingApprovals(
    db,
    'refund',
    refunds.map(({ id }) => subjectOf(id)),
  )
  return refunds.map((refund) => {
    const known = facts.find(({ id }) => id === refund.id)
    return {
      id: String(refund.id),
      order_id: String(refund.orderId),
      provider: refund.provider,
      transaction: known?.transaction ?? null,
      checkout: known?.checkout ?? null,
      amount: refund.amount,
      asked_at: refund.askedAt.toISOString(),
      done_at: refund.doneAt?.toISOString() ?? null,
      done_by: known?.doneBy ?? null,
      note: refund.note,
      approval: waiting.get(subjectOf(refund.id)) ?? null,
    }
  })
}

/** What still has to be sent back through a provider, or what was sent. */
export async function listRefunds(
  { db }: Pick<RequestContext, 'db'>,
  { status, provider, q, cursor }: RefundQuery,
): Promise<Ok<RefundList>> {
  const text = q?.trim() ?? ''
  if (text !== '' && !/^[1-9]\d{7}$/.test(text)) return ok({ items: [], next_cursor: null })
  const filter = {
    isDone: status === 'done',
    provider,
    orderId: text === '' ? undefined : Number(text),
    after: cursor === undefined ? undefined : Number(cursor),
  }
  const found = await findRefundIds(db, filter, PAGE + 1)
  const page = found.slice(0, PAGE)
  const refunds = await readRefunds(db, page)
  return ok({
    items: await refundViewsOf(
      db,
      page.flatMap((id) => refunds.filter((refund) => refund.id === id)),
    ),
    next_cursor: found.length > PAGE ? String(page.at(-1)) : null,
  })
}

const subjectOf = (id: number) => `refund:${id}`

type Done = { by: number; at: Date; note: string | undefined }

/** Somebody has sent it in the provider's cabinet; the books had it before. A large one counts as sent when a second
 * person has looked at it. */
export function closeRefund(
  context: RequestContext,
  id: string,
  note: string | undefined,
): Promise<Result<RefundView, { code: 'not_found' | 'approval_waiting' }>> {
  const [by, now] = [personIn(context), context.now]
  return context.db.transaction(async (tx) => {
    const [refund] = await readRefunds(tx, [Number(id)])
    if (!refund || refund.doneAt !== null) return err({ code: 'not_found' })
    const view = await viewOf(tx, refund)
    const { amount, order_id, provider, transaction } = view
    const asked = { amount, input: { order_id, provider, transaction, note } }
    const subject = subjectOf(refund.id)
    if (whyTwo('refund', asked).length === 0) return close(tx, context, refund.id, { by, at: now, note })
    const waits = await askApproval(tx, {
      kind: 'refund',
      subject,
      ...asked,
      askedBy: by,
      now,
      due: null,
      actor: context,
    })
    return waits.ok ? ok(await viewOf(tx, refund)) : err({ code: waits.error })
  })
}

/** On the yes of a second person. */
export const closeRefundByTwo: ApprovalDeed = async (tx, { subject, input, approvedBy, now, context }) => {
  const note = (input as { note?: string }).note
  const id = Number(subject.slice(subjectOf(0).length - 1))
  const closed = await close(tx, context, id, { by: approvedBy, at: now, note })
  return closed.ok ? closed : err({ code: 'refund_done' })
}

async function close(
  tx: Db,
  context: RequestContext,
  id: number,
  done: Done,
): Promise<Result<RefundView, { code: 'not_found' }>> {
  const refund = await finishRefund(tx, id, done)
  if (!refund) return err({ code: 'not_found' })
  const view = await viewOf(tx, refund)
  await recordAudit(tx, context, { action: 'refund.done', object: subjectOf(id), after: view })
  return ok(view)
}

async function viewOf(db: Db, refund: Refund): Promise<RefundView> {
  const [view] = await refundViewsOf(db, [refund])
  assert(view, 'one refund has one view')
  return view
}
