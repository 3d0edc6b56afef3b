import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Enough to see what is wrong; the rest is found when these are mended. */
const MOST = 100

type Found = { what: string }

/**
 * Rows that break a rule, told in a few words. Each is one statement, so it sees the books at one moment. That an
 * order's own record agrees with `moneyOf` its reference is checked where orders are.
 */
export const bookFaults = {
  'all postings sum to zero': (db: Db) =>
    db.many<Found>(sql`
      select 'off by ' || sum(amount) as what from ledger_posting having sum(amount) <> 0`),

  'the postings of a transaction sum to zero': (db: Db) =>
    db.many<Found>(sql`
      select 'transaction ' || movement.id || ' is off by ' || coalesce(sum(amount)::text, 'having no postings') as what
      from ledger_transaction movement left join ledger_posting on transaction_id = movement.id
      group by movement.id having sum(amount) is distinct from 0
      order by movement.id limit ${MOST}`),

  'a balance is the sum of its postings': (db: Db) =>
    db.many<Found>(sql`
      select 'account ' || account.id || ' says ' || balance || ', its postings ' || coalesce(posted.sum, 0) as what
      from ledger_account account
      left join (select account_id, sum(amount) as sum from ledger_posting group by account_id) posted
        on posted.account_id = account.id
      where balance <> coalesce(posted.sum, 0)
      order by account.id limit ${MOST}`),

  'a statement adds up line by line': (db: Db) =>
    db.many<Found>(sql`
      select 'posting ' || id || ' of account ' || account_id || ' says ' || balance_after || ', not ' || running as what
      from (
        select id, account_id, balance_after, sum(amount) over (partition by account_id order by id) as running
        from ledger_posting) line
      where balance_after <> running
      order by id limit ${MOST}`),

  'nobody has less than nothing': (db: Db) =>
    db.many<Found>(sql`
      select kind || ' of ' || owner || ' stands at ' || balance as what
      from ledger_account
      where (kind in ('customer_balance', 'cod_owed', 'prepaid', 'reserved') and balance > 0)
         or (kind in ('receivable', 'courier_cash', 'agent_cash', 'cash_desk') and balance < 0)
      order by id limit ${MOST}`),

  'debts come to what the books say is owed': (db: Db) =>
    db.many<Found>(sql`
      select 'person ' || person_id || ' owes ' || coalesce(owed.sum, 0) || ', the books say ' || coalesce(account.balance, 0)
        as what
      from (select person_id, sum(remaining) as sum from debt group by person_id) owed
        full join (select person_id, balance from ledger_account where kind = 'receivable') account using (person_id)
      where coalesce(owed.sum, 0) <> coalesce(account.balance, 0)
      order by person_id limit ${MOST}`),

  'no order gives back more than it brought': (db: Db) =>
    db.many<Found>(sql`
      select reference || ' gave back ' || sum(amount) || ' too much' as what
      from ledger_transaction movement
      join ledger_posting posting on posting.transaction_id = movement.id
      join ledger_account account on account.id = posting.account_id
      where kind in ('revenue', 'promotions') and reference like 'order:%'
      group by reference having sum(amount) > 0
      order by reference limit ${MOST}`),

  'no order pays out more COD than was collected': (db: Db) =>
    db.many<Found>(sql`
      select reference || ' paid out ' || sum(amount) || ' too much' as what
      from ledger_transaction movement
      join ledger_posting posting on posting.transaction_id = movement.id
      join ledger_account account on account.id = posting.account_id
      where kind = 'cod_owed' and reference like 'order:%'
      group by reference having sum(amount) > 0
      order by reference limit ${MOST}`),
} satisfies Record<string, (db: Db) => Promise<Found[]>>
