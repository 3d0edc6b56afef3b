import { call } from '#platform/calls/call.ts'
import { canSendAnswer, canSendQuery, warningMessage, warningQuery } from './content.contract.ts'
import { visitAnswer, visitRequest } from './visits/visits.contract.ts'

export const contentCalls = {
  countVisit: call('POST', '/api/content/v1/visits', {
    group: 'Site',
    summary: 'A page was looked at: one more, for that page, language and day',
    description:
      'Nothing is kept about who looked. Needs no cookie and no sign-in, and takes no account of them.',
    body: visitRequest,
    answer: visitAnswer,
    errors: ['invalid_input', 'rate_limited'],
    rememberMinutes: 0,
  }),
  readWarning: call('GET', '/api/orders/v1/warning-message/', {
    group: 'Site',
    summary: 'The warning shown across the header',
    description:
      'Whatever runs at this moment, one after the other. A warning of some regions names them in front; with `region` those of other regions are left out.',
    query: warningQuery,
    answer: warningMessage,
    errors: [],
  }),
  canISend: call('GET', '/api/content/v1/can-i-send', {
    group: 'Site',
    summary: 'Whether a thing may be sent, asked in any words and any script',
    query: canSendQuery,
    answer: canSendAnswer,
    errors: [],
  }),
}
