import { call } from '#platform/calls/call.ts'
import {
  debtList,
  debtParams,
  disputeRequest,
  parcelDebt,
  parcelDebtQuery,
  payDebtsAnswer,
  payDebtsRequest,
  takeCashRequest,
} from './debts.contract.ts'

const group = 'Debts'

export const debtsCalls = {
  listDebts: call('GET', '/api/payments/v1/debts', {
    group,
    summary: 'What you owe, parcel by parcel',
    answer: debtList,
    errors: [],
  }),
  payDebts: call('POST', '/api/payments/v1/debts/pay', {
    group,
    summary: 'Pay what you owe',
    description:
      'From the balance at once, all or nothing. Card, Payme and Click open a checkout that is paid on the page of the provider within twelve hours; what was paid in another way meanwhile goes to the balance.',
    body: payDebtsRequest,
    answer: payDebtsAnswer,
    idempotency: 'required',
    errors: ['not_found', 'nothing_owed', 'insufficient_funds', 'payment_unavailable'],
  }),
  disputeDebt: call('POST', '/api/payments/v1/debts/:id/dispute', {
    group,
    summary: 'Say that a debt is not owed',
    description: 'The desk decides. Until then nothing is kept for it, and nobody is reminded of it.',
    params: debtParams,
    body: disputeRequest,
    answer: debtList,
    errors: ['not_found', 'debt_disputed', 'debt_decided'],
  }),
  readParcelDebt: call('GET', '/api/payments/v1/debts/parcel', {
    group,
    summary: 'What the sender of a parcel owes for it',
    description: 'For whoever hands a parcel back, or stands at a counter.',
    query: parcelDebtQuery,
    answer: parcelDebt,
    errors: ['not_found'],
  }),
  takeCash: call('POST', '/api/payments/v1/debts/cash', {
    group,
    summary: 'A sender has paid a debt in cash',
    description: 'Into the hands of the courier, the till of the counter, or the cash desk, by who says so.',
    body: takeCashRequest,
    answer: parcelDebt,
    idempotency: 'required',
    errors: ['not_found', 'nothing_owed', 'debt_overpaid', 'no_cash_desk'],
  }),
}
