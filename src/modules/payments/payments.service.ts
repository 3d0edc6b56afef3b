import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { findRefundsDue, finishRefund, type Refund } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { type PaymentType, whyOff } from './domain/methods.ts'
import { findPaymentsFor } from './payment.repo.ts'
import type { DeskMethodView, MethodSwitch, MethodView, RefundList, RefundView } from './payments.contract.ts'
import { findMethod, findMethods, type MethodRow, switchMethod } from './payments.repo.ts'
import type { PaymentSettings } from './payments.settings.ts'
import { connectedTypes, providersOf } from './providers/registry.ts'

export type { PaymentSettings }

type Translate = RequestContext['translate']

export async function isMethodOn(
  db: Db,
  type: PaymentType,
  connected: readonly PaymentType[],
): Promise<boolean> {
  const { switchedOffAt } = await findMethod(db, type)
  return whyOff(type, connected, switchedOffAt !== null) === undefined
}

function viewOf(row: MethodRow, settings: PaymentSettings, translate: Translate): DeskMethodView {
  const off = whyOff(row.type, connectedTypes(providersOf(settings)), row.switchedOffAt !== null)
  return {
    type: row.type,
    enabled: off === undefined,
    reason: off === undefined ? null : translate(`payments.${off}`),
    off: off ?? null,
    note: row.note,
  }
}

/** Every method with its state: one that is off says why, so that a page can show it honestly. */
export async function listMethods(
  { db, translate }: Pick<RequestContext, 'db' | 'translate'>,
  settings: PaymentSettings,
): Promise<Ok<MethodView[]>> {
  const rows = await findMethods(db)
  return ok(
    rows.map((row) => {
      const { type, enabled, reason } = viewOf(row, settings, translate)
      return { type, enabled, reason }
    }),
  )
}

/** The same with what the desk has noted. */
export async function listMethodsForDesk(
  { db, translate }: Pick<RequestContext, 'db' | 'translate'>,
  settings: PaymentSettings,
): Promise<Ok<DeskMethodView[]>> {
  const rows = await findMethods(db)
  return ok(rows.map((row) => viewOf(row, settings, translate)))
}

export function setMethod(
  context: RequestContext,
  settings: PaymentSettings,
  type: PaymentType,
  { enabled, reason }: MethodSwitch,
): Promise<Ok<DeskMethodView>> {
  return context.db.transaction(async (tx) => {
    const offAt = enabled ? undefined : context.now
    const before = await switchMethod(tx, type, { offAt, note: reason })
    await recordAudit(tx, context, {
      action: 'payment-method.switch',
      object: `payment-method:${type}`,
      before: { enabled: before.switchedOffAt === null, reason: before.note },
      after: { enabled, reason },
    })
    return ok(viewOf(await findMethod(tx, type), settings, context.translate))
  })
}

const PAGE = 50

type Paid = Awaited<ReturnType<typeof findPaymentsFor>>[number]

const refundView = (refund: Refund, paid: readonly Paid[]): RefundView => ({
  id: String(refund.id),
  order_id: String(refund.orderId),
  provider: refund.provider,
  transaction:
    paid.find(({ orderId, provider }) => orderId === refund.orderId && provider === refund.provider)
      ?.externalId ?? null,
  amount: refund.amount,
  asked_at: refund.askedAt.toISOString(),
  done_at: refund.doneAt?.toISOString() ?? null,
  note: refund.note,
})

/** What still has to be sent back through a provider, the oldest first. */
export async function listRefunds(
  { db }: Pick<RequestContext, 'db'>,
  cursor: string | undefined,
): Promise<Ok<RefundList>> {
  const found = await findRefundsDue(db, Number(cursor ?? 0), PAGE + 1)
  const page = found.slice(0, PAGE)
  const paid = await findPaymentsFor(
    db,
    page.map(({ orderId }) => orderId),
  )
  return ok({
    items: page.map((refund) => refundView(refund, paid)),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
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
    if (!done) return err({ code: 'not_found' })
    const view = refundView(done, await findPaymentsFor(tx, [done.orderId]))
    await recordAudit(tx, context, { action: 'refund.done', object: `refund:${id}`, after: view })
    return ok(view)
  })
}
