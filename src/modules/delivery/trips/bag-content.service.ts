import { findInBags, type InBag } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type Bag, findBagsBetween, findBagsOf, saveEmptied } from './bag.repo.ts'
import type { Trip } from './trip.repo.ts'

/** A bag with what lies in it now: the orders say so. */
export type Filled = Bag & { inside: readonly InBag[] }

export async function filled(db: Db, bags: readonly Bag[]): Promise<Filled[]> {
  const all = await findInBags(
    db,
    bags.map(({ code }) => code),
  )
  return bags.map((bag) => ({ ...bag, inside: all.filter((one) => one.bag === bag.code) }))
}

/** As soon as all of it was scanned in somewhere, also before anybody says so of the whole van. */
export const emptiedAt = ({ inside, emptiedAt: seenAt, storedAt }: Filled): Date | null =>
  inside.length > 0 ? null : (seenAt ?? storedAt)

/** It lies where it is filled. */
export const isOpen = (bag: Filled): boolean =>
  emptiedAt(bag) === null &&
  bag.inside.every(({ tripId, courierId }) => tripId === null && courierId === null)

/** By order: the bag that each of these lies in now. */
export async function bagsOf(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const inside = await findInBags(db, await findBagsOf(db, orderIds))
  return new Map(inside.map(({ orderId, bag }) => [orderId, bag]))
}

/** The van is empty, and so are the bags between its depots that nothing lies in any more: they are done with. */
export async function closeEmptied(
  tx: Db,
  { fromPointId, toPointId }: Pick<Trip, 'fromPointId' | 'toPointId'>,
  now: Date,
): Promise<void> {
  const bags = await filled(tx, await findBagsBetween(tx, fromPointId, toPointId))
  const done = bags.filter((bag) => emptiedAt(bag) !== null)
  await saveEmptied(
    tx,
    done.map(({ code }) => code),
    now,
  )
}
