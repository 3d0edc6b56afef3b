import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Account } from './domain/accounts.ts'
import type { TemplateName } from './domain/templates.ts'

/** What changed an account of one row, as whoever looks after it tells it. Debit positive. */
export type DayMove = {
  at: Date
  template: TemplateName
  reference: string | null
  isReversal: boolean
  amount: number
  /** How much of it is money for goods. */
  goods: number
  /** The other hands that the same movement went through: those of a courier, or a cash desk. */
  courier: number | null
  desk: number | null
}

const MOST = 5_000

/** The movements of an account that happened in a span of time, in the order of the books. */
export function findMovesOf(
  db: Db,
  { kind, owner }: Account,
  { from, until }: { from: Date; until: Date },
): Promise<DayMove[]> {
  return db.many<DayMove>(sql`
    select at, template, reference, reverses is not null as "isReversal", posting.amount,
      coalesce(other.goods, 0)::bigint as goods, other.courier, other.desk
    from ledger_posting posting join ledger_transaction movement on movement.id = posting.transaction_id
      cross join lateral (
        select -sum(line.amount) filter (where account.kind = 'cod_owed') as goods,
          max(account.owner::bigint) filter (where account.kind = 'courier_cash') as courier,
          max(account.owner::bigint) filter (where account.kind = 'cash_desk') as desk
        from ledger_posting line join ledger_account account on account.id = line.account_id
        where line.transaction_id = movement.id and account.kind in ('cod_owed', 'courier_cash', 'cash_desk')) other
    where posting.account_id = (
        select id from ledger_account where kind = ${kind} and owner = ${owner} and stripe = 0)
      and at >= ${from} and at < ${until}
    order by posting.id limit ${MOST}`)
}
