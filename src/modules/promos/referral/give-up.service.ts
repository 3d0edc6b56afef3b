import { assert } from '#kernel/assert.ts'
import { findUnspent, lockAccount, post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * What a person still has of rewards: spent before their own money, so that no so'm of theirs is taken for a gift. Until
 * the transaction ends nothing moves on the balance.
 */
export async function unspentReward(tx: Db, person: number): Promise<number> {
  await lockAccount(tx, { kind: 'customer_balance', owner: String(person) })
  return findUnspent(tx, person, 'referral_reward')
}

/** An account is closed: a reward cannot be paid out, so the rest of it goes back where it came from. */
export async function giveUpReward(tx: Db, person: number, amount: number, now: Date): Promise<void> {
  const posted = await post(tx, {
    key: `referral:given-up:${person}`,
    template: 'referral_reward_given_up',
    facts: { customer: person, amount },
    at: now,
  })
  assert(posted.ok, 'the balance is held, and has as much')
}
