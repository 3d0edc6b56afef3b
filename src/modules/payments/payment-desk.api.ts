import { type Route, route } from '#platform/http/route.ts'
import { deskMethod, deskMethodList, methodParams, methodSwitch } from './payments.contract.ts'
import { listMethodsForDesk, type PaymentSettings, setMethod } from './payments.service.ts'
import { refundDone, refundList, refundParams, refundQuery, refundView } from './refund-history.contract.ts'
import { closeRefund, listRefunds } from './refund-history.service.ts'

export const paymentDeskRoutes = (settings: PaymentSettings) =>
  [
    route({
      method: 'GET',
      path: '/api/desk/v1/payment-methods',
      action: 'payment-method.manage',
      group: 'Desk',
      summary: 'The ways to pay with what was noted about them',
      answer: deskMethodList,
      errors: [],
      handle: (_, context) => listMethodsForDesk(context, settings),
    }),
    route({
      method: 'PUT',
      path: '/api/desk/v1/payment-methods/:type',
      action: 'payment-method.manage',
      group: 'Desk',
      summary: 'Switch a way to pay off or on',
      params: methodParams,
      body: methodSwitch,
      answer: deskMethod,
      errors: [],
      handle: ({ params, body }, context) => setMethod(context, settings, params.type, body),
    }),
    route({
      method: 'GET',
      path: '/api/desk/v1/refunds',
      action: 'refund.manage',
      group: 'Desk',
      summary: 'Money that has to be sent back through a provider, or was',
      query: refundQuery,
      answer: refundList,
      errors: [],
      handle: ({ query }, context) => listRefunds(context, query),
    }),
    route({
      method: 'POST',
      path: '/api/desk/v1/refunds/:id/done',
      action: 'refund.manage',
      group: 'Desk',
      summary: 'It has been sent back in the provider’s cabinet',
      params: refundParams,
      body: refundDone,
      answer: refundView,
      errors: ['not_found'],
      handle: ({ params, body }, context) => closeRefund(context, params.id, body.note),
    }),
  ] satisfies Route[]
