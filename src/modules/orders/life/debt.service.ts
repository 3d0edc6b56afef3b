import { findPerson } from '#modules/accounts/index.ts'
import { creditOf, debtLimitOf, moneyOf, sumOwed } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { isPaidOnTheWay, type PaymentType } from '../domain/order.ts'
import { findOrder, savePaid } from './order.repo.ts'

/** What has really come in for an order: earned, and neither owed nor given up nor paid by a promotion or a package. */
export async function cameInFor(db: Db, orderId: number): Promise<number> {
  const {
    revenue = 0,
    promotions = 0,
    prepaid = 0,
    receivable = 0,
    bad_debts = 0,
  } = await moneyOf(db, `order:${orderId}`)
  return revenue - promotions + prepaid - receivable - bad_debts
}

/** Something of its debt was paid: once the whole price has come in, the order is paid. */
export async function noteDebtPaid(tx: Db, orderId: number, at: Date): Promise<void> {
  const order = await findOrder(tx, orderId, { kind: 'any' })
  if (!order || order.paidAt !== null) return
  if ((await cameInFor(tx, orderId)) === order.total) await savePaid(tx, orderId, at)
}

/** A payment of its debt was taken back: the bank returned the payout it was kept from. */
export async function noteDebtOpen(tx: Db, orderId: number): Promise<void> {
  const order = await findOrder(tx, orderId, { kind: 'any' })
  // Only where the whole price was owed; a dearer weight beside a paid price leaves the order paid.
  const isOwed = order?.paymentType === 'receiver' || order?.paymentType === 'on_account'
  const wasOwed = isOwed || typeof order?.returnOf === 'number'
  if (order && wasOwed && order.paidAt !== null) await savePaid(tx, orderId, undefined)
}

/** Whoever owes more than the limit pays beforehand (DECISIONS, "Debts"). Undefined: they may choose. */
export async function prepaidOnly(
  db: Db,
  ownerId: number,
  type: PaymentType,
  locale: Locale,
): Promise<Failure<'debt_prepaid_only'> | undefined> {
  if (!isPaidOnTheWay(type)) return undefined
  const { total: owed } = await sumOwed(db, ownerId)
  if (owed === 0) return undefined
  const { type: accountType } = await findPerson(db, ownerId)
  const credit = (await creditOf(db, ownerId))?.limit ?? 0
  // What somebody may order on account is no debt too many.
  const limit = (await debtLimitOf(db, { isMerchant: accountType === 8 })) + credit
  if (owed <= limit) return undefined
  const { money } = formatter(locale)
  return { code: 'debt_prepaid_only', values: { owed: money(owed), limit: money(limit) } }
}
