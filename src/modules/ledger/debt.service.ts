import type { Db } from '#platform/db/database.ts'
import { changeDebt, type Debt, findDebtLimits, findOpenDebts, raiseDebt, remainingOf } from './debt.repo.ts'
import type { Account } from './domain/accounts.ts'
import type { Line } from './domain/templates.ts'
import { lockAccounts, type NewMovement } from './ledger.repo.ts'

/**
 * A person's open debts, the oldest first, while nobody else changes them. Called before anything is posted in the
 * transaction: it takes the accounts that a payment of debts touches in one order for everybody.
 */
export async function lockDebts(tx: Db, personId: number): Promise<Debt[]> {
  const owner = String(personId)
  const accounts: Account[] = [
    { kind: 'customer_balance', owner },
    { kind: 'receivable', owner },
  ]
  await lockAccounts(tx, accounts)
  return findOpenDebts(tx, personId)
}

/** Whoever owes more than this orders only what is paid beforehand. */
export async function debtLimitOf(db: Db, { isMerchant }: { isMerchant: boolean }): Promise<number> {
  const { merchant, personal } = await findDebtLimits(db)
  return isMerchant ? merchant : personal
}

/** What a movement does to debts: the lines of the receivable account, each about one thing that is owed for. */
function changesIn({ reference }: Pick<NewMovement, 'reference'>, lines: readonly Line[]) {
  return lines
    .filter(({ account }) => account.kind === 'receivable')
    .map(({ account, amount }) => {
      const personId = Number(account.owner)
      return { personId, reference: reference ?? `person:${personId}`, change: amount }
    })
}

/** How much less is owed for it than the movement would pay; under the accounts' locks. */
export async function overpaidBy(tx: Db, movement: NewMovement, lines: readonly Line[]): Promise<number> {
  for (const { personId, reference, change } of changesIn(movement, lines)) {
    if (change > 0) continue
    const missing = -change - (await remainingOf(tx, personId, reference))
    if (missing > 0) return missing
  }
  return 0
}

/** The rows say what the account says, because every posting to it passes here. */
export async function keepDebts(tx: Db, movement: NewMovement, lines: readonly Line[]): Promise<void> {
  for (const { personId, reference, change } of changesIn(movement, lines)) {
    const isRaised = change > 0 && movement.reverses === null
    if (isRaised)
      await raiseDebt(tx, { personId, reference, cause: movement.template, at: movement.at, amount: change })
    else await changeDebt(tx, { personId, reference, change })
  }
}
