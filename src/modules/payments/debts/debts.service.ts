import { randomUUID } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { findPerson } from '#modules/accounts/index.ts'
import { balanceOf, type Debt, debtLimitOf, lockDebts, saveDisputed, sumOwed } from '#modules/ledger/index.ts'
import { lockBasket } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { closeCheckout, findDebtCheckouts, findItems } from '../checkout/checkout.repo.ts'
import { openCheckout, payUrlOf } from '../checkout/checkout.service.ts'
import { isMethodOn } from '../checkout/payments.service.ts'
import type { PaymentSettings } from '../checkout/payments.settings.ts'
import type { Checkout } from '../domain/checkout.ts'
import type { DebtPaymentType } from '../domain/debts.ts'
import { connectedTypes, providersOf } from '../providers/registry.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { DebtList, PayDebtsAnswer, PayDebtsRequest } from './debts.contract.ts'
import { closeDispute, findDisputes, findShownDebts, insertDispute } from './debts.repo.ts'
import { viewsOf } from './debts-view.ts'
import { fromBalance, settleDebts, sumOfDebts, undisputed } from './settle.service.ts'

const MOST = 200
/** A bill has no more lines than this; the next one takes the rest. */
const MOST_ON_BILL = 100

export async function listDebts(context: RequestContext): Promise<Ok<DebtList>> {
  return ok(await debtsOf(context.db, personIn(context), context.now))
}

async function debtsOf(db: Db, personId: number, now: Date): Promise<DebtList> {
  const debts = await findShownDebts(db, [personId], MOST)
  const owed = await sumOwed(db, personId)
  const { type } = await findPerson(db, personId)
  const limit = await debtLimitOf(db, { isMerchant: type === 8 })
  return {
    items: await viewsOf(db, debts, now),
    ...owed,
    limit,
    prepaid_only: owed.total > limit,
  }
}

type PayRefusal = Failure<'not_found' | 'nothing_owed' | 'insufficient_funds' | 'payment_unavailable'>

/** Everything about one person's bills happens under their basket's lock, as with every checkout. */
export function payDebts(
  context: RequestContext,
  settings: PaymentSettings,
  { payment_type: type, debt_ids: ids }: PayDebtsRequest,
): Promise<Result<PayDebtsAnswer, PayRefusal>> {
  const person = personIn(context)
  return context.db.transaction(async (tx) => {
    await lockBasket(tx, person)
    const open = await lockDebts(tx, person)
    const chosen = ids ? open.filter(({ id }) => ids.includes(String(id))) : undisputed(open, context.now)
    if (ids && chosen.length < new Set(ids).size) return err({ code: 'not_found' })
    if (chosen.length === 0) return err({ code: 'nothing_owed' })
    return type === 'balance'
      ? payFromBalance(tx, person, chosen, context.now)
      : openBill(tx, { context, settings, type, debts: chosen.slice(0, MOST_ON_BILL) })
  })
}

async function payFromBalance(
  tx: Db,
  person: number,
  debts: readonly Debt[],
  at: Date,
): Promise<Result<PayDebtsAnswer, PayRefusal>> {
  const sum = sumOfDebts(debts)
  if ((await balanceOf(tx, 'customer_balance', person)) < sum) return err({ code: 'insufficient_funds' })
  await settleDebts(tx, { debts, sum, source: `balance:${randomUUID()}`, at, by: person }, fromBalance(tx))
  return ok({ amount: sum, checkout: null })
}

type NewBill = {
  context: RequestContext
  settings: PaymentSettings
  type: Exclude<DebtPaymentType, 'balance'>
  debts: readonly Debt[]
}

/** The same question again answers with the same bill; another one takes the place of what was begun before. */
async function openBill(
  tx: Db,
  { context, settings, type, debts }: NewBill,
): Promise<Result<PayDebtsAnswer, PayRefusal>> {
  const { now, locale } = context
  const providers = providersOf(settings)
  if (!(await isMethodOn(tx, type, connectedTypes(providers)))) return err({ code: 'payment_unavailable' })
  const person = personIn(context)
  const items = debts.flatMap(({ orderId, remaining }) =>
    orderId === null ? [] : [{ orderId, amount: remaining }],
  )
  if (items.length === 0) return err({ code: 'nothing_owed' })
  const amount = items.reduce((sum, item) => sum + item.amount, 0)
  let same: Checkout | undefined
  for (const known of await findDebtCheckouts(tx, person, now)) {
    if (known.method === type && known.amount === amount && (await isFor(tx, known, items))) same = known
    else await closeCheckout(tx, known.id, 'cancelled', now)
  }
  const { number } =
    same ??
    (await openCheckout(tx, {
      ownerId: person,
      method: type,
      amount,
      purpose: 'debts',
      createdAt: now,
      items,
    }))
  const payUrl = payUrlOf(
    providers,
    settings,
    { number, amount, method: type, orderIds: [], purpose: 'debts' },
    locale,
  )
  assert(payUrl !== undefined, 'a method that is on has a provider')
  return ok({ amount, checkout: { number, pay_url: payUrl } })
}

async function isFor(
  tx: Db,
  { id }: Checkout,
  wanted: readonly { orderId: number; amount: number }[],
): Promise<boolean> {
  const items = await findItems(tx, id)
  return (
    items.length === wanted.length &&
    items.every((item) =>
      wanted.some(({ orderId, amount }) => orderId === item.orderId && amount === item.amount),
    )
  )
}

/** One word of the sender, one decision of the desk: what was decided is not asked again. */
export function disputeDebt(
  context: RequestContext,
  id: string,
  reason: string,
): Promise<Result<DebtList, Failure<'not_found' | 'debt_disputed' | 'debt_decided'>>> {
  const { now } = context
  const person = personIn(context)
  return context.db.transaction(async (tx) => {
    const debt = (await lockDebts(tx, person)).find((known) => String(known.id) === id)
    if (!debt) return err({ code: 'not_found' })
    if (debt.disputedAt) return err({ code: 'debt_disputed' })
    const [last] = await findDisputes(tx, [debt.id])
    if (last && last.openedAt >= debt.raisedAt) return err({ code: 'debt_decided' })
    // One that was open when its debt went away by itself: the parcel was lost, or the order cancelled.
    await closeDispute(tx, debt.id, { state: 'let_go', at: now, by: undefined, note: undefined })
    await insertDispute(tx, { debtId: debt.id, reason, at: now })
    await saveDisputed(tx, debt.id, now)
    return ok(await debtsOf(tx, person, now))
  })
}
