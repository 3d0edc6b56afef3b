import { type Route, route } from '#platform/http/route.ts'
import { readCustomerOrders, readDeskOrder } from './desk-order.service.ts'
import {
  confirmation,
  confirmationList,
  confirmationQuery,
  customerOrders,
  customerParams,
  deskOrder,
  noAnswerRequest,
} from './desk-orders.contract.ts'
import { leaveCall, listConfirmations, startCall, tellNoAnswer } from './desk-queue.service.ts'
import { orderParams } from './orders.contract.ts'
import { sceneOf } from './scene.service.ts'

const group = 'Desk'

export const deskOrderRoutes = [
  route({
    method: 'GET',
    path: '/api/desk/v1/confirmations',
    action: 'order.manage',
    group,
    summary: 'Orders that wait for the call that confirms them',
    description: 'Oldest first. Confirm and cancel are the calls of the order itself.',
    query: confirmationQuery,
    answer: confirmationList,
    errors: [],
    handle: async ({ query }, context) => listConfirmations(await sceneOf(context), query),
  }),
  route({
    method: 'POST',
    path: '/api/desk/v1/confirmations/:id/call',
    action: 'order.manage',
    group,
    summary: 'Say that I am calling',
    description: 'Others see it for five minutes.',
    params: orderParams,
    answer: confirmation,
    errors: ['not_found', 'not_waiting', 'call_taken'],
    handle: async ({ params }, context) => startCall(await sceneOf(context), params.id),
  }),
  route({
    method: 'DELETE',
    path: '/api/desk/v1/confirmations/:id/call',
    action: 'order.manage',
    group,
    summary: 'Leave the call to others',
    params: orderParams,
    answer: confirmation,
    errors: ['not_found', 'not_waiting', 'call_taken'],
    handle: async ({ params }, context) => leaveCall(await sceneOf(context), params.id),
  }),
  route({
    method: 'POST',
    path: '/api/desk/v1/confirmations/:id/no-answer',
    action: 'order.manage',
    group,
    summary: 'Note that nobody answered',
    params: orderParams,
    body: noAnswerRequest,
    answer: confirmation,
    errors: ['not_found', 'not_waiting', 'call_taken'],
    handle: async ({ params, body }, context) => tellNoAnswer(await sceneOf(context), params.id, body),
  }),
  route({
    method: 'GET',
    path: '/api/desk/v1/orders/:id',
    action: 'order.inspect',
    group,
    summary: 'One order with who did what, its money and its calls',
    params: orderParams,
    answer: deskOrder,
    errors: ['not_found'],
    handle: async ({ params }, context) => readDeskOrder(await sceneOf(context), params.id),
  }),
  route({
    method: 'GET',
    path: '/api/desk/v1/customers/:id/orders',
    action: 'customer.read',
    group,
    summary: 'The last orders of a customer',
    params: customerParams,
    answer: customerOrders,
    errors: [],
    handle: async ({ params }, context) => readCustomerOrders(await sceneOf(context), params.id),
  }),
] satisfies Route[]
