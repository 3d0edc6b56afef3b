import { type Route, route } from '#platform/http/route.ts'
import { checkoutAnswer, checkoutRequest } from './basket.contract.ts'
import { checkout, type OnlinePayment } from './basket.service.ts'
import { sceneOf } from './scene.service.ts'

/** Payments know orders, not the other way round: what the checkout needs of them is handed in. */
export const checkoutRoutes = (online: OnlinePayment) =>
  [
    route({
      method: 'POST',
      path: '/api/orders/v1/basket/checkout',
      action: 'basket.checkout',
      group: 'Orders',
      summary: 'Pay for drafts, or ask for the call that confirms them',
      description:
        'From the balance they are paid at once. Cash and paid by the receiver wait for our call within an hour. Card, Payme and Click open a checkout that is paid on the page of the provider within twelve hours; asked for again in the same way, the same one answers. All of them or none.',
      body: checkoutRequest,
      answer: checkoutAnswer,
      idempotency: 'required',
      errors: [
        'not_in_basket',
        'payment_unavailable',
        'insufficient_funds',
        'point_cannot_take',
        'checkout_waiting',
      ],
      handle: async ({ body }, context) => checkout(await sceneOf(context), body, online),
    }),
  ] satisfies Route[]
