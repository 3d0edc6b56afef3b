import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type Unsent = { id: number; orderId: number; since: Date; count: number }

type Ask = { failedSince: Date; only: readonly number[] | undefined; limit: number; most: number }

/** Failed, and nothing newer has reached the same side: what it would have said nobody has heard. */
export function findUnsent(db: Db, { failedSince, only, limit, most }: Ask): Promise<Unsent[]> {
  return db.many<Unsent>(sql`
    with found as materialized (
      select id, order_id as "orderId", settled_at as since from notice
      where state = 'failed' and settled_at > ${failedSince}
        and (${only === undefined}::boolean or id = any (${only ?? []}::bigint[]))
        and not exists (
          select from notice newer
          where newer.order_id = notice.order_id and newer.side = notice.side and newer.state in ('planned', 'sent')
            and newer.id > notice.id)
        and not exists (
          select from settled_work
          where settled_work.key = 'notice:' || notice.id and settled_work.settled_at >= notice.settled_at)
      order by settled_at, id limit ${most})
    select *, (select count(*) from found)::integer as count from found order by since, id limit ${limit}`)
}
