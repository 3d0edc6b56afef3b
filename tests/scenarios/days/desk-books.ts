import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** What should lie in a desk now: counted here from the rows themselves, and not by the rule that is tested. */
export async function expectedNow(db: Db, desk: string): Promise<number> {
  const { expected } = await db.one<{ expected: number }>(sql`
    select (
      coalesce((select sum(amount) from ledger_posting where account_id = (
        select id from ledger_account where kind = 'cash_desk' and owner = ${desk})), 0)
      + coalesce((select sum(difference) from cash_closing
          where desk_id = ${Number(desk)} and state = 'open'), 0)
      + coalesce((select sum(case way when 'fill' then amount else -amount end) from cash_transfer
          where desk_id = ${Number(desk)} and state = 'told'), 0))::bigint as expected`)
  return expected
}

type Found = { what: string }

/** Rows about cash, claims and settlements that do not agree with the books. Closings and claims since the last look. */
export const cashFaults = {
  'a cash desk is one account, and every such account a desk': (db: Db) =>
    db.many<Found>(sql`
      select 'desk ' || coalesce(desk.id::text, 'nobody knows') || ' has ' || count(account.id) || ' accounts' as what
      from cash_desk desk full join (select * from ledger_account where kind = 'cash_desk') account
        on account.owner = desk.id::text
      group by desk.id having count(account.id) > 1 or desk.id is null`),

  'a closing expected what the books said at its line': (db: Db, since: Date) =>
    db.many<Found>(sql`
      select 'closing ' || closing.id || ' expected ' || expected || ', the books say ' || should as what
      from cash_closing closing cross join lateral (
        select
          coalesce((select sum(amount) from ledger_posting where id <= closing.through_line and account_id = (
            select id from ledger_account where kind = 'cash_desk' and owner = closing.desk_id::text)), 0)
          + coalesce((select sum(difference) from cash_closing earlier
              where earlier.desk_id = closing.desk_id and earlier.id < closing.id
                and (earlier.reviewed_at is null or earlier.reviewed_at > closing.closed_at)), 0)
          + coalesce((select sum(case way when 'fill' then amount else -amount end) from cash_transfer
              where desk_id = closing.desk_id and told_at <= closing.closed_at
                and (decided_at is null or decided_at > closing.closed_at)), 0) as should) books
      where closing.closed_at >= ${since} and expected <> should`),

  'a filling or banking moved its sum once both had confirmed it, and a difference once it was booked': (
    db: Db,
  ) =>
    db.many<Found>(sql`
      select coalesce(told.reference, moved.reference) || ': ' || coalesce(told.sum, 0) || ' in its row, '
        || coalesce(moved.sum, 0) || ' in the books' as what
      from (
        select 'cash-transfer:' || id as reference, case way when 'fill' then amount else -amount end as sum
        from cash_transfer where state = 'confirmed'
        union all select 'cash-closing:' || id, difference from cash_closing where state = 'booked') told
      full join (
        select reference, sum(amount) as sum from ledger_line where kind = 'cash_desk'
          and (reference like 'cash-transfer:%' or reference like 'cash-closing:%') group by reference) moved
        using (reference)
      where told.sum is distinct from moved.sum`),

  'a settlement is in the books as it was noted, and no provider sent more than it took': (db: Db) =>
    db.many<Found>(sql`
      select provider || ' settled ' || settled || ', booked ' || booked || ', owes ' || owes as what
      from (
        select provider, sum(amount) as settled,
          (select coalesce(-sum(amount), 0) from ledger_line
           where kind = 'clearing' and owner = provider and template = 'provider_settled') as booked,
          (select coalesce(sum(balance), 0) from ledger_balance
           where kind = 'clearing' and owner = provider) as owes
        from provider_settlement group by provider) every
      where settled <> booked or owes < 0`),

  'a claim has cost what was decided, and above the limit two people decided it': (db: Db) =>
    db.many<Found>(sql`
      select 'claim ' || claim.id || ' gave ' || coalesce(amount, 0) || ', the books ' || coalesce(paid.sum, 0) as what
      from order_claim claim left join (
        select reference, sum(amount) as sum from ledger_line where kind = 'compensation' group by reference) paid
        on paid.reference = 'claim:' || claim.id
      where coalesce(paid.sum, 0) <> case
          when found_decision = 'taken_back' then 0 else coalesce(amount, 0) end
        or (amount > 300000 and not exists (
          select from approval where subject = 'claim:' || claim.id and approval.status = 'approved'
            and approval.decided_by <> asked_by and approval.amount = claim.amount))`),
} satisfies Record<string, (db: Db, since: Date) => Promise<Found[]>>
