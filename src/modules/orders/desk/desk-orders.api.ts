import { type Route, route } from '#platform/http/route.ts'
import { sceneOf } from '../life/scene.service.ts'
import { readCustomerOrders, readDeskOrder } from './desk-order.service.ts'
import { deskOrdersCalls } from './desk-orders.calls.ts'
import { leaveCall, listConfirmations, startCall, tellNoAnswer } from './desk-queue.service.ts'

export const deskOrderRoutes = [
  route(deskOrdersCalls.listConfirmations, 'order.manage', async ({ query }, context) =>
    listConfirmations(await sceneOf(context), query),
  ),
  route(deskOrdersCalls.startCall, 'order.manage', async ({ params }, context) =>
    startCall(await sceneOf(context), params.id),
  ),
  route(deskOrdersCalls.leaveCall, 'order.manage', async ({ params }, context) =>
    leaveCall(await sceneOf(context), params.id),
  ),
  route(deskOrdersCalls.tellNoAnswer, 'order.manage', async ({ params, body }, context) =>
    tellNoAnswer(await sceneOf(context), params.id, body),
  ),
  route(deskOrdersCalls.readDeskOrder, 'order.inspect', async ({ params }, context) =>
    readDeskOrder(await sceneOf(context), params.id),
  ),
  route(deskOrdersCalls.readCustomerOrders, 'customer.read', async ({ params }, context) =>
    readCustomerOrders(await sceneOf(context), params.id),
  ),
] satisfies Route[]
