import { call } from '#platform/calls/call.ts'
import { fiscalList, fiscalParams, fiscalQuery, fiscalReceiptView } from './fiscal.contract.ts'

export const fiscalCalls = {
  listFiscalReceipts: call('GET', '/api/desk/v1/fiscal-receipts', {
    group: 'Desk',
    summary: 'Receipts for the tax office: those that wait, were sent, or were given up',
    query: fiscalQuery,
    answer: fiscalList,
    errors: [],
  }),
  retryFiscalReceipt: call('POST', '/api/desk/v1/fiscal-receipts/:id/retry', {
    group: 'Desk',
    summary: 'Try again to register a receipt that was given up',
    description: 'With the codes that are set now, unless the register has taken it before.',
    params: fiscalParams,
    answer: fiscalReceiptView,
    errors: ['not_found', 'receipt_not_failed'],
  }),
}
