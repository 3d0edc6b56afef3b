import { type Route, route } from '#platform/http/route.ts'
import { contentCalls } from './content.calls.ts'
import { leaveContacts, readWarning } from './content.service.ts'

export const contentRoutes = [
  route(contentCalls.readWarning, 'warning.read', (_, { db, locale }) => readWarning({ db }, locale)),
  route(contentCalls.leaveContacts, 'lead.create', ({ body }, { db }) => leaveContacts({ db }, body)),
] satisfies Route[]
