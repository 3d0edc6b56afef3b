import { err, ok } from '#kernel/result.ts'
import { createRateLimiter } from '#platform/http/rate-limit.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { pictureTypes, sentStored } from '#platform/http/sent-file.ts'
import {
  badgeCheck,
  badgeParams,
  courierParams,
  courierRatings,
  deskBadge,
  ownBadge,
  photoParams,
  wordAnswer,
  wordRequest,
} from './badge.contract.ts'
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
    route({
      method: 'GET',
      path: '/api/delivery/v1/my-badge',
      action: 'my-badge.read',
      group: 'Couriers',
      summary: 'My badge and today’s word',
      answer: ownBadge,
      errors: ['not_found'],
      handle: (_, context) => readOwnBadge(context, context.caller.person, publicUrl),
    }),
    route({
      method: 'GET',
      path: '/api/desk/v1/couriers/:id/badge',
      action: 'courier-badge.read',
      group: 'Desk',
      summary: 'A courier’s badge, for printing',
      params: courierParams,
      answer: deskBadge,
      errors: ['not_found'],
      handle: ({ params }, context) => readDeskBadge(context, params.id, publicUrl),
    }),
    route({
      method: 'GET',
      path: '/api/desk/v1/couriers/:id/ratings',
      action: 'courier-badge.read',
      group: 'Desk',
      summary: 'What people say of a courier',
      params: courierParams,
      answer: courierRatings,
      errors: [],
      handle: ({ params }, context) => ratingsOf(context, params.id),
    }),
    route({
      method: 'POST',
      path: '/api/desk/v1/couriers/:id/badge',
      action: 'courier-badge.edit',
      group: 'Desk',
      summary: 'A new badge in the place of a lost one',
      params: courierParams,
      answer: deskBadge,
      errors: ['not_found'],
      handle: ({ params }, context) => renewBadge(context, params.id, publicUrl),
    }),
    route({
      method: 'POST',
      path: '/api/desk/v1/couriers/:id/photo',
      action: 'courier-badge.edit',
      group: 'Desk',
      summary: 'The photo of a courier',
      params: courierParams,
      upload: 'avatar',
      answer: deskBadge,
      errors: ['not_found', 'upload_incomplete'],
      handle: ({ params, file }, context) => changePhoto(context, params.id, file, publicUrl),
    }),
  ] satisfies Route[]
}

function publicRoutes() {
  const limit = tryLimit()
  const group = 'Couriers'
  return [
    route({
      method: 'GET',
      path: '/api/delivery/v1/badges/:code',
      action: 'badge.check',
      group,
      summary: 'Is this our courier?',
      description: 'First name and photo to compare with who stands at the door.',
      params: badgeParams,
      answer: badgeCheck,
      errors: ['rate_limited'],
      async handle({ params }, context) {
        const badge = readBadge(context.secrets, params.code)
        const seconds = badge?.byQr ? undefined : limit(context)
        if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
        return ok(await checkBadge(context, badge?.number))
      },
    }),
    route({
      method: 'POST',
      path: '/api/delivery/v1/badges/:code/word',
      action: 'badge.check',
      group,
      summary: 'Is this the courier’s word of today?',
      params: badgeParams,
      body: wordRequest,
      answer: wordAnswer,
      errors: ['rate_limited'],
      // Asked again it is another try.
      rememberMinutes: 0,
      async handle({ params, body }, context) {
        const seconds = limit(context)
        if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
        return checkWord(context, readBadge(context.secrets, params.code)?.number, body.word)
      },
    }),
    route({
      method: 'GET',
      path: '/api/delivery/v1/courier-photos/:code',
      action: 'badge.check',
      group,
      summary: 'The photo of a courier, by an address of another answer',
      params: photoParams,
      sends: pictureTypes,
      answer: sentStored,
      errors: ['not_found'],
      handle: ({ params }, context) => readPhoto(context, params.code),
    }),
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
