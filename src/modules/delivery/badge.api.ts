import { err, ok } from '#kernel/result.ts'
import { createRateLimiter } from '#platform/http/rate-limit.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { badgeCalls } from './badge.calls.ts'
import {
  changePhoto,
  checkBadge,
  checkWord,
  readBadge,
  readDeskBadge,
  readOwnBadge,
  renewBadge,
} from './badge.service.ts'
import { readPhoto } from './photo.service.ts'
import { ratingsOf } from './rating.service.ts'

const HOUR_MS = 3_600_000
/** Numbers typed and words tried by one network: whoever walks through the numbers to see faces soon stands still. */
const TRIES_AN_HOUR = 60

export type BadgeSettings = {
  /** What links begin with. */
  publicUrl: string
}

export function badgeRoutes({ publicUrl }: BadgeSettings) {
  return [
    ...publicRoutes(),
    route(badgeCalls.readOwnBadge, 'my-badge.read', (_, context) =>
      readOwnBadge(context, context.caller.person, publicUrl),
    ),
    route(badgeCalls.readDeskBadge, 'courier-badge.read', ({ params }, context) =>
      readDeskBadge(context, params.id, publicUrl),
    ),
    route(badgeCalls.readCourierRatings, 'courier-badge.read', ({ params }, context) =>
      ratingsOf(context, params.id),
    ),
    route(badgeCalls.renewBadge, 'courier-badge.edit', ({ params }, context) =>
      renewBadge(context, params.id, publicUrl),
    ),
    route(badgeCalls.changeCourierPhoto, 'courier-badge.edit', ({ params, file }, context) =>
      changePhoto(context, params.id, file, publicUrl),
    ),
  ] satisfies Route[]
}

function publicRoutes() {
  const limit = tryLimit()
  return [
    route(badgeCalls.checkBadge, 'badge.check', async ({ params }, context) => {
      const badge = readBadge(context.secrets, params.code)
      const seconds = badge?.byQr ? undefined : limit(context)
      if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
      return ok(await checkBadge(context, badge?.number))
    }),
    route(badgeCalls.checkWord, 'badge.check', async ({ params, body }, context) => {
      const seconds = limit(context)
      if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
      return checkWord(context, readBadge(context.secrets, params.code)?.number, body.word)
    }),
    route(badgeCalls.readCourierPhoto, 'badge.check', ({ params }, context) =>
      readPhoto(context, params.code),
    ),
  ]
}

/** In seconds, how long the caller's network has to wait. */
function tryLimit() {
  let now = new Date(0)
  const rule = { name: 'badges', limit: TRIES_AN_HOUR, windowMs: HOUR_MS }
  const limiter = createRateLimiter(rule, { now: () => now })
  return (context: RequestContext): number | undefined => {
    now = context.now
    const { allowed, resetSeconds } = limiter.take(context.network)
    return allowed ? undefined : resetSeconds
  }
}
