import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { finishRefund, type Refund, readRefunds } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { RefundList, RefundQuery, RefundView } from './refund-history.contract.ts'
import { findRefundFacts, findRefundIds } from './refund-history.repo.ts'

const PAGE = 50

/** In the order they are given. */
export async function refundViewsOf(db: Db, refunds: readonly Refund[]): Promise<RefundView[]> {
  const facts = await findRefundFacts(
    db,
    refunds.map(({ id }) => id),
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

/** Somebody has sent it in the provider's cabinet; the books had it before. */
export function closeRefund(
  context: RequestContext,
  id: string,
  note: string | undefined,
): Promise<Result<RefundView, { code: 'not_found' }>> {
  return context.db.transaction(async (tx) => {
    const done = await finishRefund(tx, Number(id), { at: context.now, by: context.caller.person, note })
    const [view] = done ? await refundViewsOf(tx, [done]) : []
    if (!view) return err({ code: 'not_found' })
    await recordAudit(tx, context, { action: 'refund.done', object: `refund:${id}`, after: view })
    return ok(view)
  })
}
