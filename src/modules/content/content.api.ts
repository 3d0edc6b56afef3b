import { type Route, route } from '#platform/http/route.ts'
import { askCanSend, type FiguresInForce } from './can-send/can-send.service.ts'
import { contentCalls } from './content.calls.ts'
import { readWarning } from './content.service.ts'
import type { RecordLead } from './leads/lead-desk.service.ts'
import { leadRoutes } from './leads/leads.api.ts'
import type { LeadLimits } from './leads/leads.service.ts'

export type ContentSettings = { leads?: LeadLimits }

/** What the module is told by others: pricing and accounts know content, so content is handed figures and log. */
export type ContentDoors = { figures: FiguresInForce; record: RecordLead }

export const contentRoutes = ({ leads }: ContentSettings, { figures, record }: ContentDoors) =>
  [
    route(contentCalls.readWarning, 'warning.read', (_, { db, locale }) => readWarning({ db }, locale)),
    route(contentCalls.canISend, 'can-send.ask', ({ query }, context) =>
      askCanSend({ figures }, query.q, context),
    ),
    ...leadRoutes(leads, record),
  ] satisfies Route[]
