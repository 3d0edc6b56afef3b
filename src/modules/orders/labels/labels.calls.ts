import { call } from '#platform/calls/call.ts'
import { pdfType, zplType } from '#platform/calls/sent-types.ts'
import { orderParams } from '../orders.contract.ts'
import { labelQuery, labelsRequest } from './labels.contract.ts'

const errors = [
  'not_found',
  'label_not_ready',
  'label_not_possible',
  'label_at_intake',
  'service_unavailable',
  'rate_limited',
] as const

const common = { group: 'Orders', sends: [pdfType], errors } as const

export const labelsCalls = {
  printLabel: call('GET', '/api/orders/v1/orders/:id/label.pdf', {
    ...common,
    summary: 'The label of a parcel, to print',
    description:
      'Code 128 and QR of the tracking code, the routing code, both ends of the way and the money to collect. From the moment the order is paid for or submitted.',
    params: orderParams,
    query: labelQuery,
  }),
  printLabelZpl: call('GET', '/api/orders/v1/orders/:id/label.zpl', {
    ...common,
    summary: 'The same label for label printers',
    description: 'ZPL II for 203 dots an inch and a roll of 100 mm, in UTF-8.',
    params: orderParams,
    sends: [zplType],
  }),
  printLabels: call('POST', '/api/orders/v1/labels', {
    ...common,
    summary: 'Labels of up to a hundred parcels in one document',
    description:
      'All of them or none: one order that is not yours or has no label yet refuses the whole call.',
    body: labelsRequest,
    sends: [pdfType, zplType],
    // A document is made anew for every call.
    rememberMinutes: 0,
  }),
}
