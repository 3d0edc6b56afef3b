import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { OrderPromise } from '../domain/promise/promise.ts'

type Moment = Readonly<{ today: string; clock: string; lastHour: string }>

/**
 * Open orders of whose promise a day is over, or the last hour, oldest first. What waits at its point has a clock of its
 * own.
 */
export async function findPassing(
  db: Db,
  { today, clock, lastHour }: Moment,
  limit: number,
): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select id from customer_order
    where status in ('draft', 'new', 'accept', 'pickup', 'agent_received', 'failed_delivery')
      and promise #>> '{window,from}' <= ${today} and promise ->> 'reason' <> 'at_point'
      and (promise #>> '{window,from}' < ${today}
        or (status <> 'draft' and promise #>> '{window,to}' = ${today}
          and coalesce(promise #>> '{window,hours,to}', ${lastHour}) <= ${clock}))
    order by promise #>> '{window,from}', id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export async function savePromise(tx: Db, id: number, promise: OrderPromise): Promise<void> {
  await tx.run(sql`update customer_order set promise = ${JSON.stringify(promise)} where id = ${id}`)
}
