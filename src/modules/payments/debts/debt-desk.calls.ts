import { call } from '#platform/calls/call.ts'
import {
  debtLimits,
  debtorList,
  debtorQuery,
  deskDebt,
  keepRequest,
  writeOffAsked,
  writeOffRequest,
} from './debt-desk.contract.ts'
import { debtParams } from './debts.contract.ts'

const group = 'Desk: debts'

export const debtDeskCalls = {
  listDebtors: call('GET', '/api/desk/v1/debts', {
    group,
    summary: 'Who owes what for which parcels, by age',
    query: debtorQuery,
    answer: debtorList,
    errors: [],
  }),
  keepDebt: call('POST', '/api/desk/v1/debts/:id/keep', {
    group,
    summary: 'A disputed debt is owed after all',
    description: 'It is kept from payouts and reminded of again. The sender cannot dispute it a second time.',
    params: debtParams,
    body: keepRequest,
    answer: deskDebt,
    errors: ['not_found', 'debt_own', 'debt_not_disputed'],
  }),
  writeOffDebt: call('POST', '/api/desk/v1/debts/:id/write-off', {
    group,
    summary: 'Ask to write a debt off',
    description: 'Two people: it is done once somebody else has approved it.',
    params: debtParams,
    body: writeOffRequest,
    answer: writeOffAsked,
    status: 201,
    errors: ['not_found', 'debt_own', 'approval_waiting'],
  }),
  changeLimits: call('PUT', '/api/desk/v1/debts/limits', {
    group,
    summary: 'How much may be owed before only prepaid orders are taken',
    body: debtLimits,
    answer: debtLimits,
    errors: [],
  }),
}
