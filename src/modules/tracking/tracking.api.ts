import { err, ok } from '#kernel/result.ts'
import { type Route, route } from '#platform/http/route.ts'
import { createKeptAnswers } from './kept-answers.service.ts'
import { trackingCalls } from './tracking.calls.ts'
import { openByCallCard, openPersonalView, trackParcel } from './tracking.service.ts'

const MINUTE_MS = 60_000
const action = 'parcel.track'

export type TrackingSettings = { lookUpsPerMinute?: number }

export function trackingRoutes({ lookUpsPerMinute = 300 }: TrackingSettings) {
  const rule = { name: 'tracking', limit: lookUpsPerMinute, windowMs: MINUTE_MS }
  const kept = createKeptAnswers()
  const lookUps = [trackingCalls.trackParcel, trackingCalls.trackParcelWellSpelled]
  const openings = [trackingCalls.openPersonalView, trackingCalls.openPersonalViewWellSpelled]
  return [
    ...lookUps.map((call) =>
      route(call, action, async ({ params, query }, context) => {
        const seconds = context.wait(rule)
        if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
        const pass = query.p ?? query.passcode
        return ok(await trackParcel(context, { code: params.trackId, pass }, kept))
      }),
    ),
    ...openings.map((call) =>
      route(call, action, ({ params, body }, context) =>
        openPersonalView(context, { code: params.trackId, digits: body.digits }),
      ),
    ),
    route(trackingCalls.openByCallCard, action, ({ body }, context) => openByCallCard(context, body)),
  ] satisfies Route[]
}
