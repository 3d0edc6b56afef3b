import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { emit } from '#platform/jobs/outbox.ts'
import { raiseDebts } from '../debt.repo.ts'
import { type Account, accountKinds, onNormalSide } from '../domain/accounts.ts'
import { type Line, linesOf, type TemplateName } from '../domain/templates.ts'
import { crossesTill } from '../domain/till.ts'
import { balanceMoved } from '../events.ts'
import { type AccountRow, lockAccounts, type NewMovement } from '../ledger.repo.ts'
import { assertKey, type InsufficientFunds, type Movement } from '../ledger.service.ts'
import { insertMovements, type NewPosting } from './post-many.repo.ts'

/** Any template with its own facts. */
export type AnyMovement = { [Name in TemplateName]: Movement<Name> }[TemplateName]

/**
 * Many movements of things that were made in this very transaction: each as `post` would write it, one after the other,
 * in a few statements. All or none. A key that was used before is a bug, and nobody's debt is paid this way.
 */
export function postMany(
  db: Db,
  movements: readonly AnyMovement[],
): Promise<Result<void, InsufficientFunds>> {
  if (movements.length === 0) return Promise.resolve(ok(undefined))
  const asked = movements.map((movement) => ({ movement: rowOf(movement), lines: linesFor(movement) }))
  assert(!asked.some(({ lines }) => crossesTill(lines)), 'money over a counter is taken one by one')
  return db.transaction(async (tx) => {
    const books = openBooks(await lockAccounts(tx, accountsIn(asked.flatMap(({ lines }) => lines))))
    const postings: NewPosting[] = []
    for (const { movement, lines } of asked)
      for (const line of lines) {
        const posted = books.move(line)
        if (!posted.ok) return posted
        postings.push({ key: movement.key, ...posted.value })
      }
    await insertMovements(
      tx,
      asked.map(({ movement }) => movement),
      postings,
    )
    await raiseDebts(tx, asked.flatMap(raisedBy))
    await tellSums(
      tx,
      asked.flatMap(({ lines }) => lines),
    )
    return ok(undefined)
  })
}

// The compiler loses the link between a name and its facts in the union.
const linesFor = ({ template, facts }: AnyMovement) => linesOf(template, facts as never)

function rowOf({ key, template, reference, at, by }: AnyMovement): NewMovement {
  assertKey(key)
  return { key, template, reference: reference ?? null, reverses: null, at, by: by ?? null }
}

const nameOf = ({ kind, owner }: Account) => `${kind} ${owner}`

const accountsIn = (lines: readonly Line[]): Account[] => [
  ...new Map(lines.map(({ account }) => [nameOf(account), account])).values(),
]

/** Locked accounts, and how they stand after each line. */
function openBooks(rows: readonly AccountRow[]) {
  const standing = new Map(rows.map((row) => [nameOf(row), { id: row.id, balance: row.balance }]))
  return {
    move({ account, amount }: Line): Result<Omit<NewPosting, 'key'>, InsufficientFunds> {
      const row = standing.get(nameOf(account))
      assert(row, 'a locked account is missing')
      const { kind } = account
      const after = onNormalSide(kind, row.balance + amount)
      const takes = onNormalSide(kind, amount) < 0
      if (takes && after < 0 && !accountKinds[kind].mayBeNegative)
        return err({ code: 'insufficient_funds', account: kind, missing: -after })
      row.balance += amount
      return ok({ accountId: row.id, amount, balance: row.balance })
    },
  }
}

function raisedBy({ movement, lines }: { movement: NewMovement; lines: readonly Line[] }) {
  return lines
    .filter(({ account }) => account.kind === 'receivable')
    .map(({ account, amount }) => {
      assert(amount > 0 && movement.reference !== null, 'debts are raised many at once, and paid one by one')
      const { reference, template: cause, at } = movement
      return { personId: Number(account.owner), reference, cause, at, amount }
    })
}

/** Customers may want to hear that little is left: once, of the whole sum. */
async function tellSums(tx: Db, lines: readonly Line[]): Promise<void> {
  const sums = new Map<string, number>()
  for (const { account, amount } of lines)
    if (account.kind === 'customer_balance')
      sums.set(account.owner, (sums.get(account.owner) ?? 0) + onNormalSide(account.kind, amount))
  for (const [owner, change] of sums)
    await emit(tx, balanceMoved, `person:${owner}`, { personId: Number(owner), change })
}
