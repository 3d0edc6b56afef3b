import { type Route, route } from '#platform/http/route.ts'
import {
  customerAnswer,
  customerQuery,
  newCustomerAnswer,
  newCustomerRequest,
} from './customer-desk.contract.ts'
import { createCustomer, findCustomer } from './customer-desk.service.ts'

export const customerDeskRoutes = [
  route({
    method: 'GET',
    path: '/api/desk/v1/customers',
    action: 'customer.read',
    group: 'Desk',
    summary: 'Who has this number',
    query: customerQuery,
    answer: customerAnswer,
    errors: [],
    handle: ({ query }, { db }) => findCustomer({ db }, query.phone),
  }),
  route({
    method: 'POST',
    path: '/api/desk/v1/customers',
    action: 'customer.create',
    group: 'Desk',
    summary: 'Open an account for a caller',
    description: 'Whoever proves the number with a code signs in to it as usual.',
    body: newCustomerRequest,
    answer: newCustomerAnswer,
    status: 201,
    errors: ['already_registered'],
    handle: ({ body }, context) => createCustomer(context, body, context),
  }),
] satisfies Route[]
