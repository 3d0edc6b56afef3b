import { type Route, route } from '#platform/http/route.ts'
import {
  cancelCheckout,
  listWaiting,
  makeLink,
  readCheckout,
  readPublicBill,
  revokeLink,
} from './checkout.service.ts'
import {
  checkoutList,
  checkoutParams,
  checkoutView,
  linkParams,
  linkRevoked,
  linkView,
  methodList,
  publicBill,
} from './payments.contract.ts'
import { listMethods, type PaymentSettings } from './payments.service.ts'

const group = 'Payments'

export const paymentRoutes = (settings: PaymentSettings) =>
  [
    route({
      method: 'GET',
      path: '/api/payments/v1/methods',
      action: 'payment-method.list',
      group,
      summary: 'The ways to pay and whether they work now',
      answer: methodList,
      errors: [],
      handle: (_, context) => listMethods(context, settings),
    }),
    ...checkoutRoutes(settings),
    ...linkRoutes(settings),
  ] satisfies Route[]

const checkoutRoutes = (settings: PaymentSettings) =>
  [
    route({
      method: 'GET',
      path: '/api/payments/v1/checkouts',
      action: 'checkout.read',
      group,
      summary: 'Your checkouts that wait for their money',
      description: 'The newest first. Drafts on one of them are paid with it, or after it was cancelled.',
      answer: checkoutList,
      errors: [],
      handle: (_, context) => listWaiting(context, settings),
    }),
    route({
      method: 'GET',
      path: '/api/payments/v1/checkouts/:number',
      action: 'checkout.read',
      group,
      summary: 'What has become of a checkout',
      description: 'For the page people come back to from the provider.',
      params: checkoutParams,
      answer: checkoutView,
      errors: ['not_found'],
      handle: ({ params }, context) => readCheckout(context, settings, params.number),
    }),
    route({
      method: 'POST',
      path: '/api/payments/v1/checkouts/:number/cancel',
      action: 'checkout.change',
      group,
      summary: 'Take an unpaid checkout back',
      description:
        'Its drafts can then be paid in another way. Money that is already under way goes to the balance.',
      params: checkoutParams,
      answer: checkoutView,
      errors: ['not_found', 'checkout_closed'],
      handle: ({ params }, context) => cancelCheckout(context, settings, params.number),
    }),
  ] satisfies Route[]

const linkRoutes = (settings: PaymentSettings) =>
  [
    route({
      method: 'POST',
      path: '/api/payments/v1/checkouts/:number/link',
      action: 'checkout.change',
      group,
      summary: 'A link with which somebody else can pay',
      description: 'Works as long as the checkout; a new one takes the place of the last.',
      params: checkoutParams,
      answer: linkView,
      status: 201,
      rememberMinutes: 0,
      errors: ['not_found', 'checkout_closed'],
      handle: ({ params }, context) => makeLink(context, params.number),
    }),
    route({
      method: 'DELETE',
      path: '/api/payments/v1/checkouts/:number/link',
      action: 'checkout.change',
      group,
      summary: 'Take the link back',
      params: checkoutParams,
      answer: linkRevoked,
      errors: ['not_found', 'checkout_closed'],
      handle: ({ params }, context) => revokeLink(context, params.number),
    }),
    route({
      method: 'GET',
      path: '/api/payments/v1/pay/:token',
      action: 'payment-link.read',
      group,
      summary: 'What somebody with a payment link can pay',
      description: 'The amount and where to pay it, nothing about who sends what to whom.',
      params: linkParams,
      answer: publicBill,
      errors: ['not_found'],
      handle: ({ params }, context) => readPublicBill(context, settings, params.token),
    }),
  ] satisfies Route[]
