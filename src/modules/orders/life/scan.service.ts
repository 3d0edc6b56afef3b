import { readBagCode } from '#kernel/bag-code.ts'
import { parseTrackingCode } from '#kernel/tracking-code.ts'
import type { Db } from '#platform/db/database.ts'
import type { RateLimitRule } from '#platform/http/limits/rate-limit.ts'
import { isOfBags } from '../domain/act-codes.ts'
import { orderIdOf } from '../domain/numbers.ts'
import type { Order } from '../domain/order.ts'
import type { Verb } from '../domain/words.ts'
import { isHandedOver } from './field.repo.ts'
import { findByNumbers, findByScan, findInBags, lockBag } from './scan.repo.ts'
import type { Scene } from './scene.service.ts'

/** Whatever a scanner read; undefined when no parcel of ours has it. */
export async function orderOfScan(db: Db, text: string): Promise<Order | undefined> {
  const code = parseTrackingCode(text)
  const id = orderIdOf(text.trim())
  if (!code.ok && id === undefined) return undefined
  return findByScan(db, { code: code.ok ? code.value : null, id: id ?? null })
}

/** Whoever has read the code of a label has the parcel in their hands; a number anybody can type. */
export const isRead = (text: string) => orderIdOf(text.trim()) === undefined

/** All that a scan names, one parcel or what is in a bag; as it is until the transaction ends. */
export async function parcelsOfScan(tx: Db, text: string): Promise<Order[]> {
  const bag = readBagCode(text)
  if (bag === undefined) {
    const order = await orderOfScan(tx, text)
    return order ? [order] : []
  }
  await lockBag(tx, bag)
  const inside = await findInBags(tx, [bag])
  return findByNumbers(
    tx,
    inside.map(({ orderId }) => orderId),
  )
}

/** A bag cannot be delivered or handed out: there every parcel is scanned by itself. */
export const isBagInstead = (text: string, verb: Verb): boolean =>
  readBagCode(text) !== undefined && !isOfBags(verb)

/** What a scan names for this verb. */
export async function ordersOfScan(tx: Db, text: string, verb: Verb): Promise<Order[]> {
  return isBagInstead(text, verb) ? [] : parcelsOfScan(tx, text)
}

/** Nobody types more numbers than this off labels that cannot be read: whoever does is trying them out. */
export const typedNumbers: RateLimitRule = { name: 'typed-numbers', limit: 200, windowMs: 3_600_000 }

/**
 * Whoever takes a parcel in may type the number on its label instead of reading the code: a courier what a colleague has
 * promised them, a counter what a courier or a van brings. Elsewhere a number is no label.
 */
export async function isGivenTo(
  tx: Db,
  { doer, now, wait }: Scene,
  order: Order,
  verb: string,
): Promise<boolean> {
  const { id: orderId, holder, holderCourierId: giver } = order
  const { actor, personId: taker } = doer
  if (actor === 'courier' && verb === 'hand_over' && giver !== null && taker !== undefined)
    return isHandedOver(tx, { orderId, giver, taker, at: now })
  const isCarried = holder === 'courier' || holder === 'trip'
  return actor === 'agent' && verb === 'store' && isCarried && wait(typedNumbers) === undefined
}

/** Whoever has read it off the parcel reaches it, also by the label of the way there. */
export function reachedByLabel(scene: Scene, { trackingCode: scan }: Order): Scene {
  const { reach } = scene.doer
  if (reach.kind !== 'courier' && reach.kind !== 'agent') return scene
  return { ...scene, doer: { ...scene.doer, reach: { ...reach, scan } } }
}
