import { assert } from '#kernel/assert.ts'
import { eachOnItsOwn } from '#kernel/each.ts'
import { post, reverse } from '#modules/ledger/index.ts'
import { lockOrders, savePayoutOf } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isDueToBalance, PAID_ANYWAY_MS, type PayoutWay } from '../domain/cod.ts'
import { type CodParcel, findOwedIds, findParcels, findSendersDue, type OwedKind } from './cod.repo.ts'
import { insertPayout, type NewPayout, type Payout } from './cod-payout.repo.ts'

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

/** `desk`: the cash desk that it is counted out of. */
type Moved = { personId: number; payoutId: number; at: Date; by: number | undefined; desk?: number }
type Part = { orderId: number; amount: number }

/** One movement a parcel, each about its order: what is owed for a parcel can be read in the books. */
export async function moveOut(
  tx: Db,
  how: keyof typeof templates,
  parcels: readonly Part[],
  { personId, payoutId, at, by, desk }: Moved,
): Promise<void> {
  for (const { orderId, amount } of parcels) {
    const moved = await post(tx, {
      key: keyOf(orderId, payoutId),
      template: templates[how],
      facts: { customer: personId, amount, ...(desk === undefined ? {} : { desk }) },
      reference: `order:${orderId}`,
      at,
      ...(by === undefined ? {} : { by }),
    })
    assert(moved.ok, 'what a parcel has brought is owed to its sender, and a desk was asked before')
  }
}

/** The bank has sent it back: it is owed again. */
export async function moveBack(
  tx: Db,
  { id }: Pick<Payout, 'id'>,
  parcels: readonly Part[],
  at: Date,
  by: number,
): Promise<void> {
  for (const { orderId } of parcels) {
    const undone = await reverse(tx, keyOf(orderId, id), { at, by })
    assert(undone.ok, 'the bank account of the company may stand below zero')
  }
}

/** A payout, under the locks of its orders: its parcels are no longer free. */
export async function makePayout(tx: Db, payout: NewPayout): Promise<number> {
  const payoutId = await insertPayout(tx, payout)
  const orderIds = payout.parcels.map(({ orderId }) => orderId)
  // What goes through the bank is paid once its list is sent.
  const paidAt = payout.how === 'bank' ? undefined : payout.at
  await savePayoutOf(tx, orderIds, { payoutId, paidAt })
  return payoutId
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
  const { how, personId, parcels, at, by, desk } = payout
  const payoutId = await makePayout(tx, payout)
  await moveOut(tx, how, parcels, { personId, payoutId, at, by, ...(desk === undefined ? {} : { desk }) })
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
