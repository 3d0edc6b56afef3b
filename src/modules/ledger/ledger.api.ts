import { assert } from '#kernel/assert.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { ledgerCalls } from './ledger.calls.ts'
import { readBalance, readStatement } from './statement.service.ts'

function personOf({ caller }: RequestContext): number {
  assert(caller.person !== undefined, 'a visitor reached the books')
  return caller.person
}

export const ledgerRoutes = [
  route(ledgerCalls.readBalance, 'balance.read', (_, context) => readBalance(context, personOf(context))),
  route(ledgerCalls.readStatement, 'balance.read', ({ query }, context) =>
    readStatement(context, personOf(context), query, context.translate),
  ),
] satisfies Route[]
