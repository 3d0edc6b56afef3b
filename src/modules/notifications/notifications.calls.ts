import { call } from '#platform/calls/call.ts'
import { eskizReport, inboxAnswer, inboxQuery, reportAnswer, reportParams } from './notifications.contract.ts'

export const notificationsCalls = {
  takeEskizReport: call('POST', '/api/notifications/v1/eskiz/:secret', {
    group: 'Messages',
    summary: 'Eskiz reports what became of an SMS',
    description: 'The address is given to Eskiz with each message and works for that message only. JSON.',
    params: reportParams,
    body: eskizReport,
    answer: reportAnswer,
    errors: ['not_found'],
  }),
  readInbox: call('GET', '/api/dev/v1/inbox', {
    group: 'Development',
    summary: 'Messages that would have been sent',
    query: inboxQuery,
    answer: inboxAnswer,
    errors: [],
  }),
}
