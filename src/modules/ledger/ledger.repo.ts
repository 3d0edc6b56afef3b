import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { type Account, type AccountKind, isShared, onNormalSide } from './domain/accounts.ts'
import type { Line, TemplateName } from './domain/templates.ts'

/** Balance as stored: debit positive. */
export type AccountRow = Account & { id: number; balance: number }

/**
 * The company's accounts are split into this many rows. A connection always takes the same one, so that payments on
 * different connections do not wait for each other's commit, and several movements of one transaction cannot meet
 * another transaction's in the opposite order.
 */
const STRIPES = 64

/** The rows of these accounts, locked in the order of their ids; made when they do not exist yet. */
export async function lockAccounts(tx: Db, accounts: readonly Account[]): Promise<AccountRow[]> {
  const found = await lockRows(tx, accounts)
  if (found.length === accounts.length) return found
  await makeAccounts(tx, accounts)
  return lockRows(tx, accounts)
}

const columnsOf = (accounts: readonly Account[]) => ({
  kinds: accounts.map(({ kind }) => kind),
  owners: accounts.map(({ owner }) => owner),
  shared: accounts.map(({ kind }) => isShared(kind)),
})

function lockRows(tx: Db, accounts: readonly Account[]): Promise<AccountRow[]> {
  const { kinds, owners, shared } = columnsOf(accounts)
  return tx.many<AccountRow>(sql`
    select account.id, account.kind, account.owner, account.balance
    from unnest(${kinds}::text[], ${owners}::text[], ${shared}::boolean[]) as wanted (kind, owner, shared)
    join ledger_account account on account.kind = wanted.kind and account.owner = wanted.owner
      and account.stripe = case when wanted.shared then pg_backend_pid() % ${STRIPES}::int else 0 end
    order by account.id
    for no key update of account`)
}

async function makeAccounts(tx: Db, accounts: readonly Account[]): Promise<void> {
  const { kinds, owners, shared } = columnsOf(accounts)
  await tx.run(sql`
    insert into ledger_account (kind, owner, stripe)
    select kind, owner, case when shared then pg_backend_pid() % ${STRIPES}::int else 0 end
    from unnest(${kinds}::text[], ${owners}::text[], ${shared}::boolean[]) as wanted (kind, owner, shared)
    order by kind, owner
    on conflict (kind, owner, stripe) do nothing`)
}

export type NewMovement = {
  key: string
  template: TemplateName
  reference: string | null
  reverses: number | null
  at: Date
  by: number | null
}

/** Movement, balances and postings in one statement. Undefined, and nothing done, when the key has been used. */
export async function insertMovement(
  tx: Db,
  movement: NewMovement,
  lines: readonly { accountId: number; amount: number }[],
): Promise<number | undefined> {
  const rows = await tx.many<{ id: number }>(sql`
    with movement as (
      insert into ledger_transaction (key, template, reference, reverses, at, by_person)
      values (${movement.key}, ${movement.template}, ${movement.reference}, ${movement.reverses},
              ${movement.at}, ${movement.by})
      on conflict (key) do nothing
      returning id
    ), moved as (
      update ledger_account account set balance = account.balance + line.amount
      from movement, unnest(${lines.map(({ accountId }) => accountId)}::bigint[],
                            ${lines.map(({ amount }) => amount)}::bigint[]) as line (account_id, amount)
      where account.id = line.account_id
      returning movement.id as movement_id, account.id, line.amount, account.balance
    )
    insert into ledger_posting (transaction_id, account_id, amount, balance_after)
    select movement_id, id, amount, balance from moved
    returning transaction_id as id`)
  return rows[0]?.id
}

export type MovementRow = Pick<NewMovement, 'template' | 'reference' | 'reverses' | 'at'> & {
  id: number
  lines: Line[]
}

export function findMovement(db: Db, key: string): Promise<MovementRow | undefined> {
  return db.maybe<MovementRow>(sql`
    select movement.id, template, reference, reverses, at,
           (select json_agg(json_build_object(
                     'account', json_build_object('kind', kind, 'owner', owner), 'amount', amount))
            from ledger_posting join ledger_account account on account.id = account_id
            where transaction_id = movement.id) as lines
    from ledger_transaction movement where key = ${key}`)
}

/** A movement with the sum that changed hands, and who of the people did it. */
export type MovementSummary = Pick<NewMovement, 'at' | 'template'> & {
  id: number
  reference: string
  isReversal: boolean
  amount: number
  by: string | null
}

/** What the books hold about these things, oldest first. */
export function findMovementsAbout(db: Db, references: readonly string[]): Promise<MovementSummary[]> {
  return db.many<MovementSummary>(sql`
    select movement.id, at, template, reference, reverses is not null as "isReversal", full_name as by,
      (select coalesce(sum(amount), 0)::bigint from ledger_posting
       where transaction_id = movement.id and amount > 0) as amount
    from ledger_transaction movement left join person_name on person_name.id = by_person
    where reference = any (${references}::text[]) order by movement.id`)
}

/** Debit positive; 0 for an account that nothing has touched yet. */
export async function sumBalance(db: Db, { kind, owner }: Account): Promise<number> {
  const { sum } = await db.one<{ sum: number }>(sql`
    select coalesce(sum(balance), 0)::bigint as sum from ledger_account
    where kind = ${kind} and owner = ${owner}`)
  return sum
}

/** Of accounts of one row each; owners without one are left out. Debit positive. */
export function findBalances(
  db: Db,
  kind: AccountKind,
  owners: readonly number[],
): Promise<{ owner: number; balance: number }[]> {
  return db.many(sql`
    select owner::bigint as owner, balance from ledger_account
    where kind = ${kind} and owner = any (${owners.map(String)}::text[]) and stripe = 0`)
}

/** What everything up to a moment, by when it happened, comes to. Debit positive. */
export async function sumBefore(db: Db, { kind, owner }: Account, moment: Date): Promise<number> {
  const { sum } = await db.one<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum
    from ledger_posting posting join ledger_transaction movement on movement.id = posting.transaction_id
    where account_id = (select id from ledger_account where kind = ${kind} and owner = ${owner} and stripe = 0)
      and at < ${moment}`)
  return sum
}

export type Sum = { kind: AccountKind; sum: number }

/** What every movement about one thing comes to, by kind of account. Debit positive. */
export function sumReference(db: Db, reference: string): Promise<Sum[]> {
  return db.many<Sum>(sql`
    select kind, sum(amount)::bigint as sum
    from ledger_transaction movement
    join ledger_posting posting on posting.transaction_id = movement.id
    join ledger_account account on account.id = posting.account_id
    where reference = ${reference}
    group by kind order by kind`)
}

export type StatementFilter = {
  before?: string | undefined
  from?: Date | undefined
  /** The first moment that is not asked for any more. */
  until?: Date | undefined
  template?: TemplateName | undefined
  /** As the owner of the money sees it. */
  direction?: 'in' | 'out' | undefined
}

export type StatementRow = Pick<NewMovement, 'template' | 'reference' | 'at'> & {
  id: number
  isReversal: boolean
  amount: number
  balanceAfter: number
}

/** Newest first. Only for accounts of one row: a balance after each line means nothing for a split one. */
export function findStatement(
  db: Db,
  { kind, owner }: Account,
  filter: StatementFilter,
  limit: number,
): Promise<StatementRow[]> {
  const grows = filter.direction && onNormalSide(kind, filter.direction === 'in' ? 1 : -1)
  return db.many<StatementRow>(sql`
    select posting.id, at, template, reference, reverses is not null as "isReversal",
           amount, balance_after as "balanceAfter"
    from ledger_posting posting join ledger_transaction movement on movement.id = posting.transaction_id
    where account_id = (select id from ledger_account where kind = ${kind} and owner = ${owner} and stripe = 0)
      and (${filter.before}::bigint is null or posting.id < ${filter.before})
      and (${filter.from}::timestamptz is null or at >= ${filter.from})
      and (${filter.until}::timestamptz is null or at < ${filter.until})
      and (${filter.template}::text is null or template = ${filter.template})
      and (${grows}::integer is null or sign(amount) = ${grows})
    order by posting.id desc limit ${limit}`)
}

/**
 * How much of what one template has put on a balance is still there, when that is always spent before anything else:
 * all of it less all that went, except what went while there was none of it.
 */
export async function findUnspent(db: Db, customer: number, template: TemplateName): Promise<number> {
  const { unspent } = await db.one<{ unspent: number }>(sql`
    with line as (
      select posting.id, case when amount > 0 or template = ${template} then -amount else 0 end as change
      from ledger_posting posting join ledger_transaction movement on movement.id = posting.transaction_id
      where account_id = (
        select id from ledger_account
        where kind = 'customer_balance' and owner = ${String(customer)} and stripe = 0)
    ), so_far as (select id, sum(change) over (order by id) as sum from line)
    select coalesce((select sum from so_far order by id desc limit 1), 0)::bigint
      - least(0, coalesce((select min(sum) from so_far), 0))::bigint as unspent`)
  return unspent
}

/** How an account of one row stands, and its last line. Until the transaction ends nothing moves there. */
export async function lockAccount(
  tx: Db,
  { kind, owner }: Account,
): Promise<{ balance: number; lastLine: number }> {
  const [row] = await lockAccounts(tx, [{ kind, owner }])
  assert(row && !isShared(kind), 'only an account of one row can be held')
  const { last } = await tx.one<{ last: number }>(sql`
    select coalesce(max(id), 0)::bigint as last from ledger_posting where account_id = ${row.id}`)
  return { balance: onNormalSide(kind, row.balance), lastLine: last }
}

type AccountLine = StatementRow & { key: string; by: string | null }

/** The lines of an account of one row, newest first: those after one line, and before another. */
export function findLines(
  db: Db,
  { kind, owner }: Account,
  { after, before }: { after: number; before: number | undefined },
  limit: number,
): Promise<AccountLine[]> {
  return db.many<AccountLine>(sql`
    select posting.id, at, key, template, reference, reverses is not null as "isReversal", amount,
      balance_after as "balanceAfter", full_name as by
    from ledger_posting posting join ledger_transaction movement on movement.id = posting.transaction_id
      left join person_name on person_name.id = by_person
    where account_id = (select id from ledger_account where kind = ${kind} and owner = ${owner} and stripe = 0)
      and posting.id > ${after} and (${before}::bigint is null or posting.id < ${before})
    order by posting.id desc limit ${limit}`)
}

/** When the first line of an account after another one happened; undefined when nothing has moved since. */
export async function findFirstMove(
  db: Db,
  { kind, owner }: Account,
  after: number,
): Promise<Date | undefined> {
  const row = await db.maybe<{ at: Date }>(sql`
    select at from ledger_posting posting join ledger_transaction movement on movement.id = posting.transaction_id
    where account_id = (select id from ledger_account where kind = ${kind} and owner = ${owner} and stripe = 0)
      and posting.id > ${after}
    order by posting.id limit 1`)
  return row?.at
}

/** Cash in somebody's hands or in a desk, and since when the oldest part of it is there. */
export type HeldCash = {
  kind: 'courier_cash' | 'agent_cash' | 'cash_desk'
  owner: number
  amount: number
  since: Date
}

/** Of one account; older ones than the oldest of these do not make what it holds any more urgent. */
const MOST_INFLOWS = 2_000

/**
 * Cash is not marked, so what left was the oldest: what is held now are the newest inflows that make up the sum. One that
 * was taken back has never been there.
 */
export function findHeldCash(db: Db, limit: number): Promise<HeldCash[]> {
  return db.many<HeldCash>(sql`
    select kind, owner::bigint as owner, balance as amount, since
    from ledger_account account cross join lateral (
      select coalesce(max(at) filter (where held >= account.balance), min(at)) as since
      from (
        select movement.at, sum(posting.amount) over (order by posting.id desc) as held
        from ledger_posting posting join ledger_transaction movement on movement.id = posting.transaction_id
        where account_id = account.id and posting.amount > 0
          and not exists (select from ledger_transaction back where back.reverses = movement.id)
        order by posting.id desc limit ${MOST_INFLOWS}) inflow) oldest
    where kind in ('courier_cash', 'agent_cash', 'cash_desk') and balance > 0
    order by since, account.id limit ${limit}`)
}
