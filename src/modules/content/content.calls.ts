import { call } from '#platform/calls/call.ts'
import { canSendAnswer, canSendQuery, warningMessage } from './content.contract.ts'

export const contentCalls = {
  readWarning: call('GET', '/api/orders/v1/warning-message/', {
    group: 'Site',
    summary: 'The warning shown across the header',
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
