import { type Route, route } from '#platform/http/route.ts'
import { contentCalls } from './content.calls.ts'
import { type LeadLimits, leaveContacts, readWarning } from './content.service.ts'

export type ContentSettings = { leads?: LeadLimits }

export const contentRoutes = ({ leads }: ContentSettings) =>
  [
    route(contentCalls.readWarning, 'warning.read', (_, { db, locale }) => readWarning({ db }, locale)),
    route(contentCalls.leaveContacts, 'lead.create', ({ body }, context) =>
      leaveContacts(context, body, context, leads),
    ),
  ] satisfies Route[]
