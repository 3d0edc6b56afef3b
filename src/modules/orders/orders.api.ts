import { ok } from '#kernel/result.ts'
import { type Route, route } from '#platform/http/route.ts'
import { openClaim } from './claims/claim.service.ts'
import { sceneOf } from './life/scene.service.ts'
import { ordersCalls } from './orders.calls.ts'
import { changeReceiverAddress } from './place/address.service.ts'
import { createOrder } from './place/orders.service.ts'
import { listOrders, readBasket, readOrder } from './read/list.service.ts'
import { lastReceivers } from './read/receivers.service.ts'

export const orderRoutes = [
  route(ordersCalls.createOrder, 'order.create', async ({ body }, context) =>
    createOrder(await sceneOf(context), body),
  ),
  route(ordersCalls.listOrders, 'order.read', async ({ query }, context) =>
    listOrders(await sceneOf(context), query),
  ),
  route(ordersCalls.readOrder, 'order.read', async ({ params }, context) =>
    readOrder(await sceneOf(context), params.id),
  ),
  route(ordersCalls.changeReceiverAddress, 'order.readdress', async ({ params, body }, context) =>
    changeReceiverAddress(await sceneOf(context), params.id, body),
  ),
  route(ordersCalls.openClaim, 'claim.open', async ({ params, body }, context) =>
    openClaim(await sceneOf(context), params.id, body),
  ),
  route(ordersCalls.lastReceivers, 'receiver.read', async (_, context) =>
    lastReceivers(await sceneOf(context)),
  ),
  route(ordersCalls.readBasket, 'basket.read', async (_, context) =>
    ok(await readBasket(await sceneOf(context))),
  ),
] satisfies Route[]
