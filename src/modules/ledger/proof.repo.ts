import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** So many lines are put into one text before it is hashed: never the whole books at once. */
const BLOCK = 10_000

type Proof = { postings: string; sum: string; accounts: string; balances: string; lines: string }

/**
 * The books in a few texts, the same wherever they lie: every line in its order, and what every account holds. Reads only
 * what the first migration of the ledger made, so that it can be asked of the books of an old backup too.
 */
export async function proveBooks(db: Pick<Db, 'many'>): Promise<Record<string, string>> {
  const [proof] = await db.many<Proof>(sql`
    with block as (
      select id / ${BLOCK}::bigint as number, count(*) as postings, sum(amount) as sum,
        encode(sha256(convert_to(string_agg(
          concat_ws(':', id, transaction_id, account_id, amount, balance_after), ',' order by id), 'UTF8')), 'hex') as hash
      from ledger_posting group by 1),
    account as (
      select kind, count(*) as accounts, sum(balance) as balance from ledger_account group by kind)
    select coalesce(sum(postings), 0)::text as postings, coalesce(sum(sum), 0)::text as sum,
      encode(sha256(convert_to(coalesce(string_agg(hash, ',' order by number), ''), 'UTF8')), 'hex') as lines,
      (select coalesce(sum(accounts), 0)::text from account) as accounts,
      (select coalesce(string_agg(kind || ' ' || balance, ', ' order by kind), '') from account) as balances
    from block`)
  return {
    'the number of postings': proof?.postings ?? '',
    'the sum of all postings': proof?.sum ?? '',
    'the hash of all postings': proof?.lines ?? '',
    'the number of accounts': proof?.accounts ?? '',
    'what the accounts hold': proof?.balances ?? '',
  }
}
