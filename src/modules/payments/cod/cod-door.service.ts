import { randomInt } from 'node:crypto'
import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { dueFromReceiver, isDueAtDoor, lockBasket, lockOrders, readOrderFor } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { closeCheckout, findDoorCheckout, saveLink } from '../checkout/checkout.repo.ts'
import { hashOf, openCheckout } from '../checkout/checkout.service.ts'
import { isMethodOn } from '../checkout/payments.service.ts'
import type { PaymentSettings } from '../checkout/payments.settings.ts'
import { drawToken } from '../domain/checkout.ts'
import type { PaymentType } from '../domain/methods.ts'
import { connectedTypes, providersOf } from '../providers/registry.ts'
import type { DoorView } from './cod.contract.ts'

type Refused = { code: 'not_found' | 'not_at_the_door' | 'payment_unavailable' }

/**
 * A link with which the receiver pays what is to be collected. The bill is closed by whatever ends the need for it: the
 * payment itself, or cash at the door.
 */
export function openDoorPayment(
  context: RequestContext,
  settings: PaymentSettings,
  id: string,
): Promise<Result<DoorView, Refused>> {
  const { db, now, locale } = context
  const number = /^[1-9]\d{7}$/.test(id) ? Number(id) : 0
  return db.transaction(async (tx) => {
    const reached = await readOrderFor({ ...context, db: tx }, number)
    if (!reached) return err({ code: 'not_found' })
    const method = await methodFor(tx, settings)
    if (!method) return err({ code: 'payment_unavailable' })
    await lockBasket(tx, reached.ownerId)
    const [order] = await lockOrders(tx, [number])
    assert(order, 'an order is never taken away')
    if (!isDueAtDoor(order)) return err({ code: 'not_at_the_door' })
    const amount = dueFromReceiver(order)
    const known = await findDoorCheckout(tx, order.id, now)
    // Another amount is another bill.
    if (known && known.amount !== amount) await closeCheckout(tx, known.id, 'cancelled', now)
    const checkout =
      known?.amount === amount
        ? known
        : await openCheckout(tx, {
            ownerId: order.ownerId,
            method,
            amount,
            purpose: 'door',
            createdAt: now,
            items: [{ orderId: order.id, amount }],
          })
    const token = drawToken(randomInt)
    await saveLink(tx, checkout.id, hashOf(token))
    return ok({
      number: checkout.number,
      amount,
      expires_at: checkout.expiresAt.toISOString(),
      link: `${settings.publicUrl}${localizedPath(locale, `/pay/${token}`)}`,
    })
  })
}

/** Undefined when nothing that is connected is switched on. */
async function methodFor(db: Db, settings: PaymentSettings): Promise<PaymentType | undefined> {
  const connected = connectedTypes(providersOf(settings))
  for (const type of connected) if (await isMethodOn(db, type, connected)) return type
  return undefined
}
