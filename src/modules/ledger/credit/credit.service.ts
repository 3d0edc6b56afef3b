import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteHold, findCredit, insertHold, lockCredit, shrinkHold } from './credit.repo.ts'

/** How far somebody may order on account; `free` may be below zero after the limit was lowered. */
export type CreditStanding = Readonly<{ limit: number; owed: number; held: number; free: number }>

/** Undefined for whoever may not order on account. */
export async function creditOf(db: Db, personId: number): Promise<CreditStanding | undefined> {
  const credit = await findCredit(db, personId)
  return credit && credit.limit > 0
    ? { ...credit, free: credit.limit - credit.owed - credit.held }
    : undefined
}

/** The same, until the transaction ends: nobody else spends of it. */
export async function lockedCreditOf(tx: Db, personId: number): Promise<CreditStanding | undefined> {
  await lockCredit(tx, personId)
  return creditOf(tx, personId)
}

type Hold = Readonly<{ key: string; personId: number; amount: number; at: Date }>

/** Sets so much of the limit aside under this name; what is missing otherwise. */
export async function holdCredit(tx: Db, hold: Hold): Promise<Result<void, { missing: number }>> {
  const credit = await lockedCreditOf(tx, hold.personId)
  const free = credit?.free ?? 0
  if (free < hold.amount) return err({ missing: hold.amount - free })
  if (hold.amount > 0) await insertHold(tx, hold)
  return ok(undefined)
}

/** So much of what was held is owed from now on, parcel by parcel. In the transaction that raises it. */
export async function spendHeldCredit(tx: Db, key: string, amount: number): Promise<void> {
  if (amount === 0) return
  const left = await shrinkHold(tx, key, amount)
  assert(left !== undefined && left >= 0, 'nothing is owed that was not held before')
}

/** What was not needed is free again. */
export const releaseCredit = (tx: Db, key: string): Promise<void> => deleteHold(tx, key)
