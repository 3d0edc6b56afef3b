export { checkBooks } from './books.service.ts'
export { findCredits, saveCreditLimit } from './credit/credit.repo.ts'
export {
  creditOf,
  holdCredit,
  lockedCreditOf,
  releaseCredit,
  spendHeldCredit,
} from './credit/credit.service.ts'
export { type DayMove, findMovesOf } from './day-moves.repo.ts'
export {
  type Debt,
  findDebtAbout,
  findDebtLimits,
  findOpenDebt,
  findOpenDebts,
  findToRemind,
  saveDebtLimits,
  saveDisputed,
  saveReminded,
  sumOwed,
} from './debt.repo.ts'
export { debtLimitOf, lockDebts } from './debt.service.ts'
export {
  ageInDays,
  bucketOf,
  type DebtLimits,
  oldestFirst,
  raisedIn,
  reminderDays,
  reminderDue,
} from './domain/debts.ts'
export { balanceMoved, tillMoved } from './events.ts'
export { ledgerJobs } from './jobs.ts'
export { ledgerRoutes } from './ledger.api.ts'
export { ledgerErrors } from './ledger.contract.ts'
export {
  findFirstMove,
  findHeldCash,
  findLines,
  findMovementsAbout,
  findUnspent,
  type HeldCash,
  lockAccount,
  type MovementSummary,
  sumBefore,
} from './ledger.repo.ts'
export { balanceOf, balancesOf, moneyOf, post, reverse } from './ledger.service.ts'
export { type AnyMovement, postMany } from './post-many/post-many.service.ts'
export { proveBooks } from './proof.repo.ts'
export { titleOf } from './statement.service.ts'
export type { Sheet } from './statement-export/sheet.ts'
export { statementExportRoutes } from './statement-export.api.ts'
export { statementErrors } from './statement-export.contract.ts'
export { drawSheet } from './statement-export.service.ts'
