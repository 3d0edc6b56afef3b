import { assert } from '#kernel/assert.ts'
import { eachOnItsOwn } from '#kernel/each.ts'
import { lockDebts, post, reverse } from '#modules/ledger/index.ts'
import { lockOrders, noteDebtOpen, savePayoutOf } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { fromBalance, settleDebts, settledKey, sumOfDebts, undisputed } from '../debts/settle.service.ts'
import { isDueToBalance, PAID_ANYWAY_MS, type PayoutWay } from '../domain/cod.ts'
import { keptFrom } from '../domain/debts.ts'
import { type CodParcel, findOwedIds, findParcels, findSendersDue, type OwedKind } from './cod.repo.ts'
import {
  findPayoutDebts,
  findPayoutParcels,
  insertPayout,
  insertPayoutDebts,
  type NewPayout,
  type Payout,
} from './cod-payout.repo.ts'

/** Parcels of one sender that one payout takes; what is left over comes with the next. */
const MOST_PARCELS = 500
/** Senders that one run of the clock pays. */
const MOST_SENDERS = 200

/** Under the locks of their orders: what nobody else can pay out or undo meanwhile, the oldest first. */
export async function lockOwed(
  tx: Db,
  personId: number,
  kind: OwedKind,
  most = MOST_PARCELS,
): Promise<CodParcel[]> {
  const ids = (await findOwedIds(tx, personId, kind, most)).map(({ orderId }) => orderId)
  await lockOrders(tx, ids)
  return (await findParcels(tx, ids)).filter(({ payoutId, isDelivered }) => payoutId === null && isDelivered)
}

const templates = {
  balance: 'cod_paid_out_balance',
  bank: 'cod_paid_out_bank',
  cash: 'cod_paid_out_cash',
} as const satisfies Partial<Record<PayoutWay, string>>

const keyOf = (orderId: number, payoutId: number) => `cod:${orderId}:payout:${payoutId}`
const keptKey = (orderId: number, payoutId: number) => `cod:${orderId}:kept:${payoutId}`
const sourceOf = (payoutId: number) => `cod-payout:${payoutId}`

/** `desk`: the cash desk that it is counted out of. */
type Moved = { personId: number; payoutId: number; at: Date; by: number | undefined; desk?: number }

/**
 * One movement a parcel, each about its order: what is owed for a parcel can be read in the books. What was kept for debts
 * has moved before.
 */
export async function moveOut(
  tx: Db,
  how: keyof typeof templates,
  { personId, payoutId, at, by, desk }: Moved,
): Promise<void> {
  for (const { orderId, amount, netted } of await findPayoutParcels(tx, payoutId)) {
    if (amount === netted) continue
    const moved = await post(tx, {
      key: keyOf(orderId, payoutId),
      template: templates[how],
      facts: { customer: personId, amount: amount - netted, ...(desk === undefined ? {} : { desk }) },
      reference: `order:${orderId}`,
      at,
      ...(by === undefined ? {} : { by }),
    })
    assert(moved.ok, 'what a parcel has brought is owed to its sender, and a desk was asked before')
  }
}

/** The bank has sent it back: it is owed again, and so are the debts that something was kept for. */
export async function moveBack(
  tx: Db,
  { id, personId }: Pick<Payout, 'id' | 'personId'>,
  at: Date,
  by: number,
): Promise<void> {
  await lockDebts(tx, personId)
  const back = async (key: string) => {
    const undone = await reverse(tx, key, { at, by })
    assert(undone.ok, 'what a payout has moved can be moved back')
  }
  for (const { debtId, orderId } of await findPayoutDebts(tx, id)) {
    await back(settledKey(debtId, sourceOf(id)))
    if (orderId !== null) await noteDebtOpen(tx, orderId)
  }
  for (const { orderId, amount, netted } of await findPayoutParcels(tx, id)) {
    if (netted > 0) await back(keptKey(orderId, id))
    if (amount > netted) await back(keyOf(orderId, id))
  }
}

/** What a payout of these parcels would keep for debts, by order. */
export async function keptForDebts(
  tx: Db,
  personId: number,
  parcels: NewPayout['parcels'],
  at: Date,
): Promise<Map<number, number>> {
  const debts = undisputed(await lockDebts(tx, personId), at)
  const judged = parcels.map(({ goesBack = false, ...parcel }) => ({ ...parcel, goesBack }))
  return keptFrom(judged, sumOfDebts(debts))
}

/** A payout, under the locks of its orders: its parcels are no longer free, and debts are paid from it at once. */
export async function makePayout(tx: Db, payout: NewPayout): Promise<number> {
  const { personId, how, at } = payout
  const kept =
    how === 'carried_back' ? new Map<number, number>() : await keptForDebts(tx, personId, payout.parcels, at)
  const payoutId = await insertPayout(tx, payout, kept)
  const orderIds = payout.parcels.map(({ orderId }) => orderId)
  // What goes through the bank is paid once its list is sent.
  const paidAt = how === 'bank' ? undefined : at
  await savePayoutOf(tx, orderIds, { payoutId, paidAt })
  if (kept.size > 0) await keepForDebts(tx, payout, payoutId, kept)
  return payoutId
}

async function keepForDebts(
  tx: Db,
  { personId, at, by }: NewPayout,
  payoutId: number,
  kept: ReadonlyMap<number, number>,
): Promise<void> {
  let sum = 0
  for (const [orderId, amount] of kept) {
    const moved = await post(tx, {
      key: keptKey(orderId, payoutId),
      template: 'cod_kept_for_debt',
      facts: { customer: personId, amount },
      reference: `order:${orderId}`,
      at,
      ...(by === undefined ? {} : { by }),
    })
    assert(moved.ok, 'what a parcel has brought is owed to its sender')
    sum += amount
  }
  const debts = undisputed(await lockDebts(tx, personId), at)
  const settled = await settleDebts(tx, { debts, sum, source: sourceOf(payoutId), at, by }, fromBalance(tx))
  await insertPayoutDebts(tx, payoutId, settled)
}

/** Out of a courier's pocket into the sender's hand. Answers false when there is not so much in it. */
export async function carryBack(
  tx: Db,
  { orderId, amount, personId }: CodParcel,
  { courier, at, by }: { courier: number; at: Date; by: number },
): Promise<boolean> {
  const moved = await post(tx, {
    key: `cod:${orderId}:carried-back`,
    template: 'cod_carried_back_by_courier',
    facts: { customer: personId, courier, amount },
    reference: `order:${orderId}`,
    at,
    by,
  })
  if (!moved.ok) return false
  await makePayout(tx, { personId, how: 'carried_back', parcels: [{ orderId, amount }], at, by })
  return true
}

/** At once: to the balance, or in cash over the counter. */
export async function payOut(
  tx: Db,
  payout: NewPayout & ({ how: 'balance'; desk?: never } | { how: 'cash'; desk: number }),
): Promise<number> {
  const { how, personId, at, by, desk } = payout
  const payoutId = await makePayout(tx, payout)
  await moveOut(tx, how, { personId, payoutId, at, by, ...(desk === undefined ? {} : { desk }) })
  return payoutId
}

/** By the clock: what is handed in, or has waited as long as it may, goes to the balances. Answers how many senders. */
export async function payDueToBalances(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - PAID_ANYWAY_MS)
  const senders = await findSendersDue(db, { now, since }, MOST_SENDERS)
  let paid = 0
  await eachOnItsOwn(
    senders,
    async ({ personId }) => {
      if (await db.transaction((tx) => payDue(tx, personId, now))) paid += 1
    },
    ({ personId }) => `person ${personId}`,
  )
  return paid
}

/** False when nothing is due. */
async function payDue(tx: Db, personId: number, now: Date): Promise<boolean> {
  const parcels = (await lockOwed(tx, personId, 'free')).filter((parcel) => isDueToBalance(parcel, now))
  if (parcels.length === 0) return false
  await payOut(tx, { personId, how: 'balance', parcels, at: now, by: undefined })
  return true
}
