import { assert } from '#kernel/assert.ts'
import { type Route, route } from '#platform/http/route.ts'
import { sentFile } from '#platform/http/sent-file.ts'
import { statementExportQuery } from './statement-export.contract.ts'
import { exportStatement, type HolderOf, statementTypes } from './statement-export.service.ts'

export const statementExportRoutes = (holderOf: HolderOf) =>
  [
    route({
      method: 'GET',
      path: '/api/accounts/v1/statement/export',
      action: 'balance.read',
      group: 'Balance',
      summary: 'The statement of a period as a document',
      description: 'Oldest first, with what stood there before and after. At most a year and 10,000 lines.',
      query: statementExportQuery,
      sends: Object.values(statementTypes),
      answer: sentFile,
      errors: ['statement_too_long', 'service_unavailable'],
      handle: ({ query }, context) => {
        const { person } = context.caller
        assert(person !== undefined, 'a visitor reached the books')
        return exportStatement(context, holderOf, person, query)
      },
    }),
  ] satisfies Route[]
