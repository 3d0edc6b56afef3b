import { type Route, route } from '#platform/http/route.ts'
import {
  comparisonDetail,
  comparisonList,
  comparisonParams,
  comparisonQuery,
  comparisonRequest,
} from './comparison.contract.ts'
import { listComparisons, readComparison, runComparison } from './comparison.service.ts'
import { checkoutLines, paymentQuery, paymentStory } from './payment-search.contract.ts'
import { readPaymentStory, searchPayments } from './payment-search.service.ts'
import { checkoutParams } from './payments.contract.ts'

/** `providers`: every name that a payment can have. */
export const paymentSearchRoutes = (providers: readonly string[]) =>
  [
    route({
      method: 'GET',
      path: '/api/desk/v1/payments',
      action: 'payment.inspect',
      group: 'Desk',
      summary: 'Look a payment up by whatever is known of it',
      query: paymentQuery,
      answer: checkoutLines,
      errors: [],
      handle: ({ query }, context) => searchPayments(context, providers, query),
    }),
    route({
      method: 'GET',
      path: '/api/desk/v1/payments/:number',
      action: 'payment.inspect',
      group: 'Desk',
      summary: 'One checkout: its orders, what providers said, the books, refunds',
      params: checkoutParams,
      answer: paymentStory,
      errors: ['not_found'],
      handle: ({ params }, context) => readPaymentStory(context, params.number),
    }),
    route({
      method: 'GET',
      path: '/api/desk/v1/comparisons',
      action: 'payment.compare',
      group: 'Desk',
      summary: 'Our record held against the books and the lists of providers',
      query: comparisonQuery,
      answer: comparisonList,
      errors: [],
      handle: ({ query }, context) => listComparisons(context, query),
    }),
    route({
      method: 'GET',
      path: '/api/desk/v1/comparisons/:id',
      action: 'payment.compare',
      group: 'Desk',
      summary: 'What did not agree',
      params: comparisonParams,
      answer: comparisonDetail,
      errors: ['not_found'],
      handle: ({ params }, context) => readComparison(context, params.id),
    }),
    route({
      method: 'POST',
      path: '/api/desk/v1/comparisons',
      action: 'payment.compare',
      group: 'Desk',
      summary: 'Compare a day now',
      description: 'With the list of the provider as CSV, or without one against our books.',
      body: comparisonRequest,
      answer: comparisonDetail,
      status: 201,
      errors: [
        'provider_unknown',
        'day_not_over',
        'registry_unreadable',
        'registry_line_wrong',
        'registry_too_long',
      ],
      handle: ({ body }, context) => runComparison(context, providers, body),
    }),
  ] satisfies Route[]
