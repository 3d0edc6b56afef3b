import type { ClosingState, CommissionKind, DrawerLine } from '#modules/counter/domain/counter-words.ts'
import type { HandInView } from '#modules/payments/cod/cod.contract.ts'

export const closedNames = {
  even: 'deskCounterCash.closed.states.even',
  open: 'deskCounterCash.closed.states.open',
  explained: 'deskCounterCash.closed.states.explained',
  booked: 'deskCounterCash.closed.states.booked',
} as const satisfies Record<ClosingState, string>

export const handInNames = {
  told: 'deskCounterCash.handIn.states.told',
  confirmed: 'deskCounterCash.handIn.states.confirmed',
  rejected: 'deskCounterCash.handIn.states.rejected',
} as const satisfies Record<HandInView['state'], string>

export const lineNames = {
  goods: 'deskCounterCash.lines.kinds.goods',
  delivery: 'deskCounterCash.lines.kinds.delivery',
  senders: 'deskCounterCash.lines.kinds.senders',
  debts: 'deskCounterCash.lines.kinds.debts',
  from_courier: 'deskCounterCash.lines.kinds.from_courier',
  to_courier: 'deskCounterCash.lines.kinds.to_courier',
  handed_in: 'deskCounterCash.lines.kinds.handed_in',
  corrected: 'deskCounterCash.lines.kinds.corrected',
} as const satisfies Record<DrawerLine, string>

/** With whom it was, where that is known. */
export const namedLineNames = {
  goods: 'deskCounterCash.lines.named.goods',
  delivery: 'deskCounterCash.lines.named.delivery',
  senders: 'deskCounterCash.lines.named.senders',
  debts: 'deskCounterCash.lines.named.debts',
  from_courier: 'deskCounterCash.lines.named.from_courier',
  to_courier: 'deskCounterCash.lines.named.to_courier',
  handed_in: 'deskCounterCash.lines.named.handed_in',
  corrected: 'deskCounterCash.lines.named.corrected',
} as const satisfies Record<DrawerLine, string>

export const deedNames = {
  taken_in: 'deskCounterCash.statement.kinds.taken_in',
  stored: 'deskCounterCash.statement.kinds.stored',
  handed_out: 'deskCounterCash.statement.kinds.handed_out',
  given_on: 'deskCounterCash.statement.kinds.given_on',
} as const satisfies Record<CommissionKind, string>

export const monthNames = {
  '01': 'deskCounterCash.statement.months.01',
  '02': 'deskCounterCash.statement.months.02',
  '03': 'deskCounterCash.statement.months.03',
  '04': 'deskCounterCash.statement.months.04',
  '05': 'deskCounterCash.statement.months.05',
  '06': 'deskCounterCash.statement.months.06',
  '07': 'deskCounterCash.statement.months.07',
  '08': 'deskCounterCash.statement.months.08',
  '09': 'deskCounterCash.statement.months.09',
  '10': 'deskCounterCash.statement.months.10',
  '11': 'deskCounterCash.statement.months.11',
  '12': 'deskCounterCash.statement.months.12',
} as const satisfies Record<string, string>
