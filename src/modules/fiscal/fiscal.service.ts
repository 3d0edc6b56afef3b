import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { FiscalList, FiscalQuery, FiscalReceiptView } from './fiscal.contract.ts'
import { findReceipt, findReceipts, type Receipt, saveRetry } from './fiscal.repo.ts'

const PAGE = 30

export async function listReceipts(
  { db }: RequestContext,
  { state, cursor }: FiscalQuery,
): Promise<Ok<FiscalList>> {
  const before = cursor === undefined ? undefined : Number(cursor)
  const found = await findReceipts(db, { state, before }, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: page.map(viewOf),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

/** Somebody has put right what was wrong: a code, a shift, a roll of paper. */
export function retryReceipt(
  context: RequestContext,
  id: string,
): Promise<Result<FiscalReceiptView, { code: 'not_found' | 'receipt_not_failed' }>> {
  const { now } = context
  return context.db.transaction(async (tx) => {
    const receipt = await findReceipt(tx, Number(id))
    if (!receipt) return err({ code: 'not_found' })
    if (!(await saveRetry(tx, receipt.id, now))) return err({ code: 'receipt_not_failed' })
    await recordAudit(tx, context, {
      action: 'fiscal.retry',
      object: `fiscal:${receipt.id}`,
      after: { refusal: receipt.refusal },
    })
    return ok(viewOf({ ...receipt, state: 'waiting', tries: 0, nextTryAt: now }))
  })
}

const viewOf = (receipt: Receipt): FiscalReceiptView => ({
  id: String(receipt.id),
  kind: receipt.kind,
  state: receipt.state,
  order_id: receipt.orderId === null ? null : String(receipt.orderId),
  parts: receipt.parts.map(({ what, title, amount, stir }) => ({ what, title, amount, stir })),
  cash: receipt.cash,
  card: receipt.card,
  paid_at: receipt.paidAt.toISOString(),
  tries: receipt.tries,
  next_try_at: receipt.state === 'waiting' ? receipt.nextTryAt.toISOString() : null,
  refusal: receipt.refusal,
  origin_id: receipt.originId === null ? null : String(receipt.originId),
  number: receipt.number,
  sign: receipt.sign,
  url: receipt.url,
  registered_at: receipt.registeredAt?.toISOString() ?? null,
})
