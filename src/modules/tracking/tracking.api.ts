import { err, ok } from '#kernel/result.ts'
import { createRateLimiter } from '#platform/http/rate-limit.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { createKeptAnswers, type KeptAnswers } from './kept-answers.service.ts'
import {
  callCardAnswer,
  callCardRequest,
  personalDataAnswer,
  personalDataRequest,
  trackAnswer,
  trackParams,
  trackQuery,
} from './tracking.contract.ts'
import { openByCallCard, openPersonalView, trackParcel } from './tracking.service.ts'

const group = 'Tracking'

const MINUTE_MS = 60_000

/** The specification spells it so; the right spelling answers too. */
const paths = ['/api/orders/v1/tarck-order/:trackId', '/api/orders/v1/track-order/:trackId'] as const

export type TrackingSettings = { lookUpsPerMinute?: number }

export function trackingRoutes({ lookUpsPerMinute = 300 }: TrackingSettings) {
  const limit = lookUpLimit(lookUpsPerMinute)
  const kept = createKeptAnswers()
  return [
    ...paths.map((path) => lookUp(path, limit, kept)),
    ...paths.map(personalData),
    route({
      method: 'POST',
      path: '/api/orders/v1/call-card',
      action: 'parcel.track',
      group,
      summary: 'Open a parcel by the slip of a failed attempt',
      description:
        'With the receiver’s last five digits it leads to the parcel and what can be chosen. Under the same lock as the personal view.',
      body: callCardRequest,
      answer: callCardAnswer,
      errors: ['personal_view_refused', 'rate_limited'],
      // Asked again it is another try; and what it opens is not kept.
      rememberMinutes: 0,
      handle: ({ body }, context) => openByCallCard(context, body),
    }),
  ] satisfies Route[]
}

type Limit = (context: RequestContext) => number | undefined

/** In seconds, how long the caller's network has to wait. */
function lookUpLimit(limit: number): Limit {
  let now = new Date(0)
  const limiter = createRateLimiter({ name: 'tracking', limit, windowMs: MINUTE_MS }, { now: () => now })
  return (context) => {
    now = context.now
    const { allowed, resetSeconds } = limiter.take(context.network)
    return allowed ? undefined : resetSeconds
  }
}

function lookUp(path: (typeof paths)[number], limit: Limit, kept: KeptAnswers) {
  return route({
    method: 'GET',
    path,
    action: 'parcel.track',
    group,
    summary: 'Where a parcel is',
    description:
      'Steps, towns, days and initials for everybody. With the passcode of a link we sent, or the `view` of the personal view, the details of both sides as well. Leave the Authorization header out when `p` is given.',
    params: trackParams,
    query: trackQuery,
    answer: trackAnswer,
    envelope: 'none',
    errors: ['rate_limited'],
    async handle({ params, query }, context) {
      const seconds = limit(context)
      if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
      const pass = query.p ?? query.passcode
      return ok(await trackParcel(context, { code: params.trackId, pass }, kept))
    },
  })
}

function personalData(path: (typeof paths)[number]) {
  return route({
    method: 'POST',
    path: `${path}/personal-data`,
    action: 'parcel.track',
    group,
    summary: 'Open the personal view by five digits',
    description:
      'The last five digits of either phone. Five wrong ones in an hour, from wherever they come, lock the parcel for the hour. A wrong number, wrong digits and a locked parcel answer the same.',
    params: trackParams,
    body: personalDataRequest,
    answer: personalDataAnswer,
    errors: ['personal_view_refused', 'rate_limited'],
    rememberMinutes: 0,
    handle: ({ params, body }, context) =>
      openPersonalView(context, { code: params.trackId, digits: body.digits }),
  })
}
