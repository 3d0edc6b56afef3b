import { err, ok } from '#kernel/result.ts'
import { type Route, route } from '#platform/http/route.ts'
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
/** Numbers typed and words tried by one caller: whoever walks through the numbers to see faces soon stands still. */
const tries = { name: 'badges', limit: 60, windowMs: HOUR_MS }

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
  return [
    route(badgeCalls.checkBadge, 'badge.check', async ({ params }, context) => {
      const badge = readBadge(context.secrets, params.code)
      const seconds = badge?.byQr ? undefined : context.wait(tries)
      if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
      return ok(await checkBadge(context, badge?.number))
    }),
    route(badgeCalls.checkWord, 'badge.check', async ({ params, body }, context) => {
      const seconds = context.wait(tries)
      if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
      return checkWord(context, readBadge(context.secrets, params.code)?.number, body.word)
    }),
    route(badgeCalls.readCourierPhoto, 'badge.check', ({ params }, context) =>
      readPhoto(context, params.code),
    ),
  ]
}
