import { call } from '#platform/calls/call.ts'
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

const group = 'Payments'

export const paymentsCalls = {
  listMethods: call('GET', '/api/payments/v1/methods', {
    group,
    summary: 'The ways to pay and whether they work now',
    answer: methodList,
    errors: [],
  }),
  listWaiting: call('GET', '/api/payments/v1/checkouts', {
    group,
    summary: 'Your checkouts that wait for their money',
    description: 'The newest first. Drafts on one of them are paid with it, or after it was cancelled.',
    answer: checkoutList,
    errors: [],
  }),
  readCheckout: call('GET', '/api/payments/v1/checkouts/:number', {
    group,
    summary: 'What has become of a checkout',
    description: 'For the page people come back to from the provider.',
    params: checkoutParams,
    answer: checkoutView,
    errors: ['not_found'],
  }),
  cancelCheckout: call('POST', '/api/payments/v1/checkouts/:number/cancel', {
    group,
    summary: 'Take an unpaid checkout back',
    description:
      'Its drafts can then be paid in another way. Money that is already under way goes to the balance.',
    params: checkoutParams,
    answer: checkoutView,
    errors: ['not_found', 'checkout_closed'],
  }),
  makeLink: call('POST', '/api/payments/v1/checkouts/:number/link', {
    group,
    summary: 'A link with which somebody else can pay',
    description: 'Works as long as the checkout; a new one takes the place of the last.',
    params: checkoutParams,
    answer: linkView,
    status: 201,
    rememberMinutes: 0,
    errors: ['not_found', 'checkout_closed'],
  }),
  revokeLink: call('DELETE', '/api/payments/v1/checkouts/:number/link', {
    group,
    summary: 'Take the link back',
    params: checkoutParams,
    answer: linkRevoked,
    errors: ['not_found', 'checkout_closed'],
  }),
  readPublicBill: call('GET', '/api/payments/v1/pay/:token', {
    group,
    summary: 'What somebody with a payment link can pay',
    description: 'The amount and where to pay it, nothing about who sends what to whom.',
    params: linkParams,
    answer: publicBill,
    errors: ['not_found'],
  }),
}
