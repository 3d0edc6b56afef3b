import { assert } from '#kernel/assert.ts'
import { type Route, route } from '#platform/http/route.ts'
import { statementExportCalls } from './statement-export.calls.ts'
import { exportStatement, type HolderOf } from './statement-export.service.ts'

export const statementExportRoutes = (holderOf: HolderOf) =>
  [
    route(statementExportCalls.exportStatement, 'balance.read', ({ query }, context) => {
      const { person } = context.caller
      assert(person !== undefined, 'a visitor reached the books')
      return exportStatement(context, holderOf, person, query)
    }),
  ] satisfies Route[]
