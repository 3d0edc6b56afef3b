import { call } from '#platform/calls/call.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import { statementExportQuery } from './statement-export.contract.ts'

export const statementExportCalls = {
  exportStatement: call('GET', '/api/accounts/v1/statement/export', {
    group: 'Balance',
    summary: 'The statement of a period as a document',
    description: 'Oldest first, with what stood there before and after. At most a year and 10,000 lines.',
    query: statementExportQuery,
    sends: Object.values(sheetTypes),
    errors: ['statement_too_long', 'service_unavailable'],
  }),
}
