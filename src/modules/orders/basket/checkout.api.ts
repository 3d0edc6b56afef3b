import { type Route, route } from '#platform/http/route.ts'
import { sceneOf } from '../life/scene.service.ts'
import { checkout, type OnlinePayment } from './basket.service.ts'
import { checkoutCalls } from './checkout.calls.ts'

/** Payments know orders, not the other way round: what the checkout needs of them is handed in. */
export const checkoutRoutes = (online: OnlinePayment) =>
  [
    route(checkoutCalls.checkout, 'basket.checkout', async ({ body }, context) =>
      checkout(await sceneOf(context), body, online),
    ),
  ] satisfies Route[]
