import { type Route, route } from '#platform/http/route.ts'
import { customerDeskCalls } from './customer-desk.calls.ts'
import { createCustomer, findCustomer } from './customer-desk.service.ts'

export const customerDeskRoutes = [
  route(customerDeskCalls.findCustomer, 'customer.read', ({ query }, { db }) =>
    findCustomer({ db }, query.phone),
  ),
  route(customerDeskCalls.createCustomer, 'customer.create', ({ body }, context) =>
    createCustomer(context, body, context),
  ),
] satisfies Route[]
