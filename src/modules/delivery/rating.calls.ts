import { call } from '#platform/calls/call.ts'
import { driverInfo, feedbackParams, feedbackRequest, ratingQuery, ratingRequest } from './rating.contract.ts'

const group = 'Ratings'

export const ratingCalls = {
  readDriver: call('GET', '/api/accounts/v1/driver-rating', {
    group,
    summary: 'The courier who delivered my parcel',
    description: 'First name, photo and rating, and what I have said of them.',
    query: ratingQuery,
    answer: driverInfo,
    errors: ['not_found', 'nothing_to_rate', 'rating_closed'],
  }),
  rateDriver: call('POST', '/api/accounts/v1/driver-rating', {
    group,
    summary: 'Rate the courier',
    description: 'Once a delivery, as its sender; for a day it can be said again, in place of what was said.',
    body: ratingRequest,
    answer: driverInfo,
    errors: ['not_found', 'nothing_to_rate', 'rating_closed'],
  }),
  readDriverByLink: call('GET', '/api/delivery/v1/feedback/:code', {
    group,
    summary: 'The courier behind a feedback link',
    params: feedbackParams,
    answer: driverInfo,
    errors: ['not_found', 'nothing_to_rate', 'rating_closed'],
  }),
  rateDriverByLink: call('POST', '/api/delivery/v1/feedback/:code', {
    group,
    summary: 'Rate the courier by a feedback link',
    description: 'Once a delivery and side; for a day it can be said again, in place of what was said.',
    params: feedbackParams,
    body: feedbackRequest,
    answer: driverInfo,
    errors: ['not_found', 'nothing_to_rate', 'rating_closed'],
  }),
}
