import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { findDebtAbout, lockDebts, post } from '#modules/ledger/index.ts'
import { type Order, readOrderFor } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { formatter } from '#platform/i18n/format.ts'
import { deskToPayInto } from '../cash/cash-desk.service.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { ParcelDebt, TakeCashRequest } from './debts.contract.ts'
import { settleDebts, type Way } from './settle.service.ts'

/** A courier reaches the parcel in their hands, an agent those of their point, the desk every one. */
export async function readParcelDebt(
  context: RequestContext,
  orderId: string,
): Promise<Result<ParcelDebt, Failure<'not_found'>>> {
  const order = await readOrderFor(context, Number(orderId))
  if (!order) return err({ code: 'not_found' })
  return ok(await viewOf(context.db, order))
}

async function viewOf(db: Db, { id }: Pick<Order, 'id'>): Promise<ParcelDebt> {
  const debt = await findDebtAbout(db, `order:${id}`)
  return { order_id: String(id), remaining: debt?.remaining ?? 0 }
}

/** Into whose hands it goes follows from who says so. Never more than is owed: what is too much was counted wrongly. */
export function takeCash(
  context: RequestContext,
  { order_id, amount }: TakeCashRequest,
): Promise<Result<ParcelDebt, Failure<'not_found' | 'nothing_owed' | 'debt_overpaid' | 'no_cash_desk'>>> {
  const by = personIn(context)
  return context.db.transaction(async (tx) => {
    const order = await readOrderFor({ ...context, db: tx }, Number(order_id))
    if (!order || order.ownerId === by) return err({ code: 'not_found' })
    const debts = (await lockDebts(tx, order.ownerId)).filter(({ orderId }) => orderId === order.id)
    const owed = debts[0]?.remaining ?? 0
    if (owed === 0) return err({ code: 'nothing_owed' })
    if (amount > owed)
      return err({ code: 'debt_overpaid', values: { amount: formatter(context.locale).money(owed) } })
    const into = await handsOf(tx, context, by)
    if (!into) return err({ code: 'no_cash_desk' })
    const payment = { debts, sum: amount, source: `cash:${randomUUID()}`, at: context.now, by }
    await settleDebts(tx, payment, into)
    await recordAudit(tx, context, {
      action: 'debt.take-cash',
      object: `order:${order.id}`,
      before: { owed },
      after: { owed: owed - amount },
    })
    return ok(await viewOf(tx, order))
  })
}

/** Whoever of the desk takes money over a counter has a till there, like an agent; a cashier has a cash desk, or takes none. */
async function handsOf(tx: Db, { caller }: RequestContext, by: number): Promise<Way | undefined> {
  switch (caller.kind) {
    case 'courier':
      return (about, facts) =>
        post(tx, { ...about, template: 'receivable_settled_to_courier', facts: { ...facts, courier: by } })
    case 'cashier': {
      const desk = await deskToPayInto(tx, by)
      if (!desk) return undefined
      return (about, facts) =>
        post(tx, { ...about, template: 'receivable_settled_to_desk', facts: { ...facts, desk: desk.id } })
    }
    default:
      return (about, facts) =>
        post(tx, { ...about, template: 'receivable_settled_to_agent', facts: { ...facts, agent: by } })
  }
}
