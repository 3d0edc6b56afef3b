export type { OnlinePayment } from './basket.service.ts'
export { checkoutRoutes } from './checkout.api.ts'
export { loadDemoOrders } from './demo-orders.service.ts'
export { deskOrderRoutes } from './desk-orders.api.ts'
export { deskOrderErrors } from './desk-orders.contract.ts'
export { allowedActions } from './domain/allowed-actions.ts'
export type { OrderEvent } from './domain/events.ts'
export { partySeenBy } from './domain/hidden-receiver.ts'
export { type Order, type Party, termsOf } from './domain/order.ts'
export { project } from './domain/projection.ts'
export type { OrderState } from './domain/state.ts'
export { trackingOf } from './domain/tracking.ts'
export type { Verb } from './domain/words.ts'
export { basketReminded } from './events.ts'
export { orderJobs } from './jobs.ts'
export { labelRoutes } from './labels.api.ts'
export { labelErrors } from './labels.contract.ts'
export type { LabelSettings } from './labels.service.ts'
export { hasOpenOrder, lockBasket } from './order.repo.ts'
export { orderExampleOf } from './order-examples.contract.ts'
export { orderFileRoutes } from './order-files.api.ts'
export { orderVerbRoutes } from './order-verbs.api.ts'
export { orderRoutes } from './orders.api.ts'
export { orderErrors } from './orders.contract.ts'
export {
  canBeCancelled,
  cancelPaidOrder,
  lockOrders,
  payOrder,
  readOrders,
  waitsForPayment,
} from './paying.service.ts'
export { findRefundsDue, findRefundsOf, finishRefund, type Refund } from './refund.repo.ts'
