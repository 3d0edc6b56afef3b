import { type Route, route } from '#platform/http/route.ts'
import { readInbox } from './inbox.service.ts'
import { eskizReport, inboxAnswer, inboxQuery, reportAnswer, reportParams } from './notifications.contract.ts'
import { takeEskizReport } from './report.service.ts'

export const notificationRoutes = [
  route({
    method: 'POST',
    path: '/api/notifications/v1/eskiz/:secret',
    action: 'message.report',
    group: 'Messages',
    summary: 'Eskiz reports what became of an SMS',
    description: 'The address is given to Eskiz with each message and works for that message only. JSON.',
    params: reportParams,
    body: eskizReport,
    answer: reportAnswer,
    errors: ['not_found'],
    handle: ({ params, body }, context) => takeEskizReport(context, { ...params, ...body }, context.now),
  }),
] satisfies Route[]

/** Only for a server whose messages stay on the machine: whoever reads the inbox can sign in as anybody. */
export const inboxRoutes = [
  route({
    method: 'GET',
    path: '/api/dev/v1/inbox',
    action: 'inbox.read',
    group: 'Development',
    summary: 'Messages that would have been sent',
    query: inboxQuery,
    answer: inboxAnswer,
    errors: [],
    handle: ({ query }, context) => readInbox(context, query.phone),
  }),
] satisfies Route[]
