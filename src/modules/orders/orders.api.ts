import { ok } from '#kernel/result.ts'
import { type Route, route } from '#platform/http/route.ts'
import { changeReceiverAddress } from './address.service.ts'
import { postAgent } from './agent-post.service.ts'
import { basketAnswer, claimAnswer, claimRequest } from './basket.contract.ts'
import { openClaim } from './claim.service.ts'
import { listOrders, readBasket, readOrder } from './list.service.ts'
import { addressChange, orderRequest } from './order-request.contract.ts'
import { postAnswer, postParams, postRequest } from './order-verbs.contract.ts'
import { orderDetail, orderList, orderParams, orderQuery } from './orders.contract.ts'
import { createOrder } from './orders.service.ts'
import { receiverList } from './receivers.contract.ts'
import { lastReceivers } from './receivers.service.ts'
import { sceneOf } from './scene.service.ts'

const group = 'Orders'

export const orderRoutes = [
  route({
    method: 'POST',
    path: '/api/orders/v1/orders',
    action: 'order.create',
    group,
    summary: 'Place an order',
    description:
      'Takes the order draft. The answer is a draft in the basket with its price frozen; what costs nothing is ready at once. Top-level names and phones win over those in the addresses.',
    body: orderRequest,
    answer: orderDetail,
    status: 201,
    idempotency: 'required',
    errors: [
      'invalid_input',
      'same_phone',
      'link_not_working',
      'city_not_served',
      'point_not_found',
      'point_cannot_take',
      'express_unavailable',
      'refund_outside_region',
      'parcel_too_big',
      'not_carried_so',
      'customer_required',
      'rate_limited',
    ],
    handle: async ({ body }, context) => createOrder(await sceneOf(context), body),
  }),
  route({
    method: 'GET',
    path: '/api/orders/v1/orders',
    action: 'order.read',
    group,
    summary: 'Orders, newest first',
    description:
      'Customers see their own; couriers theirs and those that wait for a courier; agents those of their point; operators all.',
    query: orderQuery,
    answer: orderList,
    errors: [],
    handle: async ({ query }, context) => listOrders(await sceneOf(context), query),
  }),
  route({
    method: 'GET',
    path: '/api/orders/v1/orders/:id',
    action: 'order.read',
    group,
    summary: 'One order with its history',
    params: orderParams,
    answer: orderDetail,
    errors: ['not_found'],
    handle: async ({ params }, context) => readOrder(await sceneOf(context), params.id),
  }),
  route({
    method: 'PATCH',
    path: '/api/orders/v1/orders/:id/receiver-address',
    action: 'order.readdress',
    group,
    summary: 'Change the receiver’s address',
    description: 'Inside the same district, until the order is over. The time interval cannot be changed.',
    params: orderParams,
    body: addressChange,
    answer: orderDetail,
    errors: [
      'invalid_input',
      'not_found',
      'order_changed',
      'address_change_closed',
      'too_many_changes',
      'region_fixed',
      'time_interval_fixed',
      'address_is_point',
      'receiver_is_hidden',
    ],
    handle: async ({ params, body }, context) =>
      changeReceiverAddress(await sceneOf(context), params.id, body),
  }),
  route({
    method: 'POST',
    path: '/api/orders/v1/orders/:id/claims',
    action: 'claim.open',
    group,
    summary: 'Report a lost or damaged parcel',
    description: 'Lost: seven days after we took it. Damaged: once it has been delivered.',
    params: orderParams,
    body: claimRequest,
    answer: claimAnswer,
    status: 201,
    errors: ['invalid_input', 'not_found', 'claim_too_early', 'claim_not_possible', 'claim_exists'],
    handle: async ({ params, body }, context) => openClaim(await sceneOf(context), params.id, body),
  }),
  route({
    method: 'GET',
    path: '/api/orders/v1/receivers',
    action: 'receiver.read',
    group,
    summary: 'Last receivers, newest first',
    description: 'Whom the caller has sent to. People reached by a personal link are not among them.',
    answer: receiverList,
    errors: [],
    handle: async (_, context) => lastReceivers(await sceneOf(context)),
  }),
  route({
    method: 'GET',
    path: '/api/orders/v1/basket',
    action: 'basket.read',
    group,
    summary: 'Drafts that wait for payment',
    answer: basketAnswer,
    errors: [],
    handle: async (_, context) => ok(await readBasket(await sceneOf(context))),
  }),
  route({
    method: 'PUT',
    path: '/api/orders/v1/agents/:id/point',
    action: 'agent-post.edit',
    group: 'Desk',
    summary: 'Say at which point an agent works',
    params: postParams,
    body: postRequest,
    answer: postAnswer,
    errors: ['not_found', 'point_not_found'],
    handle: ({ params, body }, context) => postAgent(context, params.id, body.point_id),
  }),
] satisfies Route[]
