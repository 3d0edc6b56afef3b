import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { ClaimStatus, EveryClaimKind } from '../domain/claim/claim-words.ts'

/** More is told as so many: nobody reads a number of orders to the last. */
const MOST_COUNTED = 1_000

/** How many orders each of these people has placed; those without any are left out. */
export async function countOrdersOf(db: Db, owners: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.many<{ owner: number; orders: number }>(sql`
    select owner, count(*)::int as orders
    from unnest(${owners}::bigint[]) as asked (owner)
    cross join lateral (
      select from customer_order where owner_id = owner and status <> 'draft' limit ${MOST_COUNTED}) as placed
    group by owner`)
  return new Map(rows.map(({ owner, orders }) => [owner, orders]))
}

const underWay = ['new', 'accept', 'pickup', 'agent_received', 'failed_delivery'] as const

/** Parcels of one customer that are not with their receivers, and not over. */
export async function countUnderWay(db: Db, owner: number): Promise<number> {
  const { parcels } = await db.one<{ parcels: number }>(sql`
    select count(*)::int as parcels from (
      select from customer_order
      where owner_id = ${owner} and status = any (${underWay}::text[]) limit ${MOST_COUNTED}) as open`)
  return parcels
}

export type ClaimOfCustomer = {
  id: number
  orderId: number
  trackingCode: string
  kind: EveryClaimKind
  status: ClaimStatus
  openedAt: Date
}

/** The last claims about parcels of one customer. */
export function findClaimsOf(db: Db, owner: number, limit: number): Promise<ClaimOfCustomer[]> {
  return db.many<ClaimOfCustomer>(sql`
    select claim.id, order_id as "orderId", tracking_code as "trackingCode", kind, claim.status,
      opened_at as "openedAt"
    from order_claim claim join customer_order on customer_order.id = order_id
    where owner_id = ${owner} order by claim.id desc limit ${limit}`)
}
