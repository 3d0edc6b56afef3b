import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Party } from '../domain/order.ts'

/** How far back it looks: a shop that sends to one person all day still has an answer at once. */
const MOST_ORDERS = 200

/** Whom, and when that was. */
export type SentTo = { receiver: Party; at: Date }

/** Whom a person has sent to lately, newest first, each phone once. Ways back and people behind a link are left out. */
export async function findReceivers(db: Db, owner: number, limit: number): Promise<SentTo[]> {
  return db.many<SentTo>(sql`
    select receiver, created_at as at from (
      select distinct on (receiver ->> 'phone') receiver, created_at, id
      from (
        select receiver, created_at, id, return_of from customer_order
        where owner_id = ${owner} order by created_at desc, id desc limit ${MOST_ORDERS}
      ) as lately
      where return_of is null and not receiver ? 'link'
      order by receiver ->> 'phone', created_at desc, id desc
    ) as each_once
    order by created_at desc, id desc limit ${limit}`)
}
