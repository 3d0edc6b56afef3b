import { err } from '#kernel/result.ts'
import { createRateLimiter } from '#platform/http/rate-limit.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { choiceBodies, linkParams, receiverPage } from './receiver.contract.ts'
import {
  changeAddress,
  chooseDay,
  chooseHandOver,
  choosePoint,
  chooseVerb,
  sendDelegate,
} from './receiver-choice.service.ts'
import { readReceiverPage } from './receiver-page.service.ts'
import { errorsOf } from './verbs.service.ts'

const path = '/api/orders/v1/receiver/:link' as const
const shared = {
  action: 'parcel.receive',
  group: 'Receiver',
  params: linkParams,
  answer: receiverPage,
} as const
const MINUTE_MS = 60_000

/** An answer may hold the code of whom the receiver sends, so it is kept for no key: `event_id` makes a choice one. */
const chosen = { ...shared, method: 'POST', rememberMinutes: 0 } as const

/** Of the verb itself, and of the page. */
const failuresOf = (verb: Parameters<typeof errorsOf>[0]) =>
  [
    ...errorsOf(verb),
    'receiver_link_required',
    'region_fixed',
    'time_interval_fixed',
    'rate_limited',
  ] as const

export type ReceiverSettings = { lookUpsPerMinute?: number }

/** The receiver's own page and what can be chosen there. Each choice answers with the page as it is afterwards. */
export function receiverRoutes({ lookUpsPerMinute = 300 }: ReceiverSettings) {
  const limited = limiterOf(lookUpsPerMinute)
  return [
    route({
      ...shared,
      method: 'GET',
      path,
      summary: 'A parcel as its receiver sees it, and what can be chosen',
      description:
        'Opened by the link in our messages, or for an hour by the slip of a failed attempt. Every choice says until when it is open and what it costs, or why it is closed.',
      errors: ['not_found', 'rate_limited'],
      handle: ({ params }, context) => limited(context, () => readReceiverPage(context, params.link)),
    }),
    route({
      ...chosen,
      path: `${path}/address`,
      summary: 'Another door in the same city',
      body: choiceBodies.address,
      errors: failuresOf('change_address'),
      handle: ({ params, body }, context) =>
        limited(context, () => changeAddress(context, params.link, body)),
    }),
    route({
      ...chosen,
      path: `${path}/day`,
      summary: 'Another day after a failed attempt',
      description: 'One of `days`; the hours stay as they were agreed.',
      body: choiceBodies.day,
      errors: failuresOf('redeliver'),
      handle: ({ params, body }, context) => limited(context, () => chooseDay(context, params.link, body)),
    }),
    route({
      ...chosen,
      path: `${path}/point`,
      summary: 'To a point or locker instead of the door',
      description: 'In the same region, and only where it fits; lockers only without money to collect.',
      body: choiceBodies.point,
      errors: failuresOf('redirect'),
      handle: ({ params, body }, context) => limited(context, () => choosePoint(context, params.link, body)),
    }),
    route({
      ...chosen,
      path: `${path}/hand-over`,
      summary: 'To a neighbour, to a safe place, or into the receiver’s own hands',
      description: 'Never with money to collect.',
      body: choiceBodies.handOver,
      errors: failuresOf('choose_hand_over'),
      handle: ({ params, body }, context) =>
        limited(context, () => chooseHandOver(context, params.link, body)),
    }),
    route({
      ...chosen,
      path: `${path}/delegate`,
      summary: 'Send somebody with a code of their own',
      description: 'The code works once, in place of the receiver’s. Whoever is named later takes the place.',
      body: choiceBodies.delegate,
      errors: failuresOf('delegate'),
      handle: ({ params, body }, context) => limited(context, () => sendDelegate(context, params.link, body)),
    }),
    ...plainChoices.map(({ verb, at, summary }) =>
      route({
        ...chosen,
        path: `${path}/${at}`,
        summary,
        body: choiceBodies.plain,
        errors: failuresOf(verb),
        handle: ({ params, body }, context) =>
          limited(context, () => chooseVerb(context, params.link, verb, body)),
      }),
    ),
  ] satisfies Route[]
}

const plainChoices = [
  { verb: 'revoke_delegate', at: 'delegate/revoke', summary: 'Take the code of somebody else back' },
  { verb: 'extend_storage', at: 'storage', summary: 'Keep it at the point for another seven days, once' },
  { verb: 'refuse', at: 'refuse', summary: 'Refuse the parcel: it goes back to the sender' },
] as const

/** So many calls a minute from one network: a link is not to be found by trying. */
function limiterOf(limit: number) {
  let now = new Date(0)
  const limiter = createRateLimiter({ name: 'receiver', limit, windowMs: MINUTE_MS }, { now: () => now })
  return async <T>(context: RequestContext, go: () => Promise<T>) => {
    now = context.now
    const { allowed, resetSeconds } = limiter.take(context.network)
    return allowed ? go() : err({ code: 'rate_limited' as const, values: { seconds: String(resetSeconds) } })
  }
}
