import { type Route, route } from '#platform/http/route.ts'
import { readInbox } from './inbox/inbox.service.ts'
import { notificationsCalls } from './notifications.calls.ts'
import { takeEskizReport } from './sms/report.service.ts'

export const notificationRoutes = [
  route(notificationsCalls.takeEskizReport, 'message.report', ({ params, body }, context) =>
    takeEskizReport(context, { ...params, ...body }, context.now),
  ),
] satisfies Route[]

/** Only for a server whose messages stay on the machine: whoever reads the inbox can sign in as anybody. */
export const inboxRoutes = [
  route(notificationsCalls.readInbox, 'inbox.read', ({ query }, context) => readInbox(context, query.phone)),
] satisfies Route[]
