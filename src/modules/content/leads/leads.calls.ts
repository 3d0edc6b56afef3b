import { call } from '#platform/calls/call.ts'
import {
  deskLead,
  deskLeadList,
  deskLeadParams,
  deskLeadQuery,
  leadAnswer,
  leadMark,
  leadRequest,
} from './leads.contract.ts'

export const leadCalls = {
  leaveContacts: call('POST', '/api/content/v1/leads', {
    group: 'Site',
    summary: 'Write to us: a question, a request for business delivery, something that looked false',
    body: leadRequest,
    answer: leadAnswer,
    status: 201,
    errors: ['too_many_leads'],
  }),
  listLeads: call('GET', '/api/desk/v1/leads', {
    group: 'Desk',
    summary: 'What strangers wrote to us by the forms of the site, newest first',
    query: deskLeadQuery,
    answer: deskLeadList,
    errors: [],
  }),
  markLead: call('PUT', '/api/desk/v1/leads/:id', {
    group: 'Desk',
    summary: 'Taken care of, with a note of what was done; or open again',
    description:
      'The same mark a second time changes nothing. What a colleague has taken care of, or what has another note, answers 409 `lead_handled`: open it again first.',
    params: deskLeadParams,
    body: leadMark,
    answer: deskLead,
    errors: ['not_found', 'lead_handled'],
  }),
}
