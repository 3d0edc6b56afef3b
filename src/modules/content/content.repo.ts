import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Promotion, PromotionKind } from './domain/promotion.ts'

/** Of several that are running, the one that ends first. */
export function findPromotion(db: Db, now: Date): Promise<Promotion | undefined> {
  return db.maybe<Promotion>(sql`
    select kind, ends_at as "endsAt" from promotion
    where starts_at <= ${now} and ends_at > ${now}
    order by ends_at, id limit 1`)
}

export async function isOffered(db: Db, kind: PromotionKind, now: Date): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (
      select from promotion where kind = ${kind} and starts_at <= ${now} and ends_at > ${now}) as found`)
  return found
}

export async function insertPromotion(db: Db, { kind, endsAt }: Promotion, startsAt: Date): Promise<void> {
  await db.run(sql`
    insert into promotion (kind, starts_at, ends_at) values (${kind}, ${startsAt}, ${endsAt})`)
}
