import { call } from '#platform/calls/call.ts'
import { orderParams } from '../orders.contract.ts'
import {
  confirmation,
  confirmationList,
  confirmationQuery,
  customerOrders,
  customerParams,
  deskOrder,
  noAnswerRequest,
} from './desk-orders.contract.ts'

const group = 'Desk'

export const deskOrdersCalls = {
  listConfirmations: call('GET', '/api/desk/v1/confirmations', {
    group,
    summary: 'Orders that wait for the call that confirms them',
    description: 'Oldest first. Confirm and cancel are the calls of the order itself.',
    query: confirmationQuery,
    answer: confirmationList,
    errors: [],
  }),
  startCall: call('POST', '/api/desk/v1/confirmations/:id/call', {
    group,
    summary: 'Say that I am calling',
    description: 'Others see it for five minutes.',
    params: orderParams,
    answer: confirmation,
    errors: ['not_found', 'not_waiting', 'call_taken'],
  }),
  leaveCall: call('DELETE', '/api/desk/v1/confirmations/:id/call', {
    group,
    summary: 'Leave the call to others',
    params: orderParams,
    answer: confirmation,
    errors: ['not_found', 'not_waiting', 'call_taken'],
  }),
  tellNoAnswer: call('POST', '/api/desk/v1/confirmations/:id/no-answer', {
    group,
    summary: 'Note that nobody answered',
    params: orderParams,
    body: noAnswerRequest,
    answer: confirmation,
    errors: ['not_found', 'not_waiting', 'call_taken'],
  }),
  readDeskOrder: call('GET', '/api/desk/v1/orders/:id', {
    group,
    summary: 'One order with who did what, its money and its calls',
    params: orderParams,
    answer: deskOrder,
    errors: ['not_found'],
  }),
  readCustomerOrders: call('GET', '/api/desk/v1/customers/:id/orders', {
    group,
    summary: 'The last orders of a customer',
    params: customerParams,
    answer: customerOrders,
    errors: [],
  }),
}
