import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type PromotionHold = { key: string; slug: string; amount: number }

/** What is left of them; null: no budget. */
export const lockBudgets = (tx: Db, slugs: readonly string[]) =>
  tx.many<{ slug: string; left: number | null }>(sql`
    select slug, budget - used as left from price_promotion
    where slug = any (${slugs}::text[]) order by id for no key update`)

/** What was taken from the budgets belongs to these keys from now on. */
export async function insertHeldUses(
  tx: Db,
  personId: number,
  holds: readonly PromotionHold[],
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into promotion_use (key, promotion_id, person_id, order_id, amount, held_at, agreed_at)
    select given.key, promotion.id, ${personId}, null, given.amount, ${at}, null
    from unnest(${holds.map(({ key }) => key)}::text[], ${holds.map(({ slug }) => slug)}::text[],
                ${holds.map(({ amount }) => amount)}::bigint[]) as given (key, slug, amount)
    join price_promotion promotion on promotion.slug = given.slug`)
}

export type UsedPromotion = { key: string; orderId: number; isFirst: boolean }

/** They are orders now, and agreed. Answers how many were held. */
export function moveHeldUses(tx: Db, used: readonly UsedPromotion[], at: Date): Promise<number> {
  return tx.run(sql`
    update promotion_use
    set key = 'order:' || given.order_id, order_id = given.order_id, agreed_at = ${at}, is_first = given.is_first
    from unnest(${used.map(({ key }) => key)}::text[], ${used.map(({ orderId }) => orderId)}::integer[],
                ${used.map(({ isFirst }) => isFirst)}::boolean[]) as given (key, order_id, is_first)
    where promotion_use.key = given.key`)
}
