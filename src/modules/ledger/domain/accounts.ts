/** Assets and expenses grow by debit, what we owe and what we earn by credit. */
type Side = 'debit' | 'credit'

type KindRow = Readonly<{
  side: Side
  owner: 'person' | 'provider' | 'desk' | 'company'
  /** Whether the account may stand on the wrong side of zero. The database holds the same line. */
  mayBeNegative: boolean
}>

/**
 * Every kind of account (DECISIONS, "Money"). Four are ours: `prepaid`, packages that were sold and not used yet;
 * `reserved`, a customer's money that is set aside for parcels which are being made orders (decision 71); `bad_debts`, what was earned and will never be paid; `cash_difference`, what was missing, or too much, when cash desks
 * were counted.
 */
export const accountKinds = {
  customer_balance: { side: 'credit', owner: 'person', mayBeNegative: false },
  cod_owed: { side: 'credit', owner: 'person', mayBeNegative: false },
  prepaid: { side: 'credit', owner: 'person', mayBeNegative: false },
  reserved: { side: 'credit', owner: 'person', mayBeNegative: false },
  receivable: { side: 'debit', owner: 'person', mayBeNegative: false },
  courier_cash: { side: 'debit', owner: 'person', mayBeNegative: false },
  agent_cash: { side: 'debit', owner: 'person', mayBeNegative: false },
  cash_desk: { side: 'debit', owner: 'desk', mayBeNegative: false },
  cash_difference: { side: 'debit', owner: 'company', mayBeNegative: true },
  bank: { side: 'debit', owner: 'company', mayBeNegative: true },
  clearing: { side: 'debit', owner: 'provider', mayBeNegative: true },
  revenue: { side: 'credit', owner: 'company', mayBeNegative: true },
  promotions: { side: 'debit', owner: 'company', mayBeNegative: true },
  compensation: { side: 'debit', owner: 'company', mayBeNegative: true },
  bad_debts: { side: 'debit', owner: 'company', mayBeNegative: true },
} as const satisfies Record<string, KindRow>

export type AccountKind = keyof typeof accountKinds

/** `owner` is the id of a person or a cash desk, or a provider's name, as text; empty for the company's own. */
export type Account = Readonly<{ kind: AccountKind; owner: string }>

/** As people read it: a customer's money is above zero although it stands on the credit side. */
export function onNormalSide(kind: AccountKind, debit: number): number {
  // Taken from zero, because -0 would travel into answers.
  return accountKinds[kind].side === 'debit' ? debit : 0 - debit
}

/**
 * The accounts of a person and of a cash desk are one row each: what they hold has to be known to be enough. The company's
 * are met by everybody and are split into several.
 */
export const isShared = (kind: AccountKind) => !['person', 'desk'].includes(accountKinds[kind].owner)
