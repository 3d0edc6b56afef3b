import { call } from '#platform/calls/call.ts'
import { orderExamples } from '../order-examples.contract.ts'
import { checkoutAnswer, checkoutRequest } from './basket.contract.ts'

export const checkoutCalls = {
  checkout: call('POST', '/api/orders/v1/basket/checkout', {
    group: 'Orders',
    summary: 'Pay for drafts, or ask for the call that confirms them',
    description:
      'From the balance they are paid at once. Cash and paid by the receiver wait for our call within an hour. Card, Payme and Click open a checkout that is paid on the page of the provider within twelve hours; asked for again in the same way, the same one answers. All of them or none.',
    body: checkoutRequest,
    answer: checkoutAnswer,
    example: orderExamples.checkout,
    idempotency: 'required',
    errors: [
      'not_in_basket',
      'payment_unavailable',
      'insufficient_funds',
      'balance_too_low',
      'point_cannot_take',
      'checkout_waiting',
      'debt_prepaid_only',
    ],
  }),
}
