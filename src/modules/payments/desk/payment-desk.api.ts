import { type Route, route } from '#platform/http/route.ts'
import { listMethodsForDesk, type PaymentSettings, setMethod } from '../checkout/payments.service.ts'
import { paymentDeskCalls } from './payment-desk.calls.ts'
import { closeRefund, listRefunds } from './refund-history.service.ts'

export const paymentDeskRoutes = (settings: PaymentSettings) =>
  [
    route(paymentDeskCalls.listMethodsForDesk, 'payment-method.manage', (_, context) =>
      listMethodsForDesk(context, settings),
    ),
    route(paymentDeskCalls.setMethod, 'payment-method.manage', ({ params, body }, context) =>
      setMethod(context, settings, params.type, body),
    ),
    route(paymentDeskCalls.listRefunds, 'refund.manage', ({ query }, context) => listRefunds(context, query)),
    route(paymentDeskCalls.closeRefund, 'refund.manage', ({ params, body }, context) =>
      closeRefund(context, params.id, body.note),
    ),
  ] satisfies Route[]
