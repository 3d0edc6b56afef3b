import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { nextShare, type Remainder, taken } from '../domain/packages.ts'
import { findOpen, lockOpen, type PackageRow, saveLeft } from './package.repo.ts'
import { type HoldRow, insertHolds, moveHolds, type UsedHold } from './package-hold.repo.ts'

/** A customer's prepaid shipments while many prices are made one after the other; the oldest package first. */
export type SharedShipments = {
  hasMore(): boolean
  /** The next one is for the parcel with this key. */
  take(key: string): void
  readonly taken: readonly HoldRow[]
  /** How each package is left. */
  remainders(): (PackageRow & { left: Remainder })[]
}

/** `isKept`: the prices will be kept, so nobody else takes a shipment until the transaction ends. */
export async function shareShipments(
  db: Db,
  personId: number,
  now: Date,
  isKept: boolean,
): Promise<SharedShipments> {
  const rows = isKept ? await lockOpen(db, personId, now) : await findOpen(db, personId, now)
  const packages = rows.map((row) => ({
    ...row,
    left: { shipments: row.shipmentsLeft, value: row.valueLeft } as Remainder,
  }))
  const held: HoldRow[] = []
  const oldest = () => packages.find(({ left }) => left.shipments > 0)
  return {
    hasMore: () => oldest() !== undefined,
    take(key) {
      const from = oldest()
      assert(from, 'a package with nothing left is not shared')
      const share = nextShare(from.left)
      from.left = taken(from.left, share)
      held.push({ key, packageId: from.id, share })
    },
    taken: held,
    remainders: () => packages.filter(({ left, shipmentsLeft }) => left.shipments !== shipmentsLeft),
  }
}

/** What was shared out is held under its keys; the money stays prepaid until the orders are agreed. */
export async function holdShipments(tx: Db, shared: SharedShipments): Promise<void> {
  if (shared.taken.length === 0) return
  await insertHolds(tx, shared.taken)
  for (const { id, left, expiresAt } of shared.remainders()) await saveLeft(tx, id, left, expiresAt)
}

/** The orders are there and agreed. What is earned with each, by order; the caller books it under the named movement. */
export async function spendHeldShipments(
  tx: Db,
  used: readonly UsedHold[],
): Promise<ReadonlyMap<number, number>> {
  if (used.length === 0) return new Map()
  const moved = await moveHolds(tx, used)
  assert(moved.length === used.length, 'what was shared out is held')
  return new Map(moved.map(({ orderId, share }) => [orderId, share]))
}
