import { assert } from '#kernel/assert.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { balanceAnswer, statementAnswer, statementQuery } from './ledger.contract.ts'
import { readBalance, readStatement } from './statement.service.ts'

function personOf({ caller }: RequestContext): number {
  assert(caller.person !== undefined, 'a visitor reached the books')
  return caller.person
}

export const ledgerRoutes = [
  route({
    method: 'GET',
    path: '/api/accounts/v1/balance',
    action: 'balance.read',
    group: 'Balance',
    summary: 'How much money the person has with us',
    answer: balanceAnswer,
    errors: [],
    handle: (_, context) => readBalance(context, personOf(context)),
  }),
  route({
    method: 'GET',
    path: '/api/accounts/v1/statement',
    action: 'balance.read',
    group: 'Balance',
    summary: 'Every movement of the balance',
    description: 'Newest first, with what was left after each. A correction is a line of its own.',
    query: statementQuery,
    answer: statementAnswer,
    errors: [],
    handle: ({ query }, context) => readStatement(context, personOf(context), query, context.translate),
  }),
] satisfies Route[]
