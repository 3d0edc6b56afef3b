import { type Route, route } from '#platform/http/route.ts'
import { leadAnswer, leadRequest, warningMessage } from './content.contract.ts'
import { leaveContacts, readWarning } from './content.service.ts'

export const contentRoutes = [
  route({
    method: 'GET',
    path: '/api/orders/v1/warning-message/',
    action: 'warning.read',
    group: 'Site',
    summary: 'The warning shown across the header',
    answer: warningMessage,
    errors: [],
    handle: (_, { db, locale }) => readWarning({ db }, locale),
  }),
  route({
    method: 'POST',
    path: '/api/content/v1/leads',
    action: 'lead.create',
    group: 'Site',
    summary: 'Leave contacts for a call about business delivery',
    body: leadRequest,
    answer: leadAnswer,
    status: 201,
    errors: [],
    handle: ({ body }, { db }) => leaveContacts({ db }, body),
  }),
] satisfies Route[]
