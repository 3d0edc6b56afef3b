import { call } from '#platform/calls/call.ts'
import { pdfType, zplType } from '#platform/calls/sent-types.ts'
import { paperParams, paperQuery, receiptParams, receiptQuery } from './papers.contract.ts'

const busy = ['service_unavailable', 'rate_limited'] as const
const paper = { group: 'Papers', query: paperQuery, sends: [pdfType] } as const

export const papersCalls = {
  printOwnRunSheet: call('GET', '/api/papers/v1/run-sheet.pdf', {
    ...paper,
    summary: 'A courier’s own stops of today, in the order of going, with lines to sign',
    errors: ['paper_too_long', ...busy],
  }),
  printRunSheet: call('GET', '/api/papers/v1/couriers/:id/run-sheet.pdf', {
    ...paper,
    summary: 'The same, for whoever hands the parcels out',
    description:
      'The desk sees the whole day; an agent or depot the parcels that the courier has taken from them today.',
    params: paperParams,
    errors: ['not_found', 'paper_too_long', ...busy],
  }),
  printTripManifest: call('GET', '/api/papers/v1/trips/:id/manifest.pdf', {
    ...paper,
    summary: 'What was loaded for a trip: bags with what is in them, loose parcels, totals by weight',
    params: paperParams,
    errors: ['not_found', 'paper_too_long', ...busy],
  }),
  printHandOverAct: call('GET', '/api/papers/v1/hand-overs/:id/act.pdf', {
    ...paper,
    summary:
      'The act of a hand-over: both sides, parcels, cash said and counted, differences, two signatures',
    params: paperParams,
    errors: ['not_found', 'paper_too_long', ...busy],
  }),
  printReceipt: call('GET', '/api/papers/v1/orders/:id/receipt.pdf', {
    ...paper,
    summary: 'What was paid for a parcel, for whoever paid it',
    description:
      'For whoever took the money, the desk, and the owner of the order; what a hidden receiver hides is not on it.',
    params: receiptParams,
    query: receiptQuery,
    errors: ['not_found', 'receipt_nothing_paid', ...busy],
  }),
  printReceiptZpl: call('GET', '/api/papers/v1/orders/:id/receipt.zpl', {
    ...paper,
    summary: 'The same for receipt printers of 80 mm',
    description: 'ZPL II for 203 dots an inch, in UTF-8.',
    params: receiptParams,
    sends: [zplType],
    errors: ['not_found', 'receipt_nothing_paid', ...busy],
  }),
}
