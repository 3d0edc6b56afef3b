import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { keepDebts, overpaidBy } from './debt.service.ts'
import { type Account, type AccountKind, accountKinds, onNormalSide } from './domain/accounts.ts'
import { type FactsOf, type Line, linesOf, reversed, type TemplateName } from './domain/templates.ts'
import { crossesTill } from './domain/till.ts'
import { balanceMoved, tillMoved } from './events.ts'
import {
  type AccountRow,
  findBalances,
  findMovement,
  insertMovement,
  lockAccounts,
  type MovementRow,
  type NewMovement,
  sumBalance,
  sumReference,
} from './ledger.repo.ts'

export type Movement<Name extends TemplateName> = {
  /** Names the business fact for ever, for example `order:40000001:paid`. */
  key: string
  template: Name
  facts: FactsOf<Name>
  /** `kind:id` of what it is about, for example `order:40000001`. */
  reference?: string
  at: Date
  /** The person who did it; left out when the system did. */
  by?: number
}

export type Posted = { id: number; at: Date }

/** Which account does not hold enough, and how much is missing. */
export type InsufficientFunds = Failure<'insufficient_funds'> & { account: AccountKind; missing: number }

/** Leaves room for what a reversal puts behind it. */
const LONGEST_KEY = 180

/**
 * Moves money once. A repeated call finds its key and answers as the first one did; a key used for something else is a
 * bug. A refusal has written nothing, so the caller's transaction may go on.
 */
export function post<Name extends TemplateName>(
  db: Db,
  { key, template, facts, reference, at, by }: Movement<Name>,
): Promise<Result<Posted, InsufficientFunds>> {
  assertKey(key)
  const movement = { key, template, reference: reference ?? null, reverses: null, at, by: by ?? null }
  return write(db, movement, linesOf(template, facts))
}

export function assertKey(key: string): void {
  assert(key.length > 0 && key.length <= LONGEST_KEY, 'a movement has a key of up to 180 characters')
}

/** Takes a whole movement back, once. What has been spent in between cannot be taken. */
export async function reverse(
  db: Db,
  key: string,
  { at, by }: { at: Date; by?: number },
): Promise<Result<Posted, InsufficientFunds>> {
  const original = await findMovement(db, key)
  assert(original !== undefined, `nothing has been posted as ${key}`)
  assert(original.reverses === null, `${key} is a reversal itself: what was right is posted anew`)
  const { id, template, reference, lines } = original
  const movement = { key: `${key}:reversed`, template, reference, reverses: id, at, by: by ?? null }
  return write(db, movement, reversed(lines))
}

function write(
  db: Db,
  movement: NewMovement,
  lines: readonly Line[],
): Promise<Result<Posted, InsufficientFunds>> {
  return db.transaction(async (tx) => {
    const rows = await lockAccounts(
      tx,
      lines.map(({ account }) => account),
    )
    const entries = lines.map((line) => entryOf(line, rows))
    const short = shortageIn(entries) ?? (await overpayment(tx, movement, lines))
    const id = short ? undefined : await insertMovement(tx, movement, entries)
    if (id !== undefined) {
      await keepDebts(tx, movement, lines)
      await tellBalances(tx, lines)
      if (crossesTill(lines)) await emit(tx, tillMoved, `movement:${id}`, { movementId: id })
      return ok({ id, at: movement.at })
    }

    // A twin that came first has used the key, and perhaps the money.
    const before = await findMovement(tx, movement.key)
    if (before === undefined) {
      assert(short, 'a movement was neither written nor found')
      return err(short)
    }
    assert(isSame(before, movement, lines), `the key ${movement.key} has moved other money before`)
    return ok({ id: before.id, at: before.at })
  })
}

/** Customers may want to hear that little is left. */
async function tellBalances(tx: Db, lines: readonly Line[]): Promise<void> {
  for (const { account, amount } of lines) {
    const { kind, owner } = account
    if (kind !== 'customer_balance') continue
    const moved = { personId: Number(owner), change: onNormalSide(kind, amount) }
    await emit(tx, balanceMoved, `person:${owner}`, moved)
  }
}

type Entry = Line & { accountId: number; balance: number }

const isAt =
  (account: Account) =>
  ({ kind, owner }: Account) =>
    kind === account.kind && owner === account.owner

function entryOf(line: Line, rows: readonly AccountRow[]): Entry {
  const row = rows.find(isAt(line.account))
  assert(row, 'a locked account is missing')
  return { ...line, accountId: row.id, balance: row.balance }
}

function shortageIn(entries: readonly Entry[]): InsufficientFunds | undefined {
  for (const { account, amount, balance } of entries) {
    const { kind } = account
    const after = onNormalSide(kind, balance + amount)
    // A line that adds to an account is welcome whatever stands there.
    const takes = onNormalSide(kind, amount) < 0
    if (takes && after < 0 && !accountKinds[kind].mayBeNegative)
      return { code: 'insufficient_funds', account: kind, missing: -after }
  }
  return undefined
}

/** Nobody pays more for a thing than is owed for it, whatever else they owe. */
async function overpayment(
  tx: Db,
  movement: NewMovement,
  lines: readonly Line[],
): Promise<InsufficientFunds | undefined> {
  const missing = await overpaidBy(tx, movement, lines)
  return missing > 0 ? { code: 'insufficient_funds', account: 'receivable', missing } : undefined
}

function isSame(before: MovementRow, movement: NewMovement, lines: readonly Line[]): boolean {
  return (
    before.template === movement.template &&
    before.reference === movement.reference &&
    before.reverses === movement.reverses &&
    before.lines.length === lines.length &&
    lines.every(
      ({ account, amount }) => before.lines.find((l) => isAt(account)(l.account))?.amount === amount,
    )
  )
}

/** As people read it: a customer's money, a courier's cash and our revenue are all above zero. */
export async function balanceOf(db: Db, kind: AccountKind, owner: number | string = ''): Promise<number> {
  return onNormalSide(kind, await sumBalance(db, { kind, owner: String(owner) }))
}

/** The same of many owners at once. */
export async function balancesOf(
  db: Db,
  kind: AccountKind,
  owners: readonly number[],
): Promise<Map<number, number>> {
  const rows = await findBalances(db, kind, owners)
  return new Map(rows.map(({ owner, balance }) => [owner, onNormalSide(kind, balance)]))
}

/** What all movements about one thing come to, by kind of account; kinds that were not touched are left out. */
export async function moneyOf(db: Db, reference: string): Promise<Partial<Record<AccountKind, number>>> {
  const sums = await sumReference(db, reference)
  return Object.fromEntries(sums.map(({ kind, sum }) => [kind, onNormalSide(kind, sum)]))
}
