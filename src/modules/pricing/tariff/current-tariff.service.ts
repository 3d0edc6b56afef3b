import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { findTariffsFrom, type PublishedTariff } from './tariff.repo.ts'

/** How long a process may price by what it has read: a version published elsewhere reaches it within this time. */
const READ_AGAIN_MS = 2_000

type Reading = { at: number; tariffs: Promise<readonly PublishedTariff[]> }

/** By database, so that a transaction reads for itself. */
let readings = new WeakMap<Db, Reading>()

/**
 * The tariff in force. Versions that take effect later are held as well, so that one begins at its moment and not when
 * it is next read.
 */
export async function currentTariff(db: Db, now: Date): Promise<PublishedTariff> {
  return inForce(await publishedTariffs(db, db, now.getTime()), now)
}

/** The same for a transaction that changes no tariff: it may price by what was read for others. */
export async function keptTariff(tx: Db, now: Date): Promise<PublishedTariff> {
  return inForce(await publishedTariffs(tx, tx.root ?? tx, now.getTime()), now)
}

function inForce(tariffs: readonly PublishedTariff[], now: Date): PublishedTariff {
  const current = tariffs.findLast(({ effectiveFrom }) => effectiveFrom <= now) ?? tariffs[0]
  assert(current, 'there is a tariff: the first one comes with its table')
  return current
}

function publishedTariffs(db: Db, keeper: Db, now: number): Reading['tariffs'] {
  const known = readings.get(keeper)
  if (known && Math.abs(now - known.at) < READ_AGAIN_MS) return known.tariffs
  const tariffs = findTariffsFrom(db, new Date(now))
  readings.set(keeper, { at: now, tariffs })
  // A failed reading is not remembered: the next caller asks again.
  tariffs.catch(forgetTariffs)
  return tariffs
}

/** Called when a version is published, so that this process prices by it at once. */
export function forgetTariffs(): void {
  readings = new WeakMap()
}
