import type { ClosingView, HeldCashView, TransferView } from '#modules/payments/cash/cash.contract.ts'
import type { TabId } from './cash-view.ts'

export const tabNames = {
  desk: 'deskCash.tabs.desk',
  days: 'deskCash.tabs.days',
  counters: 'deskCash.tabs.counters',
  held: 'deskCash.tabs.held',
  desks: 'deskCash.tabs.desks',
  providers: 'deskCash.tabs.providers',
} as const satisfies Record<TabId, string>

type Way = TransferView['way']

export const transferNames = {
  fill: 'deskCash.transfers.fill',
  bank: 'deskCash.transfers.bank',
} as const satisfies Record<Way, string>

export const tellTitles = {
  fill: 'deskCash.tell.fill',
  bank: 'deskCash.tell.bank',
} as const satisfies Record<Way, string>

export const countQuestions = {
  fill: 'deskCash.confirm.fill',
  bank: 'deskCash.confirm.bank',
} as const satisfies Record<Way, string>

export const closingNames = {
  even: 'deskCash.days.states.even',
  open: 'deskCash.days.states.open',
  explained: 'deskCash.days.states.explained',
  booked: 'deskCash.days.states.booked',
} as const satisfies Record<ClosingView['state'], string>

export const holderNames = {
  courier: 'deskCash.held.courier',
  agent: 'deskCash.held.agent',
} as const satisfies Record<HeldCashView['people'][number]['kind'], string>
