import { call } from '#platform/calls/call.ts'
import { balanceAnswer, statementAnswer, statementQuery } from './ledger.contract.ts'

export const ledgerCalls = {
  readBalance: call('GET', '/api/accounts/v1/balance', {
    group: 'Balance',
    summary: 'How much money the person has with us',
    answer: balanceAnswer,
    errors: [],
  }),
  readStatement: call('GET', '/api/accounts/v1/statement', {
    group: 'Balance',
    summary: 'Every movement of the balance',
    description: 'Newest first, with what was left after each. A correction is a line of its own.',
    query: statementQuery,
    answer: statementAnswer,
    errors: [],
  }),
}
