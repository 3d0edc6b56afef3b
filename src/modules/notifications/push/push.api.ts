import { assert } from '#kernel/assert.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { pushCalls } from './push.calls.ts'
import { readPush, subscribeBrowser, unsubscribeBrowser } from './push.service.ts'

function whoIn({ caller: { person, session } }: RequestContext) {
  assert(person !== undefined && session !== undefined, 'a visitor has no notices')
  return { person, session }
}

export const pushRoutes = [
  route(pushCalls.readPush, 'push-subscription.read', (_, context) =>
    readPush(context, whoIn(context), context.now),
  ),
  route(pushCalls.subscribeBrowser, 'push-subscription.edit', ({ body }, context) =>
    subscribeBrowser(context, whoIn(context), body, context.now),
  ),
  route(pushCalls.unsubscribeBrowser, 'push-subscription.edit', ({ body }, context) =>
    unsubscribeBrowser(context, whoIn(context), body.endpoint, context.now),
  ),
] satisfies Route[]
