import { assert } from '#kernel/assert.ts'
import { eachOnItsOwn } from '#kernel/each.ts'
import { balanceOf, post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findEnded, findHeld, lockPackage, saveLapse } from './package.repo.ts'

const BATCH = 500

/** What was not used in time is earned. What drafts keep stays theirs. Answers how many packages ended. */
export async function endPackages(db: Db, now: Date): Promise<number> {
  let ended = 0
  await eachOnItsOwn(
    await findEnded(db, now, BATCH),
    async (id) => {
      if (await db.transaction((tx) => endPackage(tx, id, now))) ended += 1
    },
    (id) => `package ${id}`,
  )
  return ended
}

/** False when its time has not come, or nothing is left. */
export async function endPackage(tx: Db, id: number, now: Date): Promise<boolean> {
  const { personId, shipmentsLeft, valueLeft, expiresAt, lapsed } = await lockPackage(tx, id)
  if (shipmentsLeft === 0 || expiresAt > now) return false
  if (valueLeft > 0) {
    const earned = await post(tx, {
      // A shipment that came back late lapses after the others did.
      key: `package:${id}:expired:${lapsed}`,
      reference: `package:${id}`,
      template: 'package_expired',
      facts: { customer: personId, amount: valueLeft },
      at: now,
    })
    assert(earned.ok, 'what is left of a package is prepaid')
  }
  await saveLapse(tx, id)
  return true
}

export type PackageFault = { personId: number; what: string }

/** People whose prepaid money is not what their packages hold. */
export async function packageFaults(db: Db): Promise<PackageFault[]> {
  const faults: PackageFault[] = []
  for (let after = 0; ; ) {
    const page = await findHeld(db, after, BATCH)
    for (const { personId, value } of page) {
      const prepaid = await balanceOf(db, 'prepaid', personId)
      if (prepaid !== value) faults.push({ personId, what: `packages hold ${value}, the books ${prepaid}` })
    }
    const last = page.at(-1)
    if (!last || page.length < BATCH) return faults
    after = last.personId
  }
}
