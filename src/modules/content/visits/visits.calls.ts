import { call } from '#platform/calls/call.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import { deskVisits, deskVisitsQuery } from './visits.contract.ts'

export const visitCalls = {
  readVisits: call('GET', '/api/desk/v1/visits', {
    group: 'Desk',
    summary: 'How often pages were looked at: by day, by page, by language',
    query: deskVisitsQuery,
    answer: deskVisits,
    errors: [],
  }),
  exportVisits: call('GET', '/api/desk/v1/visits/export', {
    group: 'Desk',
    summary: 'The same as a table: one line for each day, page and language',
    query: deskVisitsQuery,
    sends: [sheetTypes.csv],
    errors: [],
  }),
}
