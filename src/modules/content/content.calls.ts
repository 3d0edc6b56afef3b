import { call } from '#platform/calls/call.ts'
import { leadAnswer, leadRequest, warningMessage } from './content.contract.ts'

export const contentCalls = {
  readWarning: call('GET', '/api/orders/v1/warning-message/', {
    group: 'Site',
    summary: 'The warning shown across the header',
    answer: warningMessage,
    errors: [],
  }),
  leaveContacts: call('POST', '/api/content/v1/leads', {
    group: 'Site',
    summary: 'Write to us: a question, a request for business delivery, something that looked false',
    body: leadRequest,
    answer: leadAnswer,
    status: 201,
    errors: ['too_many_leads'],
  }),
}
