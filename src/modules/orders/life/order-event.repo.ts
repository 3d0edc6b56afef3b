import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { OrderEvent } from '../domain/events.ts'

type Row = Omit<OrderEvent, 'personId' | 'courierId' | 'pointId' | 'place' | 'reason' | 'details'> & {
  personId: number | null
  courierId: number | null
  pointId: number | null
  lat: number | null
  lon: number | null
  reason: OrderEvent['reason'] | null
  details: OrderEvent['details'] | null
}

/** The log in the order of recording. */
export async function findLog(db: Db, orderId: number): Promise<OrderEvent[]> {
  const rows = await db.many<Row>(sql`
    select event_id as id, seq, verb, actor, person_id as "personId", courier_id as "courierId",
      point_id as "pointId", lat, lon, reason, details, happened_at as "happenedAt", recorded_at as "recordedAt"
    from order_event where order_id = ${orderId} order by seq`)
  return rows.map(eventOf)
}

/** The logs of a page of orders, by order. */
export async function findLogs(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderEvent[]>> {
  const rows = await db.many<Row & { orderId: number }>(sql`
    select order_id as "orderId", event_id as id, seq, verb, actor, person_id as "personId",
      courier_id as "courierId", point_id as "pointId", lat, lon, reason, details, happened_at as "happenedAt",
      recorded_at as "recordedAt"
    from order_event where order_id = any (${orderIds}::integer[]) order by seq`)
  const logs = new Map(orderIds.map((id) => [id, [] as OrderEvent[]]))
  for (const { orderId, ...row } of rows) logs.get(orderId)?.push(eventOf(row))
  return logs
}

/** Answers with the number of the line. `counter`: whose work it is. */
export async function insertEvent(
  tx: Db,
  orderId: number,
  event: OrderEvent,
  counter?: number | undefined,
): Promise<number> {
  const { seq } = await tx.one<{ seq: number }>(sql`
    insert into order_event (order_id, event_id, verb, actor, person_id, courier_id, point_id, lat, lon, reason,
      details, happened_at, recorded_at, counter_point_id)
    values (${orderId}, ${event.id}, ${event.verb}, ${event.actor}, ${event.personId}, ${event.courierId},
      ${event.pointId}, ${event.place?.lat}, ${event.place?.lon}, ${event.reason},
      ${event.details && JSON.stringify(event.details)}, ${event.happenedAt}, ${event.recordedAt},
      ${counter})
    returning seq`)
  return seq
}

function eventOf({ personId, courierId, pointId, lat, lon, reason, details, ...rest }: Row): OrderEvent {
  return {
    ...rest,
    personId: personId ?? undefined,
    courierId: courierId ?? undefined,
    pointId: pointId ?? undefined,
    place: lat !== null && lon !== null ? { lat, lon } : undefined,
    reason: reason ?? undefined,
    details: details ?? undefined,
  }
}
