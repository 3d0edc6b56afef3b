import { call } from '#platform/calls/call.ts'
import { checkoutParams } from '../checkout/payments.contract.ts'
import {
  comparisonDetail,
  comparisonList,
  comparisonParams,
  comparisonQuery,
  comparisonRequest,
} from '../comparison/comparison.contract.ts'
import { checkoutLines, paymentQuery, paymentStory } from './payment-search.contract.ts'

export const paymentSearchCalls = {
  searchPayments: call('GET', '/api/desk/v1/payments', {
    group: 'Desk',
    summary: 'Look a payment up by whatever is known of it',
    query: paymentQuery,
    answer: checkoutLines,
    errors: [],
  }),
  readPaymentStory: call('GET', '/api/desk/v1/payments/:number', {
    group: 'Desk',
    summary: 'One checkout: its orders, what providers said, the books, refunds',
    params: checkoutParams,
    answer: paymentStory,
    errors: ['not_found'],
  }),
  listComparisons: call('GET', '/api/desk/v1/comparisons', {
    group: 'Desk',
    summary: 'Our record held against the books and the lists of providers',
    query: comparisonQuery,
    answer: comparisonList,
    errors: [],
  }),
  readComparison: call('GET', '/api/desk/v1/comparisons/:id', {
    group: 'Desk',
    summary: 'What did not agree',
    params: comparisonParams,
    answer: comparisonDetail,
    errors: ['not_found'],
  }),
  runComparison: call('POST', '/api/desk/v1/comparisons', {
    group: 'Desk',
    summary: 'Compare a day now',
    description: 'With the list of the provider as XLSX or CSV, or without one against our books.',
    body: comparisonRequest,
    answer: comparisonDetail,
    status: 201,
    errors: [
      'provider_unknown',
      'day_not_over',
      'registry_unreadable',
      'registry_line_wrong',
      'registry_too_long',
      'file_unreadable',
      'service_unavailable',
    ],
  }),
}
