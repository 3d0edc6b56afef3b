import { call } from '#platform/calls/call.ts'
import { basketAnswer } from './basket/basket.contract.ts'
import { claimAnswer, claimRequest } from './claims/claims.contract.ts'
import { orderExamples } from './order-examples.contract.ts'
import { orderDetail, orderParams, scanParams } from './orders.contract.ts'
import { addressChange, orderRequest } from './place/order-request.contract.ts'
import { orderList, orderQuery } from './read/order-list.contract.ts'
import { receiverList } from './read/receivers.contract.ts'

const group = 'Orders'

export const ordersCalls = {
  createOrder: call('POST', '/api/orders/v1/orders', {
    group,
    summary: 'Place an order',
    description:
      'Takes the order draft. The answer is a draft in the basket with its price frozen; what costs nothing is ready at once. Top-level names and phones win over those in the addresses.',
    body: orderRequest,
    answer: orderDetail,
    example: orderExamples.createOrder,
    status: 201,
    idempotency: 'required',
    errors: [
      'invalid_input',
      'same_phone',
      'link_not_working',
      'pin_outside_district',
      'city_not_served',
      'point_not_found',
      'point_cannot_take',
      'express_unavailable',
      'refund_outside_region',
      'parcel_too_big',
      'not_carried_so',
      'customer_required',
      'rate_limited',
      'debt_prepaid_only',
    ],
  }),
  listOrders: call('GET', '/api/orders/v1/orders', {
    group,
    summary: 'Orders, newest first',
    description:
      'Customers see their own; couriers theirs and those that wait for a courier; agents those of their point; operators all.',
    query: orderQuery,
    answer: orderList,
    example: orderExamples.listOrders,
    errors: [],
  }),
  readOrder: call('GET', '/api/orders/v1/orders/:id', {
    group,
    summary: 'One order with its history',
    params: scanParams,
    answer: orderDetail,
    example: orderExamples.readOrder,
    errors: ['not_found', 'bag_not_parcel'],
  }),
  changeReceiverAddress: call('PATCH', '/api/orders/v1/orders/:id/receiver-address', {
    group,
    summary: 'Change the receiver’s address',
    description: 'Inside the same district, until the order is over. The time interval cannot be changed.',
    params: orderParams,
    body: addressChange,
    answer: orderDetail,
    example: orderExamples.changeReceiverAddress,
    errors: [
      'invalid_input',
      'pin_outside_district',
      'not_found',
      'order_changed',
      'address_change_closed',
      'too_many_changes',
      'region_fixed',
      'time_interval_fixed',
      'address_is_point',
      'receiver_is_hidden',
    ],
  }),
  openClaim: call('POST', '/api/orders/v1/orders/:id/claims', {
    group,
    summary: 'Report a lost or damaged parcel',
    description:
      'Lost: seven days after we took it. Damaged: once it has been delivered or comes back; in transit by the courier who carries it or the agent at whose point it stands, with a photo, and by operators.',
    params: orderParams,
    body: claimRequest,
    answer: claimAnswer,
    example: orderExamples.openClaim,
    status: 201,
    errors: [
      'invalid_input',
      'not_found',
      'photo_required',
      'claim_too_early',
      'claim_not_possible',
      'claim_exists',
    ],
  }),
  lastReceivers: call('GET', '/api/orders/v1/receivers', {
    group,
    summary: 'Last receivers, newest first',
    description: 'Whom the caller has sent to. People reached by a personal link are not among them.',
    answer: receiverList,
    example: orderExamples.lastReceivers,
    errors: [],
  }),
  readBasket: call('GET', '/api/orders/v1/basket', {
    group,
    summary: 'Drafts that wait for payment',
    answer: basketAnswer,
    example: orderExamples.readBasket,
    errors: [],
  }),
}
