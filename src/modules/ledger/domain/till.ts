import type { AccountKind } from './accounts.ts'
import type { Line } from './templates.ts'

/** Where money of customers lies when they have handed it over, in notes or through a provider. */
const tills: readonly AccountKind[] = ['courier_cash', 'agent_cash', 'cash_desk', 'clearing']
/** What it is taken for, or given back from; the rest is money that we move among ourselves. */
const reasons: readonly AccountKind[] = ['revenue', 'cod_owed', 'prepaid', 'customer_balance', 'receivable']

/** Whether money goes over a counter here: from a customer to us, or back. */
export const crossesTill = (lines: readonly Pick<Line, 'account'>[]): boolean =>
  lines.some(({ account }) => tills.includes(account.kind)) &&
  lines.some(({ account }) => reasons.includes(account.kind))
