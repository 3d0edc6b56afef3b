import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Order } from '../domain/order.ts'

/** Where it is fetched: at the sender's, or at a place of ours. */
export type OfferedOrder = Order & { fromDistrict: number }

/** What waits for a courier in these districts; everywhere without them. The longest waiting first. */
export function findOffered(
  db: Db,
  districts: readonly number[] | undefined,
  limit: number,
): Promise<OfferedOrder[]> {
  return db.many<OfferedOrder>(sql`
    select waiting.*, coalesce(place.district_id, (waiting.sender ->> 'districtId')::integer) as "fromDistrict"
    from order_read waiting left join point_place place on place.id = waiting."holderPointId"
    where ((status = 'new' and holder = 'sender' and "deliveryOption" in (2, 3))
        or (status = 'new' and holder not in ('sender', 'courier') and "returnOf" is not null)
        or (status = 'agent_received' and holder in ('origin_point', 'depot')))
      and (${districts ?? null}::integer[] is null
        or coalesce(place.district_id, (waiting.sender ->> 'districtId')::integer) = any (${districts ?? null}::integer[]))
    order by "statusAt", waiting.id limit ${limit}`)
}
