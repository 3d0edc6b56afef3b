import { type Route, route } from '#platform/http/route.ts'
import {
  cancelCheckout,
  listWaiting,
  makeLink,
  readCheckout,
  readPublicBill,
  revokeLink,
} from './checkout.service.ts'
import { paymentsCalls } from './payments.calls.ts'
import { listMethods, type PaymentSettings } from './payments.service.ts'

export const paymentRoutes = (settings: PaymentSettings) =>
  [
    route(paymentsCalls.listMethods, 'payment-method.list', (_, context) => listMethods(context, settings)),
    ...checkoutRoutes(settings),
    ...linkRoutes(settings),
  ] satisfies Route[]

const checkoutRoutes = (settings: PaymentSettings) =>
  [
    route(paymentsCalls.listWaiting, 'checkout.read', (_, context) => listWaiting(context, settings)),
    route(paymentsCalls.readCheckout, 'checkout.read', ({ params }, context) =>
      readCheckout(context, settings, params.number),
    ),
    route(paymentsCalls.cancelCheckout, 'checkout.change', ({ params }, context) =>
      cancelCheckout(context, settings, params.number),
    ),
  ] satisfies Route[]

const linkRoutes = (settings: PaymentSettings) =>
  [
    route(paymentsCalls.makeLink, 'checkout.change', ({ params }, context) =>
      makeLink(context, params.number),
    ),
    route(paymentsCalls.revokeLink, 'checkout.change', ({ params }, context) =>
      revokeLink(context, params.number),
    ),
    route(paymentsCalls.readPublicBill, 'payment-link.read', ({ params }, context) =>
      readPublicBill(context, settings, params.token),
    ),
  ] satisfies Route[]
