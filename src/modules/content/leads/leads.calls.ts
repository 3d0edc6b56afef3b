import { call } from '#platform/calls/call.ts'
import {
  deskLead,
  deskLeadList,
  deskLeadParams,
  deskLeadQuery,
  leadAnswer,
  leadAnswerRequest,
  leadColleagues,
  leadHanding,
  leadMark,
  leadRequest,
  leadSuspect,
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
    errors: ['not_found', 'lead_handled', 'lead_taken'],
  }),
  handLead: call('PUT', '/api/desk/v1/leads/:id/owner', {
    group: 'Desk',
    summary: 'Take a message, hand it to a colleague, or let it go',
    description:
      '`from` is whose it was when it was looked at: if that has changed meanwhile, 409 `lead_taken`. The same wish a second time changes nothing.',
    params: deskLeadParams,
    body: leadHanding,
    answer: deskLead,
    errors: ['not_found', 'lead_taken', 'lead_handled'],
  }),
  suspectLead: call('PUT', '/api/desk/v1/leads/:id/suspect', {
    group: 'Desk',
    summary: 'Put a message among those that look like spam, or back',
    params: deskLeadParams,
    body: leadSuspect,
    answer: deskLead,
    errors: ['not_found'],
  }),
  answerLead: call('POST', '/api/desk/v1/leads/:id/answers', {
    group: 'Desk',
    summary: 'Answer whoever wrote, by SMS in registered words or by e-mail',
    description:
      'The answer goes out soon afterwards; what became of it stands in `answers`. A message that was nobody’s is the answerer’s from then on.',
    params: deskLeadParams,
    body: leadAnswerRequest,
    answer: deskLead,
    status: 201,
    errors: ['not_found', 'lead_taken', 'lead_handled', 'lead_no_email'],
  }),
  listLeadColleagues: call('GET', '/api/desk/v1/lead-colleagues', {
    group: 'Desk',
    summary: 'Who may be given a message',
    answer: leadColleagues,
    errors: [],
  }),
}
