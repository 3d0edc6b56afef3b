import { assert } from '#kernel/assert.ts'
import type { Result } from '#kernel/result.ts'
import { moneyOf, post } from '#modules/ledger/index.ts'
import {
  giveShipmentBack,
  type HeldPackage,
  holdPackage,
  spendShipment,
  takeShipment,
} from '#modules/pricing/index.ts'
import {
  agreePromotion,
  holdPromotions,
  keepPromotion,
  letPromotionGo,
  promiseAgain,
  resizePromotion,
  takePromotion,
} from '#modules/promos/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { OrderEvent } from '../domain/events.ts'
import type { Order } from '../domain/order.ts'
import { type Benefits, benefitsIn, type Priced, promotionIn, takenOff } from '../domain/order-quote.ts'
import { isFirstOrder } from './order.repo.ts'

/** What a price may be made with, under locks: nobody else is promised the same until the transaction ends. */
export type HeldBenefits = { benefits: Benefits; package: HeldPackage | undefined }

export const noBenefits: HeldBenefits = {
  benefits: { promotions: [], usePackage: false },
  package: undefined,
}

export async function holdBenefits(
  tx: Db,
  owner: number,
  now: Date,
  usePackage: boolean | null | undefined,
): Promise<HeldBenefits> {
  const [promotions, held] = await Promise.all([
    holdPromotions(tx, owner, now),
    usePackage === false ? undefined : holdPackage(tx, owner, now),
  ])
  return { benefits: { promotions, usePackage: held !== undefined }, package: held }
}

/**
 * A price whose promotion has its money set aside. When somebody else has taken the last of a budget meanwhile, it is
 * made again without.
 */
export async function securePrice<Failed>(
  tx: Db,
  held: HeldBenefits,
  priced: (benefits: Benefits) => Result<Priced, Failed>,
): Promise<Result<Priced, Failed>> {
  let { benefits } = held
  for (;;) {
    const price = priced(benefits)
    const won = price.ok ? promotionIn(price.value.lines) : undefined
    if (!price.ok || !won || (await takePromotion(tx, won.slug, takenOff(price.value.lines)))) return price
    // One less each time, so this ends.
    benefits = { ...benefits, promotions: benefits.promotions.filter(({ slug }) => slug !== won.slug) }
  }
}

/** The new draft keeps what its price was made with. */
export async function keepBenefits(tx: Db, order: Order, held: HeldBenefits): Promise<void> {
  const { usePackage } = benefitsIn(order.lines)
  if (usePackage) {
    assert(held.package, 'a price goes by a package that was held')
    await takeShipment(tx, held.package, order.id)
  }
  const used = promotionOf(order)
  if (used) await keepPromotion(tx, used, order.createdAt)
}

/** What the order holds of a promotion. */
function promotionOf({ id, ownerId, lines }: Order) {
  const won = promotionIn(lines)
  return won && { slug: won.slug, orderId: id, personId: ownerId, amount: takenOff(lines) }
}

type Deed = { order: Order; event: OrderEvent }

const about = ({ order, event }: Deed, what: string) => ({
  key: `order:${order.id}:${what}:${event.id}`,
  reference: `order:${order.id}`,
  at: event.happenedAt,
  ...(event.personId === undefined ? {} : { by: event.personId }),
})

/** The order is agreed: what paid for it beside money is booked, so that revenue shows the whole price. */
export async function spendBenefits(tx: Db, deed: Deed): Promise<void> {
  const { order } = deed
  if (benefitsIn(order.lines).usePackage)
    await spendShipment(tx, order.id, order.ownerId, about(deed, 'package'))
  if (promotionIn(order.lines))
    await agreePromotion(tx, order.id, deed.event.happenedAt, await isFirstOrder(tx, order.ownerId, order.id))
  await bookPromotion(tx, deed, takenOff(order.lines))
}

/** Nothing comes of the order, or its money goes back: so does the rest. */
export async function giveBenefitsBack(tx: Db, deed: Deed): Promise<void> {
  const { order, event } = deed
  const { promotions, usePackage } = benefitsIn(order.lines)
  if (usePackage) await giveShipmentBack(tx, order.id, event.happenedAt, event.personId)
  if (promotions.length > 0) await letPromotionGo(tx, order.id)
  await bookPromotion(tx, deed, 0)
}

/** A found parcel goes on after all, by a shipment if one is left; what it was promised is not taken away. */
export async function spendBenefitsAgain(tx: Db, deed: Deed): Promise<void> {
  const { order, event } = deed
  const { usePackage } = benefitsIn(order.lines)
  const held = usePackage ? await holdPackage(tx, order.ownerId, event.happenedAt) : undefined
  if (held) {
    await takeShipment(tx, held, order.id)
    await spendShipment(tx, order.id, order.ownerId, about(deed, 'package'))
  }
  const used = promotionOf(order)
  if (used) await promiseAgain(tx, used, event.happenedAt)
  await bookPromotion(tx, deed, takenOff(order.lines))
}

/** The scale has changed the price, and with it what a promotion takes off or whether a prepaid shipment is enough. */
export async function reweighBenefits(tx: Db, deed: Deed, { lines }: Priced): Promise<void> {
  const { order, event } = deed
  const before = benefitsIn(order.lines)
  if (!before.usePackage && before.promotions.length === 0) return
  if (before.usePackage && !benefitsIn(lines).usePackage)
    await giveShipmentBack(tx, order.id, event.happenedAt, event.personId)
  if (before.promotions.length > 0) await resizePromotion(tx, order.id, takenOff(lines))
  await bookPromotion(tx, deed, takenOff(lines))
}

/** Brings what the books say was taken off to what it should be. */
async function bookPromotion(tx: Db, deed: Deed, wanted: number): Promise<void> {
  // Most orders have none, and need not ask the books.
  if (benefitsIn(deed.order.lines).promotions.length === 0) return
  const movement = about(deed, 'promotion')
  const { promotions: booked = 0 } = await moneyOf(tx, movement.reference)
  if (wanted > booked)
    await post(tx, { ...movement, template: 'promotion_applied', facts: { amount: wanted - booked } })
  if (wanted < booked)
    await post(tx, { ...movement, template: 'promotion_withdrawn', facts: { amount: booked - wanted } })
}
