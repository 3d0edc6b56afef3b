import { assert } from '#kernel/assert.ts'
import type { PayOnline } from '#modules/orders/index.ts'
import { insertCheckout } from '../checkout/checkout.repo.ts'
import { insertPayment } from '../checkout/payment.repo.ts'
import { takeMoney, withBill } from '../checkout/till.service.ts'
import { CHECKOUT_LIFE_MS, drawNumber } from '../domain/checkout.ts'

const ID_DIGITS = 24

/** A parcel of the demo, paid at a provider: what its bank would have told us, told to the till. */
export const payDemoOnline: PayOnline = async (db, { id, ownerId, total, paymentType }, stage) => {
  const { now, chance } = stage
  const type = paymentType === 'click' ? 'click' : 'payme'
  const checkout = await insertCheckout(db, {
    number: drawNumber((below) => chance(0, below)),
    ownerId,
    method: type,
    amount: total,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CHECKOUT_LIFE_MS),
    items: [{ orderId: id, amount: total }],
  })
  assert(checkout, 'the demo draws no number twice')
  const externalId = Array.from({ length: ID_DIGITS }, () => chance(0, 16).toString(16)).join('')
  const told = { provider: type, externalId, amount: total, providerTime: now, createdAt: now }
  const payment = await insertPayment(db, { ...told, checkoutId: checkout.id })
  await withBill(db, checkout.number, now, (tx, bill) => takeMoney(tx, bill, payment, [type], stage))
}
