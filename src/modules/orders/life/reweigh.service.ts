import { type Err, type Ok, ok } from '#kernel/result.ts'
import { currentTariff } from '#modules/pricing/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Order } from '../domain/order.ts'
import { benefitsIn, type Priced, priceOf } from '../domain/order-quote.ts'

/** The price of what the scale says, by the tariff that was in force when the order was made. Undefined: not weighed. */
export async function reweighed(
  db: Db,
  order: Order,
  weightGrams: number | undefined,
): Promise<Ok<Priced> | Err<unknown> | undefined> {
  if (weightGrams === undefined || weightGrams === order.parcel.weightGrams) return undefined
  const { tariff } = await currentTariff(db, order.createdAt)
  const [a, b, c] = order.parcel.sidesCm ?? []
  const sidesCm = a !== undefined && b !== undefined && c !== undefined ? ([a, b, c] as const) : undefined
  const { sender, receiver, services, productFee, parcelValue, deliveryOption, deliveryType } = order
  const priced = priceOf(
    {
      from: sender,
      to: receiver,
      parcel: { weightGrams, sidesCm },
      services,
      productFee,
      parcelValue,
      deliveryOption,
      deliveryType,
      // A heavier parcel may not fit a prepaid shipment any more: it is priced by the tariff then.
      benefits: benefitsIn(order.lines),
    },
    tariff,
    order.createdAt,
  )
  return priced.ok ? ok(priced.value) : priced
}
