import { err } from '#kernel/result.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { receiverCalls } from './receiver.calls.ts'
import {
  byLink,
  changeAddress,
  chooseDay,
  chooseHandOver,
  choosePoint,
  chooseVerb,
  sendDelegate,
} from './receiver-choice.service.ts'
import { readReceiverPage } from './receiver-page.service.ts'

const MINUTE_MS = 60_000
const action = 'parcel.receive'

export type ReceiverSettings = { lookUpsPerMinute?: number }

/** The receiver's own page and what can be chosen there. Each choice answers with the page as it is afterwards. */
export function receiverRoutes({ lookUpsPerMinute = 300 }: ReceiverSettings) {
  const limited = limiterOf(lookUpsPerMinute)
  return [
    route(receiverCalls.readReceiverPage, action, ({ params }, context) =>
      limited(context, () => readReceiverPage(context, params.link)),
    ),
    route(receiverCalls.changeAddress, action, ({ params, body }, context) =>
      limited(context, () => changeAddress(context, byLink(params.link), body)),
    ),
    route(receiverCalls.chooseDay, action, ({ params, body }, context) =>
      limited(context, () => chooseDay(context, byLink(params.link), body)),
    ),
    route(receiverCalls.choosePoint, action, ({ params, body }, context) =>
      limited(context, () => choosePoint(context, byLink(params.link), body)),
    ),
    route(receiverCalls.chooseHandOver, action, ({ params, body }, context) =>
      limited(context, () => chooseHandOver(context, byLink(params.link), body)),
    ),
    route(receiverCalls.sendDelegate, action, ({ params, body }, context) =>
      limited(context, () => sendDelegate(context, byLink(params.link), body)),
    ),
    route(receiverCalls.revokeDelegate, action, ({ params, body }, context) =>
      limited(context, () => chooseVerb(context, byLink(params.link), 'revoke_delegate', body)),
    ),
    route(receiverCalls.extendStorage, action, ({ params, body }, context) =>
      limited(context, () => chooseVerb(context, byLink(params.link), 'extend_storage', body)),
    ),
    route(receiverCalls.renewCode, action, ({ params, body }, context) =>
      limited(context, () => chooseVerb(context, byLink(params.link), 'renew_code', body)),
    ),
    route(receiverCalls.refuse, action, ({ params, body }, context) =>
      limited(context, () => chooseVerb(context, byLink(params.link), 'refuse', body)),
    ),
  ] satisfies Route[]
}

/** So many calls a minute from one caller: a link is not to be found by trying. */
function limiterOf(limit: number) {
  const rule = { name: 'receiver', limit, windowMs: MINUTE_MS }
  return async <T>(context: RequestContext, go: () => Promise<T>) => {
    const seconds = context.wait(rule)
    return seconds === undefined
      ? go()
      : err({ code: 'rate_limited' as const, values: { seconds: String(seconds) } })
  }
}
