import { timingSafeEqual } from 'node:crypto'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { countWrongCashCode, lockOrders } from '#modules/orders/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { CODE_TRIES, dueAt } from '../domain/cod.ts'
import { personIn } from '../top-up/top-up.service.ts'
import type { CodList, CodParcelView, CodQuery, CodSummary, PayoutList } from './cod.contract.ts'
import { type CodParcel, findParcel, findParcelsOf, sumOf } from './cod.repo.ts'
import { findChoice } from './cod-choice.repo.ts'
import { viewFor } from './cod-choice.service.ts'
import { findPayoutsOf } from './cod-payout.repo.ts'
import { carryBack } from './cod-payout.service.ts'
import { cashCodeOf, parcelView, payoutViewOf } from './cod-view.ts'

const PAGE = 20

/** The sender's own parcels whose money was collected, with their clocks. */
export async function listParcels(context: RequestContext, query: CodQuery): Promise<Ok<CodList>> {
  const { db, now, secrets } = context
  const person = personIn(context)
  const [at, orderId] = query.cursor?.split('-').map(Number) ?? []
  const found = await findParcelsOf(
    db,
    person,
    {
      isPaid: query.status === undefined ? undefined : query.status === 'paid',
      orderId: query.order_id === undefined ? undefined : Number(query.order_id),
      after: at === undefined || orderId === undefined ? undefined : { at: new Date(at), orderId },
    },
    PAGE + 1,
  )
  const choice = (await findChoice(db, person, now))?.payoutTo ?? 'balance'
  const page = found.slice(0, PAGE)
  const last = page.at(-1)
  return ok({
    items: page.map((parcel) => parcelView(parcel, { choice, now, secrets })),
    next_cursor: last && found.length > PAGE ? `${last.collectedAt.getTime()}-${last.orderId}` : null,
  })
}

export async function readSummary(context: RequestContext): Promise<Ok<CodSummary>> {
  const person = personIn(context)
  const { owed, parcels, onTheWay, first, paid } = await sumOf(context.db, person)
  return ok({
    ...(await viewFor(context.db, person, context.now)),
    owed,
    parcels,
    on_the_way: onTheWay,
    paid,
    next_due_at: first ? dueAt({ collectedAt: first }).toISOString() : null,
  })
}

export async function listPayouts(
  context: RequestContext,
  cursor: string | undefined,
): Promise<Ok<PayoutList>> {
  const before = cursor === undefined ? undefined : Number(cursor)
  const found = await findPayoutsOf(context.db, personIn(context), before, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: page.map(payoutViewOf),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

type Refused = Failure<
  'not_found' | 'payout_own' | 'nothing_owed' | 'wrong_cash_code' | 'cash_code_locked' | 'cash_not_there'
>

/**
 * The courier has brought the cash back. The sender's digits prove it; the desk may say so by itself, and then it is the
 * cash of whoever collected it.
 */
export function confirmCarriedBack(
  context: RequestContext,
  id: string,
  code: string | undefined,
): Promise<Result<CodParcelView, Refused>> {
  const orderId = /^[1-9]\d{7}$/.test(id) ? Number(id) : 0
  const by = personIn(context)
  const isDesk = context.caller.reach === 'any'
  return context.db.transaction(async (tx) => {
    // Another courier's parcel answers like a missing one.
    const known = await findParcel(tx, orderId)
    if (!known?.goesBack || (!isDesk && known.holderId !== by)) return err({ code: 'not_found' })
    if (known.personId === by) return err({ code: 'payout_own' })
    await lockOrders(tx, [orderId])
    const parcel = (await findParcel(tx, orderId)) ?? known
    if (parcel.payoutId !== null || !parcel.isDelivered) return err({ code: 'nothing_owed' })
    if (!isDesk) {
      const wrong = wrongCode(context, parcel, code)
      if (wrong === 'wrong_cash_code') await countWrongCashCode(tx, orderId)
      if (wrong) return err({ code: wrong })
    }
    const courier = parcel.holderId
    if (courier === null || parcel.collectedBy !== 'courier') return err({ code: 'cash_not_there' })
    if (!(await carryBack(tx, parcel, { courier, at: context.now, by })))
      return err({ code: 'cash_not_there' })
    if (isDesk)
      await recordAudit(tx, context, {
        action: 'cod.carried-back',
        object: `order:${orderId}`,
        after: { amount: parcel.amount },
      })
    const after = (await findParcel(tx, orderId)) ?? parcel
    return ok(parcelView(after, { choice: 'balance', now: context.now, secrets: undefined }))
  })
}

function wrongCode(
  { secrets }: RequestContext,
  parcel: CodParcel,
  code: string | undefined,
): 'wrong_cash_code' | 'cash_code_locked' | undefined {
  if (parcel.codeTries >= CODE_TRIES) return 'cash_code_locked'
  const right = Buffer.from(cashCodeOf(secrets, parcel))
  const said = Buffer.from(code ?? '')
  return said.length === right.length && timingSafeEqual(said, right) ? undefined : 'wrong_cash_code'
}
