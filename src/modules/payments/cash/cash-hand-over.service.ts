import { post } from '#modules/ledger/index.ts'
import { saveCashHolder } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findInHands } from '../cod/cod.repo.ts'
import { lockHands } from '../cod/cod-hand-in.repo.ts'
import { cashInHands } from '../cod/cod-hand-in.service.ts'
import { coveredBy } from '../domain/cod.ts'

type Hands = Readonly<{ kind: 'courier' | 'agent'; person: number }>
type Passing = Readonly<{
  /** The same one twice moves once. */
  key: string
  from: Hands
  to: Hands
  amount: number
  at: Date
  /** Who has counted it. */
  by: number
}>

/**
 * Cash goes from one pair of hands to another, after both have confirmed, and with it whose cash each parcel's is. False
 * when the giver has less by the books, or has told the cash desk of it.
 */
export async function passCash(tx: Db, passing: Passing): Promise<boolean> {
  const { from, to, amount } = passing
  // Always in one order: two who give to each other at once do not wait for one another.
  for (const person of [from.person, to.person].sort((one, other) => one - other)) await lockHands(tx, person)
  const before = await cashInHands(tx, from.kind, from.person)
  if (amount > before.cash - before.told) return false
  const posted = await move(tx, passing)
  if (!posted) return false
  const cashLeft = before.cash - amount
  const parcels = coveredBy(await findInHands(tx, from.person), { amount, cashLeft })
  await saveCashHolder(tx, parcels, to.person)
  return true
}

async function move(tx: Db, { key, from, to, amount, at, by }: Passing): Promise<boolean> {
  const movement = { key, reference: key, at, by }
  if (from.kind === 'agent') {
    if (to.kind === 'agent') return false
    const facts = { courier: to.person, agent: from.person, amount }
    return (await post(tx, { ...movement, template: 'agent_handed_to_courier', facts })).ok
  }
  if (to.kind === 'agent') {
    const facts = { agent: to.person, courier: from.person, amount }
    return (await post(tx, { ...movement, template: 'courier_handed_to_agent', facts })).ok
  }
  const facts = { courier: to.person, fromCourier: from.person, amount }
  return (await post(tx, { ...movement, template: 'courier_handed_to_courier', facts })).ok
}
