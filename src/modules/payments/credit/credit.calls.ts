import { call } from '#platform/calls/call.ts'
import { creditAsked, creditList, creditRequest, ownCredit } from './credit.contract.ts'

export const creditCalls = {
  readCredit: call('GET', '/api/payments/v1/credit', {
    group: 'Payments',
    summary: 'How far you may order on account',
    description: 'Nothing but zeros for whoever may not.',
    answer: ownCredit,
    errors: [],
  }),
  listCredits: call('GET', '/api/desk/v1/credit-limits', {
    group: 'Desk: debts',
    summary: 'Merchants who may order on account',
    answer: creditList,
    errors: [],
  }),
  askCredit: call('POST', '/api/desk/v1/credit-limits', {
    group: 'Desk: debts',
    summary: 'Ask to let a merchant order on account, or to change or end it',
    description: 'Two people: it holds once somebody else has approved it.',
    body: creditRequest,
    answer: creditAsked,
    status: 201,
    errors: [
      'invalid_input',
      'not_found',
      'credit_not_merchant',
      'credit_unchanged',
      'credit_own',
      'approval_waiting',
    ],
  }),
}
