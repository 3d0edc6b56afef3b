import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { dropPayout, savePaidOut } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { deskToPayFrom, type NoCash } from '../cash/cash-desk.service.ts'
import { CLOCK_MS, dueAt, masked } from '../domain/cod.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { PayoutView } from './cod.contract.ts'
import { findParcelsOf } from './cod.repo.ts'
import { findChoice } from './cod-choice.repo.ts'
import type {
  BatchDetail,
  BatchList,
  BatchPayout,
  BatchView,
  OwedList,
  OwedParcels,
  OwedSender,
} from './cod-desk.contract.ts'
import {
  type Batch,
  findBatch,
  findBatches,
  findOwed,
  findPayout,
  findPayoutsIn,
  lockPayout,
  type OwedRow,
  type Payout,
  saveBatchSent,
  savePayoutConfirmed,
  savePayoutReturned,
  savePayoutSent,
  sumOwed,
} from './cod-payout.repo.ts'
import { keptForDebts, lockOwed, moveBack, moveOut, payOut } from './cod-payout.service.ts'
import { parcelView, payoutViewOf } from './cod-view.ts'

/** Shown at once, and paid in one run. */
export const MOST_SENDERS = 300
const MOST_PARCELS = 200
/** Over the counter nothing is left for a next time, so it takes more than anybody collects in the days it may wait. */
const MOST_IN_CASH = 3_000
const PAGE = 20

const owedView = (row: OwedRow): OwedSender => ({
  id: String(row.personId),
  full_name: row.fullName,
  company: row.company,
  phone: row.phone,
  amount: row.amount,
  parcels: row.parcels,
  late: row.late,
  late_amount: row.lateAmount,
  cash_back: row.cashBack,
  not_ready: row.notReady,
  // Cash that is carried back is never kept, nor what is not the sender's yet.
  kept_for_debts: Math.min(row.debts, row.amount - row.cashBack - row.notReady),
  due_at: dueAt({ collectedAt: row.first }).toISOString(),
  payout_to: row.payoutTo,
  account: row.accountTail === null ? null : masked(row.accountTail),
})

/** Whoever waits longest first, so those who wait too long stand on top. */
export async function listOwed(
  { db, now }: RequestContext,
  search: string | undefined,
): Promise<Ok<OwedList>> {
  const lateBefore = new Date(now.getTime() - CLOCK_MS)
  const { lateAmount, ...sums } = await sumOwed(db, lateBefore)
  const rows = await findOwed(db, { now, lateBefore }, search || undefined, MOST_SENDERS)
  return ok({
    items: rows.map(owedView),
    totals: { ...sums, late_amount: lateAmount },
  })
}

export async function listOwedParcels({ db, now }: RequestContext, id: string): Promise<Ok<OwedParcels>> {
  const person = Number(id)
  const query = { isPaid: false, orderId: undefined, after: undefined }
  const found = await findParcelsOf(db, person, query, MOST_PARCELS)
  const choice = (await findChoice(db, person, now))?.payoutTo ?? 'balance'
  return ok({ items: found.map((parcel) => parcelView(parcel, { choice, now, secrets: undefined })) })
}

export const batchViewOf = (batch: Batch): BatchView => ({
  id: String(batch.id),
  made_at: batch.madeAt.toISOString(),
  made_by: batch.madeBy,
  sent_at: batch.sentAt?.toISOString() ?? null,
  payouts: batch.payouts,
  amount: batch.amount,
  open: batch.open,
  returned: batch.returned,
})

/** Over the counter of the cashier's own desk: all that is owed, the cash that should have been carried back included. */
export function payInCash(
  context: RequestContext,
  id: string,
  amount: number,
): Promise<Result<PayoutView, Failure<'nothing_owed' | 'owed_changed' | 'payout_own'> | NoCash>> {
  const personId = Number(id)
  const by = personIn(context)
  if (personId === by) return Promise.resolve(err({ code: 'payout_own' }))
  return context.db.transaction(async (tx) => {
    const parcels = await lockOwed(tx, personId, 'all', MOST_IN_CASH)
    if (parcels.length === 0) return err({ code: 'nothing_owed' })
    // What was counted out is what is booked: a parcel more or less in between is a new count.
    const kept = [...(await keptForDebts(tx, personId, parcels, context.now)).values()]
    if (sumOf(parcels.map((parcel) => parcel.amount)) - sumOf(kept) !== amount)
      return err({ code: 'owed_changed' })
    const desk = await deskToPayFrom(tx, { person: by, locale: context.locale }, amount)
    if (!desk.ok) return desk
    const payout = { personId, how: 'cash', desk: desk.value, parcels, at: context.now, by } as const
    const payoutId = await payOut(tx, payout)
    await recordAudit(tx, context, {
      action: 'cod.pay-cash',
      object: `cod-payout:${payoutId}`,
      after: { amount },
    })
    return ok(payoutViewOf(await payoutOf(tx, payoutId)))
  })
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

async function payoutOf(db: Db, id: number): Promise<Payout> {
  const payout = await findPayout(db, id)
  if (!payout) throw new Error('a payout is never taken away')
  return payout
}

export async function listBatches(
  { db }: RequestContext,
  cursor: string | undefined,
): Promise<Ok<BatchList>> {
  const found = await findBatches(db, cursor === undefined ? undefined : Number(cursor), PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: page.map(batchViewOf),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

const batchPayoutOf = (payout: Payout): BatchPayout => ({
  ...payoutViewOf(payout),
  sender: { id: String(payout.personId), full_name: payout.fullName, company: payout.company },
  holder: payout.holder,
  mfo: payout.mfo,
})

export async function readBatch(
  { db }: Pick<RequestContext, 'db'>,
  id: string,
): Promise<Result<BatchDetail, Failure<'not_found'>>> {
  const batch = await findBatch(db, Number(id))
  if (!batch) return err({ code: 'not_found' })
  return ok({ ...batchViewOf(batch), items: (await findPayoutsIn(db, batch.id)).map(batchPayoutOf) })
}

/** The file is at the bank: from now on the money is out. */
export function sendBatch(
  context: RequestContext,
  id: string,
): Promise<Result<BatchDetail, Failure<'not_found' | 'payout_closed'>>> {
  const by = personIn(context)
  const at = context.now
  return context.db.transaction(async (tx) => {
    const batch = await findBatch(tx, Number(id))
    if (!batch) return err({ code: 'not_found' })
    if (!(await saveBatchSent(tx, batch.id, at, by))) return err({ code: 'payout_closed' })
    for (const { id: payoutId, personId, state } of await findPayoutsIn(tx, batch.id)) {
      if (state !== 'made') continue
      await moveOut(tx, 'bank', { personId, payoutId, at, by })
      await savePayoutSent(tx, payoutId)
      await savePaidOut(tx, payoutId, at)
    }
    await recordAudit(tx, context, {
      action: 'cod.send-batch',
      object: `cod-batch:${batch.id}`,
      after: { amount: batch.amount },
    })
    return readBatch({ db: tx }, id)
  })
}

type Verdict = { state: 'confirmed' } | { state: 'returned'; note: string }

/** What the bank said: it has arrived, or it came back and is owed again. */
export function closePayout(
  context: RequestContext,
  id: string,
  verdict: Verdict,
): Promise<Result<BatchPayout, Failure<'not_found' | 'payout_closed'>>> {
  const by = personIn(context)
  const at = context.now
  return context.db.transaction(async (tx) => {
    const payout = await lockPayout(tx, Number(id))
    if (payout?.how !== 'bank') return err({ code: 'not_found' })
    if (payout.state !== 'sent') return err({ code: 'payout_closed' })
    if (verdict.state === 'confirmed') await savePayoutConfirmed(tx, payout.id, at)
    else {
      await moveBack(tx, payout, at, by)
      await savePayoutReturned(tx, payout.id, at, verdict.note)
      await dropPayout(tx, payout.id)
    }
    await recordAudit(tx, context, {
      action: verdict.state === 'confirmed' ? 'cod.confirm' : 'cod.return',
      object: `cod-payout:${payout.id}`,
      after: { amount: payout.amount },
    })
    return ok(batchPayoutOf(await payoutOf(tx, payout.id)))
  })
}
