import { call } from '#platform/calls/call.ts'
import { deskMethod, deskMethodList, methodParams, methodSwitch } from '../checkout/payments.contract.ts'
import { refundDone, refundList, refundParams, refundQuery, refundView } from './refund-history.contract.ts'

export const paymentDeskCalls = {
  listMethodsForDesk: call('GET', '/api/desk/v1/payment-methods', {
    group: 'Desk',
    summary: 'The ways to pay with what was noted about them',
    answer: deskMethodList,
    errors: [],
  }),
  setMethod: call('PUT', '/api/desk/v1/payment-methods/:type', {
    group: 'Desk',
    summary: 'Switch a way to pay off or on',
    params: methodParams,
    body: methodSwitch,
    answer: deskMethod,
    errors: [],
  }),
  listRefunds: call('GET', '/api/desk/v1/refunds', {
    group: 'Desk',
    summary: 'Money that has to be sent back through a provider, or was',
    query: refundQuery,
    answer: refundList,
    errors: [],
  }),
  closeRefund: call('POST', '/api/desk/v1/refunds/:id/done', {
    group: 'Desk',
    summary: 'It has been sent back in the provider’s cabinet',
    description: "Over 1,000,000 so'm it waits for a second person (`approval`).",
    params: refundParams,
    body: refundDone,
    answer: refundView,
    errors: ['not_found', 'approval_waiting'],
  }),
}
