import { type Route, route } from '#platform/http/route.ts'
import { customersCalls } from './customers.calls.ts'
import {
  type CustomerDoors,
  listCustomers,
  noteCustomer,
  readCustomer,
  setBlocked,
} from './customers.service.ts'

export const customerRoutes = (doors: CustomerDoors) =>
  [
    route(customersCalls.listCustomers, 'customer.read', ({ query }, context) =>
      listCustomers(doors, context, query),
    ),
    route(customersCalls.readCustomer, 'customer.read', ({ params }, context) =>
      readCustomer(doors, context, params.id),
    ),
    route(customersCalls.noteCustomer, 'customer.note', ({ params, body }, context) =>
      noteCustomer(doors, context, params.id, body.text),
    ),
    route(customersCalls.blockCustomer, 'customer.block', ({ params, body }, context) =>
      setBlocked(doors, context, params.id, { isBlocked: true, ...body }),
    ),
    route(customersCalls.unblockCustomer, 'customer.block', ({ params, body }, context) =>
      setBlocked(doors, context, params.id, { isBlocked: false, ...body }),
    ),
  ] satisfies Route[]
