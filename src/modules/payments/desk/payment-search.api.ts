import { type Route, route } from '#platform/http/route.ts'
import { listComparisons, readComparison, runComparison } from '../comparison/comparison.service.ts'
import { paymentSearchCalls } from './payment-search.calls.ts'
import { readPaymentStory, searchPayments } from './payment-search.service.ts'

/** `providers`: every name that a payment can have. */
export const paymentSearchRoutes = (providers: readonly string[]) =>
  [
    route(paymentSearchCalls.searchPayments, 'payment.inspect', ({ query }, context) =>
      searchPayments(context, providers, query),
    ),
    route(paymentSearchCalls.readPaymentStory, 'payment.inspect', ({ params }, context) =>
      readPaymentStory(context, params.number),
    ),
    route(paymentSearchCalls.listComparisons, 'payment.compare', ({ query }, context) =>
      listComparisons(context, query),
    ),
    route(paymentSearchCalls.readComparison, 'payment.compare', ({ params }, context) =>
      readComparison(context, params.id),
    ),
    route(paymentSearchCalls.runComparison, 'payment.compare', ({ body }, context) =>
      runComparison(context, providers, body),
    ),
  ] satisfies Route[]
