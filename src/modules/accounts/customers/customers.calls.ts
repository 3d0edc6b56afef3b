import { call } from '#platform/calls/call.ts'
import {
  customerBlock,
  customerDetail,
  customerNote,
  customerPage,
  customerParams,
  customersQuery,
} from './customers.contract.ts'

const group = 'Desk'

const one = { group, params: customerParams, answer: customerDetail } as const

export const customersCalls = {
  listCustomers: call('GET', '/api/desk/v1/people', {
    group,
    summary: 'Customers, by name in any script or by phone',
    description: 'The newest first.',
    query: customersQuery,
    answer: customerPage,
    errors: [],
  }),
  readCustomer: call('GET', '/api/desk/v1/people/:id', {
    ...one,
    summary: 'One customer at one look',
    errors: ['not_found'],
  }),
  noteCustomer: call('POST', '/api/desk/v1/people/:id/notes', {
    ...one,
    summary: 'Write a note about a customer for colleagues',
    body: customerNote,
    status: 201,
    errors: ['not_found'],
  }),
  blockCustomer: call('POST', '/api/desk/v1/people/:id/block', {
    ...one,
    summary: 'Keep a customer out',
    description: 'Their sessions end; they cannot sign in or order. Parcels under way go on.',
    body: customerBlock,
    errors: ['not_found', 'person_is_staff'],
  }),
  unblockCustomer: call('POST', '/api/desk/v1/people/:id/unblock', {
    ...one,
    summary: 'Let a customer in again',
    body: customerBlock,
    errors: ['not_found', 'person_is_staff'],
  }),
}
