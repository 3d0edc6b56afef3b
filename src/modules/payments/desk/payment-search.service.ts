import { err, ok, type Result } from '#kernel/result.ts'
import { startOfDay } from '#kernel/tashkent.ts'
import { findMovementsAbout, type MovementSummary, titleOf } from '#modules/ledger/index.ts'
import { findRefundsOf } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findCheckout } from '../checkout/checkout.repo.ts'
import { findPaymentsOf } from '../checkout/payment.repo.ts'
import { type Bill, readBill } from '../checkout/till.service.ts'
import { findDifferencesOf } from '../comparison/comparison.repo.ts'
import { type CheckoutStatus, statusOf } from '../domain/checkout.ts'
import { type Payment, type PaymentState, stageOf, states } from '../domain/payment.ts'
import { soughtBy } from '../domain/payment-search.ts'
import { endOf } from '../domain/tashkent-day.ts'
import type { CheckoutLine, CheckoutLines, PaymentQuery, PaymentStory } from './payment-search.contract.ts'
import {
  type CheckoutRow,
  findCheckouts,
  findPayer,
  findReceipts,
  type PaymentFilter,
} from './payment-search.repo.ts'
import { refundViewsOf } from './refund-history.service.ts'

const PAGE = 30

export async function searchPayments(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  providers: readonly string[],
  query: PaymentQuery,
): Promise<Result<CheckoutLines, never>> {
  const text = query.q?.trim() ?? ''
  const sought = text === '' ? undefined : soughtBy(text)
  if (text !== '' && !sought) return ok({ items: [], next_cursor: null })
  const filter: PaymentFilter = {
    sought,
    providers: query.provider ? [query.provider] : providers,
    states: statesOf(query),
    amount: query.amount,
    from: query.from === undefined ? undefined : startOfDay(query.from),
    until: query.to === undefined ? undefined : endOf(query.to),
    before: beforeIn(query.cursor),
  }
  const found = await findCheckouts(db, filter, PAGE + 1)
  const page = found.slice(0, PAGE)
  const last = page.at(-1)
  return ok({
    items: page.map((row) => lineOf(row, now)),
    next_cursor: found.length > PAGE && last ? `${last.createdAt.getTime()}.${last.id}` : null,
  })
}

function beforeIn(cursor: string | undefined): PaymentFilter['before'] {
  const [ms, id] = cursor?.split('.') ?? []
  return id === undefined ? undefined : { createdAt: new Date(Number(ms)), id: Number(id) }
}

const everyState = Object.values(states)

function statesOf({ provider, stage }: PaymentQuery): readonly PaymentState[] | undefined {
  if (stage === 'none') return []
  if (stage === undefined) return provider === undefined ? undefined : everyState
  return everyState.filter((state) => stageOf({ state }) === stage)
}

const payerOf = ({ id, fullName, company, phone }: CheckoutRow['payer']) => ({
  id: String(id),
  full_name: fullName,
  company,
  phone,
})

/** As written down, and whether its time is over; the page of one looks at its orders too. */
function lineOf(row: CheckoutRow, now: Date): CheckoutLine {
  return {
    id: row.number,
    status: statusOf(row, true, now),
    method: row.method,
    amount: row.amount,
    created_at: row.createdAt.toISOString(),
    payer: payerOf(row.payer),
    orders: row.orders.map(String),
    payments: row.payments.map((payment) => ({
      provider: payment.provider,
      transaction: payment.externalId,
      stage: stageOf(payment),
    })),
  }
}

/** Everything about one checkout: whose, for what, what the provider said and when, the books, what went back. */
export async function readPaymentStory(
  context: Pick<RequestContext, 'db' | 'now' | 'translate'>,
  number: string,
): Promise<Result<PaymentStory, { code: 'not_found' }>> {
  const { db, now } = context
  const checkout = await findCheckout(db, number)
  if (!checkout) return err({ code: 'not_found' })
  const bill = await readBill(db, checkout, now)
  const payments = await findPaymentsOf(db, checkout.id)
  const orderIds = bill.items.map(({ orderId }) => orderId)
  const references = [`checkout:${number}`, ...orderIds.map((id) => `order:${id}`)]
  return ok({
    ...headOf(bill),
    payer: payerOf(await findPayer(db, checkout.ownerId)),
    orders: ordersOf(bill, payments, context),
    payments: await paymentsOf(db, payments),
    money: (await findMovementsAbout(db, references)).map((row) => movementOf(row, context)),
    refunds: await refundViewsOf(db, await findRefundsOf(db, orderIds)),
    differences: (await findDifferencesOf(db, number)).map(({ comparisonId, day, kind }) => ({
      comparison: String(comparisonId),
      day,
      kind,
    })),
  })
}

function headOf(bill: Bill) {
  const status: CheckoutStatus = bill.status
  return {
    id: bill.number,
    status,
    method: bill.method,
    amount: bill.amount,
    created_at: bill.createdAt.toISOString(),
    expires_at: bill.expiresAt.toISOString(),
    closed_at: bill.closedAt?.toISOString() ?? null,
    has_link: bill.hasLink,
  }
}

function ordersOf(
  { items }: Bill,
  payments: readonly Payment[],
  { translate }: Pick<RequestContext, 'translate'>,
): PaymentStory['orders'] {
  return items.map(({ order, amount, paymentId }) => ({
    id: String(order.id),
    tracking_code: order.trackingCode,
    status: order.status,
    status_label: translate(`orders.status.${order.status}`),
    amount,
    paid_by: payments.find(({ id }) => id === paymentId)?.externalId ?? null,
  }))
}

async function paymentsOf(db: Db, payments: readonly Payment[]): Promise<PaymentStory['payments']> {
  const receipts = await findReceipts(
    db,
    payments.map(({ id }) => id),
  )
  return payments.map((payment) => ({
    provider: payment.provider,
    transaction: payment.externalId,
    stage: stageOf(payment),
    amount: payment.amount,
    to_balance: payment.toBalance,
    begun_at: payment.providerTime.toISOString(),
    created_at: payment.createdAt.toISOString(),
    performed_at: payment.performedAt?.toISOString() ?? null,
    cancelled_at: payment.cancelledAt?.toISOString() ?? null,
    reason: payment.reason,
    has_receipt: receipts.has(payment.id),
  }))
}

function movementOf(
  row: MovementSummary,
  { translate }: Pick<RequestContext, 'translate'>,
): PaymentStory['money'][number] {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    title: titleOf(row, translate),
    amount: row.amount,
    about: row.reference,
    is_reversal: row.isReversal,
    by: row.by,
  }
}
