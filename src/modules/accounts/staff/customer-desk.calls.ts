import { call } from '#platform/calls/call.ts'
import {
  customerAnswer,
  customerQuery,
  newCustomerAnswer,
  newCustomerRequest,
} from './customer-desk.contract.ts'

export const customerDeskCalls = {
  findCustomer: call('GET', '/api/desk/v1/customers', {
    group: 'Desk',
    summary: 'Who has this number',
    query: customerQuery,
    answer: customerAnswer,
    errors: [],
  }),
  createCustomer: call('POST', '/api/desk/v1/customers', {
    group: 'Desk',
    summary: 'Open an account for a caller',
    description: 'Whoever proves the number with a code signs in to it as usual.',
    body: newCustomerRequest,
    answer: newCustomerAnswer,
    status: 201,
    errors: ['already_registered'],
  }),
}
