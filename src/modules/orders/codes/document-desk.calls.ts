import { call } from '#platform/calls/call.ts'
import { orderParams } from '../orders.contract.ts'
import { documentAsks, documentDecided, documentDecision } from './document-desk.contract.ts'

const group = 'Desk'

export const documentDeskCalls = {
  listDocumentAsks: call('GET', '/api/desk/v1/document-asks', {
    group,
    summary: 'Receivers at a counter who show a document instead of the code, and wait for a yes',
    answer: documentAsks,
    errors: [],
  }),
  decideDocument: call('POST', '/api/desk/v1/orders/:id/document', {
    group,
    summary: 'Say yes or no to a document',
    description:
      'After a yes the agent hands the parcel out by the same call as before. A yes needs the picture: one that a phone has named and not sent yet cannot be looked at.',
    params: orderParams,
    body: documentDecision,
    answer: documentDecided,
    errors: ['not_found', 'order_changed', 'document_to_come'],
  }),
}
