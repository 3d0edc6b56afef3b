import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Account, Promotion, Standing } from './domain/promotion.ts'

/** A promotion in the words of the code. */
const promotionColumns = sql`
  promotion.id, promotion.slug, promotion.gives, promotion.percent, promotion.amount,
  promotion.for_whom as "forWhom", promotion.lasts_days as "lastsDays",
  promotion.most_per_parcel as "mostPerParcel", promotion.most_per_customer as "mostPerCustomer",
  promotion.most_parcels as "mostParcels", promotion.most_parcels_merchant as "mostParcelsMerchant",
  promotion.starts_at as "startsAt", promotion.ends_at as "endsAt", promotion.off_at as "offAt",
  promotion.budget, promotion.used,
  jsonb_build_object(
    'uz', promotion.texts -> 'name' ->> 'uz',
    'oz', coalesce(promotion.texts -> 'name' ->> 'oz', promotion.cyrillic ->> 'name'),
    'ru', promotion.texts -> 'name' ->> 'ru',
    'en', promotion.texts -> 'name' ->> 'en') as name`

/** How keys of what rows of uploads hold begin, which are no orders yet. */
export const holdMark = 'upload:'

export type StandingRow = { promotion: Promotion; standing: Standing }

/** More at once would be a mistake; the oldest count. */
const MOST_AT_ONCE = 50

/** Everything that is running, and whatever this person was promised. */
export async function findStandings(db: Db, personId: number, now: Date): Promise<StandingRow[]> {
  const rows = await db.many<Promotion & Standing>(sql`
    select ${promotionColumns},
      promised.granted_at as "grantedAt", promised.ends_at as until, promised.order_id as "takenBy",
      coalesce(mine.amount, 0)::bigint as "heldAmount", coalesce(mine.parcels, 0)::integer as "heldParcels"
    from price_promotion promotion
    left join promotion_right promised on promised.person_id = ${personId} and promised.kind = promotion.slug
    left join lateral (
      select sum(amount) as amount, count(*) as parcels from promotion_use
      where person_id = ${personId} and promotion_id = promotion.id
        and (order_id is not null or key like ${`${holdMark}%`})
    ) mine on true
    where promised.person_id is not null
      or (promotion.off_at is null and promotion.starts_at <= ${now}
        and (promotion.ends_at is null or promotion.ends_at > ${now}))
    order by promotion.id limit ${MOST_AT_ONCE}`)
  return rows.map((row) => ({ promotion: row, standing: row }))
}

export async function findAccount(db: Db, personId: number): Promise<Account> {
  const found = await db.maybe<{ account: Account }>(sql`
    select account from person_account where id = ${personId}`)
  // Staff may ask for the price of somebody who is not there.
  return found?.account ?? 'personal'
}

/** Whoever prices another order of the same person waits: what they hold already counts. */
export async function lockStandings(tx: Db, personId: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`promotions ${personId}`}, 0))`)
  // The version before prices under the locks of the rights alone.
  await tx.many(sql`select kind from promotion_right where person_id = ${personId} order by kind for update`)
}

/** Everything for new customers that is running and has money left. */
const forNewcomers = (now: Date) => sql`
  from price_promotion
  where for_whom = 'new' and gives <> 'reward' and off_at is null and starts_at <= ${now}
    and (ends_at is null or ends_at > ${now}) and (budget is null or used < budget)`

/** Gives a right to all of it. */
export async function insertRights(tx: Db, personId: number, now: Date): Promise<void> {
  await tx.run(sql`
    insert into promotion_right (person_id, kind, granted_at, ends_at)
    select ${personId}, slug, ${now}::timestamptz, ${now}::timestamptz + lasts_days * interval '24 hours'
    ${forNewcomers(now)}
    on conflict do nothing`)
}

export async function findForNewcomers(db: Db, now: Date): Promise<string[]> {
  const rows = await db.many<{ slug: string }>(
    sql`select slug ${forNewcomers(now)} order by id limit ${MOST_AT_ONCE}`,
  )
  return rows.map(({ slug }) => slug)
}

/** False when there is not so much left. Whoever wants the last of it too waits, and then sees what is left. */
export async function takeFromBudget(tx: Db, slug: string, amount: number): Promise<boolean> {
  const rows = await tx.run(sql`
    update price_promotion set used = used + ${amount}
    where slug = ${slug} and (budget is null or used + ${amount} <= budget)`)
  return rows === 1
}

export type NewUse = {
  key: string
  slug: string
  personId: number
  orderId: number | null
  amount: number
  heldAt: Date
  agreedAt: Date | null
}

/** What was taken from the budget belongs to this order or reward from now on. */
export async function insertUse(tx: Db, use: NewUse): Promise<void> {
  await tx.run(sql`
    insert into promotion_use (key, promotion_id, person_id, order_id, amount, held_at, agreed_at)
    select ${use.key}, id, ${use.personId}, ${use.orderId}, ${use.amount}, ${use.heldAt}, ${use.agreedAt}
    from price_promotion where slug = ${use.slug}`)
}

export async function hasUse(tx: Db, key: string): Promise<boolean> {
  return (await tx.maybe(sql`select key from promotion_use where key = ${key}`)) !== undefined
}

/** What was promised once is held again, whatever is left; nothing when it is held already. */
export async function insertUseAgain(tx: Db, use: NewUse): Promise<void> {
  await tx.run(sql`
    with again as (
      insert into promotion_use (key, promotion_id, person_id, order_id, amount, held_at, agreed_at)
      select ${use.key}, id, ${use.personId}, ${use.orderId}, ${use.amount}, ${use.heldAt}, ${use.agreedAt}
      from price_promotion where slug = ${use.slug}
      on conflict do nothing
      returning promotion_id, amount)
    update price_promotion set used = used + again.amount from again where id = again.promotion_id`)
}

export async function saveAgreed(tx: Db, key: string, at: Date, isFirst: boolean): Promise<void> {
  await tx.run(sql`
    update promotion_use set agreed_at = ${at}, is_first = ${isFirst} where key = ${key} and agreed_at is null`)
}

/** What it holds of the budget goes back. */
export async function deleteUse(tx: Db, key: string): Promise<void> {
  await tx.run(sql`
    with gone as (delete from promotion_use where key = ${key} returning promotion_id, amount)
    update price_promotion set used = used - gone.amount from gone where id = gone.promotion_id`)
}

/** Uses change under the lock of their order only. */
export async function saveUseAmount(tx: Db, key: string, amount: number): Promise<void> {
  await tx.run(sql`
    with before as (select promotion_id, amount from promotion_use where key = ${key}),
      changed as (update promotion_use set amount = ${amount} where key = ${key})
    update price_promotion set used = used + ${amount}::bigint - before.amount from before where id = before.promotion_id`)
}

/** False when another order has it. Kept for the version before, which knows no parts of a budget. */
export async function saveFirstParcel(tx: Db, personId: number, orderId: number): Promise<boolean> {
  const rows = await tx.run(sql`
    update promotion_right set order_id = ${orderId}
    where person_id = ${personId} and kind = 'first_parcel' and order_id is null`)
  return rows === 1
}

export async function freeRightOf(tx: Db, orderId: number): Promise<void> {
  await tx.run(sql`update promotion_right set order_id = null where order_id = ${orderId}`)
}

/** Promotions whose counter is not the sum of what is held of them. */
export function findFaults(db: Db): Promise<{ slug: string; used: number; held: number }[]> {
  return db.many(sql`
    select slug, used, coalesce(held.sum, 0)::bigint as held from price_promotion
    left join (select promotion_id, sum(amount) as sum from promotion_use group by 1) held on promotion_id = id
    where used <> coalesce(held.sum, 0) order by slug`)
}
