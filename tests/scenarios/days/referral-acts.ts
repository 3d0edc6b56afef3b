import { balanceOf, post } from '#modules/ledger/index.ts'
import { inviteFriend } from '#modules/promos/index.ts'
import { sql } from '#platform/db/sql.ts'
import { addPerson } from '../parcel-world.ts'
import { delivered } from '../referral-world.ts'
import type { Act, Company } from './company.ts'

/** A friend whose invitation stands so, if there is one. */
const friendWho = ({ db }: Company, state: 'collecting' | 'paid') =>
  db.maybe<{ id: number }>(sql`
    select friend_id as id from referral where state = ${state} order by friend_id limit 1`)

export const referralActs = {
  /** By the link of somebody who has been here for long; some bring so many that the limit of one inviter is met. */
  friendComes: async (company, draw) => {
    const { db, clock, senders } = company
    const friend = await addPerson(company, 'customer')
    const inviterId = draw.of(senders.slice(0, 2)).id
    await inviteFriend(db, { friendId: friend.id, inviterId, isNew: true, now: clock.now() })
    for (let n = 0; n < 10; n++) await delivered(company, friend, { receiver: n % 6 })
  },

  /** A parcel that was counted is one no more; sometimes the reward is spent by then. */
  tenthIsUndone: async (company, draw) => {
    const { db, clock } = company
    const friend = await friendWho(company, draw.oneIn(3) ? 'collecting' : 'paid')
    if (!friend) return
    const spent = Math.min(draw.thousands(90), await balanceOf(db, 'customer_balance', friend.id))
    if (spent > 0 && draw.oneIn(2))
      await post(db, {
        key: `days:spent:${friend.id}:${clock.now().getTime()}`,
        template: 'order_paid_from_balance',
        facts: { customer: friend.id, amount: spent },
        at: clock.now(),
      })
    await db.run(sql`
      update customer_order set paid_at = null
      where id = (select id from customer_order where owner_id = ${friend.id} order by id limit 1)`)
  },

  /** What the promotion for friends may still cost: nothing, one reward, or as much as they like. */
  friendsBudgetChanges: async ({ db }, draw) => {
    const left = draw.of([0, 300_000, null, null])
    await db.run(sql`update price_promotion set budget = used + ${left}::bigint where slug = 'friends'`)
  },
} satisfies Record<string, Act>
