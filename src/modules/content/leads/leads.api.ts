import { type Route, route } from '#platform/http/route.ts'
import { listLeads, markLead, type RecordLead } from './lead-desk.service.ts'
import { leadCalls } from './leads.calls.ts'
import { type LeadLimits, leaveContacts } from './leads.service.ts'

export type LeadSettings = { leads?: LeadLimits }

export const leadRoutes = ({ leads }: LeadSettings, record: RecordLead) =>
  [
    route(leadCalls.leaveContacts, 'lead.create', ({ body }, context) =>
      leaveContacts(context, body, context, leads),
    ),
    route(leadCalls.listLeads, 'lead.read', ({ query }, context) => listLeads(context, query)),
    route(leadCalls.markLead, 'lead.handle', ({ params, body }, context) =>
      markLead(context, record, Number(params.id), body),
    ),
  ] satisfies Route[]
