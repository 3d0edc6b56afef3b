import { assert } from '#kernel/assert.ts'
import { post, reverse } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { expiryAfterReturn, givenBack, nextShare, taken } from '../domain/packages.ts'
import {
  deleteShipment,
  findShipment,
  hasShipments,
  insertShipment,
  lockOldest,
  lockPackage,
  type PackageRow,
  saveLeft,
  saveMovement,
} from './package.repo.ts'
import { endPackage } from './package-clock.service.ts'

/** A package with a shipment for whoever holds its lock. */
export type HeldPackage = PackageRow

/** Whether a price for this person may go by a prepaid shipment. */
export function hasPrepaidShipment(db: Db, personId: number, now: Date): Promise<boolean> {
  return hasShipments(db, personId, now)
}

/** The same, for a price that will be kept: the oldest package, locked until the transaction ends. */
export function holdPackage(tx: Db, personId: number, now: Date): Promise<HeldPackage | undefined> {
  return lockOldest(tx, personId, now)
}

/** A shipment of a held package is this order's; the money stays prepaid until the order is agreed. */
export async function takeShipment(tx: Db, held: HeldPackage, orderId: number): Promise<void> {
  const left = { shipments: held.shipmentsLeft, value: held.valueLeft }
  assert(left.shipments > 0, 'a package with nothing left is not held')
  const share = nextShare(left)
  await insertShipment(tx, { orderId, packageId: held.id, share, movement: null })
  await saveLeft(tx, held.id, taken(left, share), held.expiresAt)
}

type Deed = {
  /** The order's own name for what happens, so that a repeat moves nothing. */
  key: string
  reference: string
  at: Date
  by?: number
}

/** The order is agreed: its share of the package is earned. */
export async function spendShipment(tx: Db, orderId: number, personId: number, deed: Deed): Promise<void> {
  const shipment = await findShipment(tx, orderId)
  if (!shipment || shipment.movement !== null) return
  if (shipment.share > 0) {
    const facts = { customer: personId, amount: shipment.share }
    const used = await post(tx, { ...deed, template: 'package_consumed', facts })
    assert(used.ok, 'what a draft kept is still prepaid')
  }
  await saveMovement(tx, orderId, deed.key)
}

/** Nothing came of the order: its shipment can be used again. One that was only kept by a draft gains no time. */
export async function giveShipmentBack(tx: Db, orderId: number, at: Date, by?: number): Promise<void> {
  const shipment = await findShipment(tx, orderId)
  if (!shipment) return
  const { packageId, share, movement } = shipment
  // What has lapsed has lapsed, whether or not the clock was here: only this one comes back.
  await endPackage(tx, packageId, at)
  const { shipmentsLeft, valueLeft, expiresAt } = await lockPackage(tx, packageId)
  if (movement !== null && share > 0) {
    const undone = await reverse(tx, movement, { at, ...(by === undefined ? {} : { by }) })
    assert(undone.ok, 'the company can always give back')
  }
  await deleteShipment(tx, orderId)
  const left = givenBack({ shipments: shipmentsLeft, value: valueLeft }, share)
  await saveLeft(tx, packageId, left, movement === null ? expiresAt : expiryAfterReturn(expiresAt, at))
}
