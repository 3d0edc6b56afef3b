import { createHash, randomInt } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { lockBasket, type OnlinePayment } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { CHECKOUT_LIFE_MS, type Checkout, drawNumber, drawToken } from '../domain/checkout.ts'
import { paymentTypes } from '../domain/methods.ts'
import { stageOf } from '../domain/payment.ts'
import type { Provider } from '../providers/port.ts'
import { connectedTypes, providerFor, providersOf } from '../providers/registry.ts'
import {
  closeCheckout,
  findCheckout,
  findCheckoutByLink,
  findWaiting,
  findWaitingOf,
  insertCheckout,
  saveLink,
} from './checkout.repo.ts'
import { findPaymentsOf } from './payment.repo.ts'
import type { CheckoutView, LinkView, PublicBill } from './payments.contract.ts'
import { isMethodOn } from './payments.service.ts'
import type { PaymentSettings } from './payments.settings.ts'
import { type Bill, readBill } from './till.service.ts'

type Refused<Code extends string> = { code: Code }
type Caller = Pick<RequestContext, 'caller' | 'db' | 'now' | 'locale'>

const DRAWS = 10

/** What a basket needs of us to be paid elsewhere. */
export function onlinePayment(settings: PaymentSettings): OnlinePayment {
  const providers = providersOf(settings)
  return {
    // Whether somebody may order on account is a matter of their limit alone.
    isOn: async (db, type) => type === 'on_account' || isMethodOn(db, type, connectedTypes(providers)),
    async waitingElsewhere(tx, { scene, orders, type }) {
      const ids = orders.map(({ id }) => id)
      const others = (await waitingBills(tx, ids, scene.now)).filter((bill) => !isFor(bill, ids, type))
      return others[0]?.number
    },
    async open(tx, { scene, orders, type }) {
      const ids = orders.map(({ id }) => id)
      const same = (await waitingBills(tx, ids, scene.now)).find((bill) => isFor(bill, ids, type))
      const owner = orders[0]?.ownerId
      assert(owner !== undefined, 'a checkout has orders')
      const { number, amount } =
        same ??
        (await openCheckout(tx, {
          ownerId: owner,
          method: type,
          amount: orders.reduce((sum, { total }) => sum + total, 0),
          createdAt: scene.now,
          items: orders.map(({ id, total }) => ({ orderId: id, amount: total })),
        }))
      const bill = { number, amount, method: type, orderIds: ids }
      const payUrl = payUrlOf(providers, settings, bill, scene.locale)
      assert(payUrl !== undefined, 'a method that is on has a provider')
      return { number, status: 'waiting', pay_url: payUrl }
    },
  }
}

/** Those that can still be paid: one whose order was cancelled holds nobody up. */
async function waitingBills(tx: Db, orderIds: readonly number[], now: Date): Promise<Bill[]> {
  const bills: Bill[] = []
  for (const checkout of await findWaiting(tx, orderIds, now)) bills.push(await readBill(tx, checkout, now))
  return bills.filter(({ status }) => status === 'waiting')
}

const isFor = ({ method, items }: Bill, orderIds: readonly number[], type: string) =>
  method === type &&
  items.length === orderIds.length &&
  items.every(({ orderId }) => orderIds.includes(orderId))

export async function openCheckout(
  tx: Db,
  facts: Omit<Parameters<typeof insertCheckout>[1], 'number' | 'expiresAt'>,
): Promise<Checkout> {
  const expiresAt = new Date(facts.createdAt.getTime() + CHECKOUT_LIFE_MS)
  for (let draw = 0; draw < DRAWS; draw++) {
    const made = await insertCheckout(tx, { ...facts, expiresAt, number: drawNumber(randomInt) })
    if (made) return made
  }
  assert(false, 'ten random numbers in a row were taken')
}

type Payable = Pick<Checkout, 'number' | 'amount' | 'method'> & {
  orderIds: readonly number[]
  purpose?: Checkout['purpose']
}

/** Back to where the orders are thanked for, or to the debts: the page shows what has become of them. */
export function payUrlOf(
  providers: readonly Provider[],
  { publicUrl }: PaymentSettings,
  { number, amount, method, orderIds, purpose }: Payable,
  locale: Locale,
): string | undefined {
  const back =
    purpose === 'debts'
      ? `${localizedPath(locale, '/dashboard/balance')}?checkout=${number}`
      : `${localizedPath(locale, '/order-thanks')}?checkout=${number}&ids=${orderIds.join(',')}`
  const returnUrl = `${publicUrl}${back}`
  return providerFor(providers, method)?.payUrl({ number, amount, locale, returnUrl })
}

/** Another's checkout answers like a missing one. */
async function ownCheckout({ caller, db }: Caller, number: string): Promise<Checkout | undefined> {
  const checkout = await findCheckout(db, number)
  // What a receiver pays at the door is no bill of the sender's.
  const isOwn = checkout?.ownerId === caller.person && checkout?.purpose !== 'door'
  return checkout && (caller.reach === 'any' || isOwn) ? checkout : undefined
}

export async function readCheckout(
  context: Caller,
  settings: PaymentSettings,
  number: string,
): Promise<Result<CheckoutView, Refused<'not_found'>>> {
  const checkout = await ownCheckout(context, number)
  return checkout ? ok(await viewOf(context, settings, checkout)) : err({ code: 'not_found' })
}

/** Far more than anybody leaves open; what is left out shows up once these are closed. */
const MOST_WAITING = 50

/** The caller's own that can still be paid: what holds up their basket. */
export async function listWaiting(context: Caller, settings: PaymentSettings): Promise<Ok<CheckoutView[]>> {
  const { caller, db, now } = context
  const known = caller.person === undefined ? [] : await findWaitingOf(db, caller.person, now, MOST_WAITING)
  const views: CheckoutView[] = []
  for (const checkout of known) views.push(await viewOf(context, settings, checkout))
  return ok(views.filter(({ status }) => status === 'waiting'))
}

async function viewOf(
  { db, now, locale }: Caller,
  settings: PaymentSettings,
  checkout: Checkout,
): Promise<CheckoutView> {
  const bill = await readBill(db, checkout, now)
  const payments = await findPaymentsOf(db, bill.id)
  const last = payments.at(-1)
  const orderIds = bill.items.map(({ orderId }) => orderId)
  const payUrl = payUrlOf(providersOf(settings), settings, { ...bill, orderIds }, locale)
  return {
    number: bill.number,
    status: bill.status,
    method: bill.method,
    amount: bill.amount,
    currency: 'UZS',
    created_at: bill.createdAt.toISOString(),
    expires_at: bill.expiresAt.toISOString(),
    pay_url: bill.status === 'waiting' ? (payUrl ?? null) : null,
    has_link: bill.hasLink,
    last_payment: last ? stageOf(last) : null,
    to_balance: payments.reduce((sum, payment) => sum + payment.toBalance, 0),
    orders: bill.items.map(({ order }) => ({
      id: String(order.id),
      tracking_code: order.trackingCode,
      status: order.status,
      paid: order.paidAt !== null,
      price: order.total,
    })),
  }
}

/** The owner changes what nobody has paid yet. */
function change<T>(
  context: Caller,
  number: string,
  work: (tx: Db, checkout: Checkout) => Promise<T>,
): Promise<Result<T, Refused<'not_found' | 'checkout_closed'>>> {
  return context.db.transaction(async (tx) => {
    const known = await ownCheckout({ ...context, db: tx }, number)
    if (!known) return err({ code: 'not_found' })
    await lockBasket(tx, known.ownerId)
    const checkout = (await findCheckout(tx, number)) ?? known
    const { status } = await readBill(tx, checkout, context.now)
    if (status !== 'waiting') return err({ code: 'checkout_closed' })
    return ok(await work(tx, checkout))
  })
}

/** Frees its drafts for another way to pay. What is already under way at a provider then goes to the balance. */
export function cancelCheckout(
  context: Caller,
  settings: PaymentSettings,
  number: string,
): Promise<Result<CheckoutView, Refused<'not_found' | 'checkout_closed'>>> {
  return change(context, number, async (tx, { id }) => {
    await closeCheckout(tx, id, 'cancelled', context.now)
    const closed = await findCheckout(tx, number)
    assert(closed, 'a checkout is never taken away')
    return viewOf({ ...context, db: tx }, settings, closed)
  })
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** For somebody else to pay with. A new one takes the place of the last. */
export function makeLink(
  context: Caller,
  number: string,
): Promise<Result<LinkView, Refused<'not_found' | 'checkout_closed'>>> {
  return change(context, number, async (tx, { id, expiresAt }) => {
    const token = drawToken(randomInt)
    await saveLink(tx, id, hashOf(token))
    return { token, expires_at: expiresAt.toISOString() }
  })
}

export function revokeLink(
  context: Caller,
  number: string,
): Promise<Result<{ revoked: true }, Refused<'not_found' | 'checkout_closed'>>> {
  return change(context, number, async (tx, { id }) => {
    await saveLink(tx, id, null)
    return { revoked: true }
  })
}

/** What somebody else may know: how much, for how many, and where to pay it. */
export async function readPublicBill(
  { db, now, locale }: Caller,
  settings: PaymentSettings,
  token: string,
): Promise<Result<PublicBill, Refused<'not_found'>>> {
  const checkout = await findCheckoutByLink(db, hashOf(token))
  if (!checkout) return err({ code: 'not_found' })
  const { status, number, amount, expiresAt, items } = await readBill(db, checkout, now)
  const returnUrl = `${settings.publicUrl}${localizedPath(locale, `/pay/${token}`)}`
  const providers = providersOf(settings).filter(({ isConnected }) => isConnected)
  const methods: PublicBill['methods'] = []
  if (status === 'waiting')
    for (const { types, payUrl } of providers)
      for (const type of types)
        if (await isMethodOn(db, type, types))
          methods.push({ type, pay_url: payUrl({ number, amount, locale, returnUrl }) })
  methods.sort((one, other) => paymentTypes.indexOf(one.type) - paymentTypes.indexOf(other.type))
  return ok({
    amount,
    parcels: items.length,
    currency: 'UZS',
    status,
    expires_at: expiresAt.toISOString(),
    methods,
  })
}
