import { type Route, route } from '#platform/http/route.ts'
import {
  answerLead,
  handLead,
  type LeadDoors,
  listColleagues,
  listLeads,
  markLead,
  suspectLead,
} from './lead-desk.service.ts'
import { leadCalls } from './leads.calls.ts'
import { type LeadLimits, leaveContacts } from './leads.service.ts'

export type LeadSettings = { leads?: LeadLimits }

export const leadRoutes = ({ leads }: LeadSettings, doors: LeadDoors) =>
  [
    route(leadCalls.leaveContacts, 'lead.create', ({ body }, context) => {
      const { network, locale, now } = context
      return leaveContacts(context, body, { network, locale, now }, leads)
    }),
    route(leadCalls.listLeads, 'lead.read', ({ query }, context) => listLeads(context, query)),
    route(leadCalls.markLead, 'lead.handle', ({ params, body }, context) =>
      markLead(context, doors, Number(params.id), body),
    ),
    route(leadCalls.handLead, 'lead.handle', ({ params, body }, context) =>
      handLead(context, doors, Number(params.id), body),
    ),
    route(leadCalls.suspectLead, 'lead.handle', ({ params, body }, context) =>
      suspectLead(context, doors, Number(params.id), body.suspect),
    ),
    route(leadCalls.answerLead, 'lead.handle', ({ params, body }, context) =>
      answerLead(context, doors, Number(params.id), body),
    ),
    route(leadCalls.listLeadColleagues, 'lead.handle', (_, context) => listColleagues(context, doors)),
  ] satisfies Route[]
