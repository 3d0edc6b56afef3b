import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Compared, DifferenceKind } from '../domain/comparison.ts'
import type { PaymentState } from '../domain/payment.ts'

export type Span = { provider: string; from: Date; until: Date }

type Row = { transaction: string; amount: number; state: PaymentState }

/** What was taken in the span, and every other payment that is named. */
export function findPaymentsToCompare(
  db: Db,
  { provider, from, until }: Span,
  named: readonly string[],
): Promise<Row[]> {
  return db.many<Row>(sql`
    select external_id as transaction, amount, state from payment
    where provider = ${provider}
      and ((performed_at >= ${from} and performed_at < ${until}) or external_id = any (${named}::text[]))`)
}

/**
 * What was taken in the span with what the books have of it: the money of its orders in the provider's account, with what
 * has been given back since and without what other payments of the same orders brought, and what went to the balance.
 */
export function findBooked(db: Db, { provider, from, until }: Span): Promise<(Row & { booked: number })[]> {
  return db.many<Row & { booked: number }>(sql`
    select external_id as transaction, amount, state,
      (coalesce((
        select sum(
          coalesce((
            select sum(line.amount) from ledger_line line
            where line.reference = 'order:' || item.order_id and line.kind = 'clearing'
              and line.owner = ${provider}), 0)
          + coalesce((
            select sum(refund.amount) from refund_for_payment refund
            where refund.order_id = item.order_id and refund.provider = ${provider}), 0)
          - coalesce((
            select sum(other.amount) from checkout_order other join payment twin on twin.id = other.payment_id
            where other.order_id = item.order_id and twin.provider = ${provider} and twin.id <> payment.id), 0))
        from checkout_order item where item.payment_id = payment.id), 0)
      + coalesce((
        select sum(line.amount) from ledger_line line
        where line.key in ('payment:' || ${provider}::text || ':' || external_id || ':to-balance',
            'payment:' || ${provider}::text || ':' || external_id || ':to-balance:reversed')
          and line.kind = 'clearing'), 0)
      + case when state = -2 then to_balance else 0 end)::bigint as booked
    from payment
    where provider = ${provider} and performed_at >= ${from} and performed_at < ${until}`)
}

/** Money that the books say a provider took for an order, and no payment tells of. */
export function findStrays(
  db: Db,
  { provider, from, until }: Span,
): Promise<{ key: string; amount: number }[]> {
  return db.many(sql`
    select line.key, line.amount from ledger_line line
    where line.kind = 'clearing' and line.owner = ${provider} and line.at >= ${from} and line.at < ${until}
      and line.template in ('order_paid_by_provider', 'receivable_settled_by_provider') and line.reverses is null
      and not exists (
        select from checkout_order item join payment on payment.id = item.payment_id
        where 'order:' || item.order_id = line.reference and payment.provider = ${provider})
    order by line.movement_id`)
}

export type NewComparison = Compared & {
  provider: string
  day: string
  against: 'books' | 'registry'
  at: Date
  by: number | undefined
  fileName: string | undefined
}

/** Enough to see what is wrong; the count says how much more there is. */
const KEPT = 500

export async function insertComparison(tx: Db, made: NewComparison): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into comparison (provider, day, against, ran_at, ran_by, file_name, matched, differing, our_sum, their_sum)
    values (${made.provider}, ${made.day}, ${made.against}, ${made.at}, ${made.by}, ${made.fileName},
      ${made.matched}, ${made.differences.length}, ${made.ourSum}, ${made.theirSum})
    returning id`)
  const kept = made.differences.slice(0, KEPT)
  await tx.run(sql`
    insert into comparison_difference (comparison_id, position, kind, external_id, checkout_number, our_amount,
      our_state, their_amount, their_state)
    select ${id}, position, kind, external_id,
      (select number from payment join checkout on checkout.id = checkout_id
       where provider = ${made.provider} and payment.external_id = difference.external_id),
      our_amount, our_state, their_amount, their_state
    from unnest(${kept.map(({ kind }) => kind)}::text[], ${kept.map(({ transaction }) => transaction)}::text[],
      ${kept.map(({ ours }) => ours?.amount ?? null)}::bigint[], ${kept.map(({ ours }) => ours?.state ?? null)}::text[],
      ${kept.map(({ theirs }) => theirs?.amount ?? null)}::bigint[],
      ${kept.map(({ theirs }) => theirs?.state ?? null)}::text[]) with ordinality
      as difference (kind, external_id, our_amount, our_state, their_amount, their_state, position)`)
  return id
}

export type ComparisonRow = {
  id: number
  provider: string
  day: string
  against: 'books' | 'registry'
  ranAt: Date
  ranBy: string | null
  fileName: string | null
  matched: number
  differing: number
  ourSum: number
  theirSum: number
}

const columns = sql`
  select comparison.id, provider, to_char(day, 'YYYY-MM-DD') as day, against, ran_at as "ranAt",
    person.full_name as "ranBy", file_name as "fileName", matched, differing, our_sum as "ourSum",
    their_sum as "theirSum"
  from comparison left join person_name person on person.id = ran_by`

export type ComparisonFilter = {
  provider: string | undefined
  onlyDiffering: boolean
  before: { day: string; id: number } | undefined
}

export function findComparisons(
  db: Db,
  { provider, onlyDiffering, before }: ComparisonFilter,
  limit: number,
): Promise<ComparisonRow[]> {
  return db.many<ComparisonRow>(sql`
    ${columns}
    where (${provider}::text is null or provider = ${provider})
      and (not ${onlyDiffering}::boolean or differing > 0)
      and (${before?.day}::date is null or (day, comparison.id) < (${before?.day}::date, ${before?.id}::bigint))
    order by day desc, comparison.id desc limit ${limit}`)
}

export function findComparison(db: Db, id: number): Promise<ComparisonRow | undefined> {
  return db.maybe<ComparisonRow>(sql`${columns} where comparison.id = ${id}`)
}

/** What does not agree in the last comparison of each provider, day and kind since this day. */
export async function countDiffering(db: Db, since: string): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select coalesce(sum(differing), 0)::bigint as count from (
      select distinct on (provider, day, against) differing from comparison where day >= ${since}::date
      order by provider, day, against, id desc) as newest`)
  return count
}

export type DifferenceRow = {
  comparisonId: number
  day: string
  kind: DifferenceKind
  transaction: string
  checkout: string | null
  ourAmount: number | null
  ourState: string | null
  theirAmount: number | null
  theirState: string | null
}

const differenceColumns = sql`
  select comparison_id as "comparisonId", to_char(day, 'YYYY-MM-DD') as day, difference.kind,
    external_id as transaction, checkout_number as checkout, our_amount as "ourAmount", our_state as "ourState",
    their_amount as "theirAmount", their_state as "theirState"
  from comparison_difference difference join comparison on comparison.id = comparison_id`

export function findDifferences(db: Db, comparisonId: number): Promise<DifferenceRow[]> {
  return db.many<DifferenceRow>(sql`
    ${differenceColumns} where comparison_id = ${comparisonId} order by position`)
}

export function findDifferencesOf(db: Db, checkoutNumber: string): Promise<DifferenceRow[]> {
  return db.many<DifferenceRow>(sql`
    ${differenceColumns} where checkout_number = ${checkoutNumber} order by comparison_id desc limit 10`)
}
