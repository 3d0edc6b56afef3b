import type { Result } from '#kernel/result.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { ratingCalls } from './rating.calls.ts'
import { rateDriver, readDriver, speakerOfCode, speakerOfOwner } from './rating.service.ts'

export const ratingRoutes = [
  route(ratingCalls.readDriver, 'driver-rating.give', async ({ query }, context) =>
    then(await ownerOf(context, query.orderId), (speaker) => readDriver(context, speaker)),
  ),
  route(ratingCalls.rateDriver, 'driver-rating.give', async ({ body: { orderId, ...said } }, context) =>
    then(await ownerOf(context, orderId), (speaker) => rateDriver(context, speaker, said)),
  ),
  route(ratingCalls.readDriverByLink, 'feedback.give', async ({ params }, context) =>
    then(speakerOfCode(context.secrets, params.code), (speaker) => readDriver(context, speaker)),
  ),
  route(ratingCalls.rateDriverByLink, 'feedback.give', async ({ params, body }, context) =>
    then(speakerOfCode(context.secrets, params.code), (speaker) => rateDriver(context, speaker, body)),
  ),
] satisfies Route[]

const ownerOf = (context: RequestContext, orderId: string) =>
  speakerOfOwner(context, orderId, context.caller.person)

const then = <A, B, E>(result: Result<A, E>, next: (value: A) => Promise<Result<B, E>>) =>
  result.ok ? next(result.value) : result
