import type { Result } from '#kernel/result.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { driverInfo, feedbackParams, feedbackRequest, ratingQuery, ratingRequest } from './rating.contract.ts'
import { rateDriver, readDriver, speakerOfCode, speakerOfOwner } from './rating.service.ts'

const group = 'Ratings'
const driverRating = '/api/accounts/v1/driver-rating'
const feedback = '/api/delivery/v1/feedback/:code'

export const ratingRoutes = [
  route({
    method: 'GET',
    path: driverRating,
    action: 'driver-rating.give',
    group,
    summary: 'The courier who delivered my parcel',
    description: 'First name, photo and rating, and what I have said of them.',
    query: ratingQuery,
    answer: driverInfo,
    errors: ['not_found', 'nothing_to_rate', 'rating_closed'],
    handle: async ({ query }, context) =>
      then(await ownerOf(context, query.orderId), (speaker) => readDriver(context, speaker)),
  }),
  route({
    method: 'POST',
    path: driverRating,
    action: 'driver-rating.give',
    group,
    summary: 'Rate the courier',
    description: 'Once a delivery, as its sender; for a day it can be said again, in place of what was said.',
    body: ratingRequest,
    answer: driverInfo,
    errors: ['not_found', 'nothing_to_rate', 'rating_closed'],
    handle: async ({ body: { orderId, ...said } }, context) =>
      then(await ownerOf(context, orderId), (speaker) => rateDriver(context, speaker, said)),
  }),
  route({
    method: 'GET',
    path: feedback,
    action: 'feedback.give',
    group,
    summary: 'The courier behind a feedback link',
    params: feedbackParams,
    answer: driverInfo,
    errors: ['not_found', 'nothing_to_rate', 'rating_closed'],
    handle: async ({ params }, context) =>
      then(speakerOfCode(context.secrets, params.code), (speaker) => readDriver(context, speaker)),
  }),
  route({
    method: 'POST',
    path: feedback,
    action: 'feedback.give',
    group,
    summary: 'Rate the courier by a feedback link',
    description: 'Once a delivery and side; for a day it can be said again, in place of what was said.',
    params: feedbackParams,
    body: feedbackRequest,
    answer: driverInfo,
    errors: ['not_found', 'nothing_to_rate', 'rating_closed'],
    handle: async ({ params, body }, context) =>
      then(speakerOfCode(context.secrets, params.code), (speaker) => rateDriver(context, speaker, body)),
  }),
] satisfies Route[]

const ownerOf = (context: RequestContext, orderId: string) =>
  speakerOfOwner(context, orderId, context.caller.person)

const then = <A, B, E>(result: Result<A, E>, next: (value: A) => Promise<Result<B, E>>) =>
  result.ok ? next(result.value) : result
