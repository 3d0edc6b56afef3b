import { assert } from '#kernel/assert.ts'
import { type RequestContext, type Route, route } from '#platform/http/route.ts'
import { pushAnswer, pushRemoval, pushRequest } from './push.contract.ts'
import { readPush, subscribeBrowser, unsubscribeBrowser } from './push.service.ts'

const path = '/api/accounts/v1/push-subscriptions'
const group = 'Profile'

function whoIn({ caller: { person, session } }: RequestContext) {
  assert(person !== undefined && session !== undefined, 'a visitor has no notices')
  return { person, session }
}

export const pushRoutes = [
  route({
    method: 'GET',
    path,
    action: 'push-subscription.read',
    group,
    summary: 'Browsers that show our notices',
    answer: pushAnswer,
    errors: [],
    handle: (_, context) => readPush(context, whoIn(context), context.now),
  }),
  route({
    method: 'POST',
    path,
    action: 'push-subscription.edit',
    group,
    summary: 'Show notices in this browser',
    description: 'Web Push. Until the session ends. The address has to be HTTPS at a public host.',
    body: pushRequest,
    answer: pushAnswer,
    errors: ['invalid_input'],
    handle: ({ body }, context) => subscribeBrowser(context, whoIn(context), body, context.now),
  }),
  route({
    method: 'DELETE',
    path,
    action: 'push-subscription.edit',
    group,
    summary: 'Show notices in this browser no longer',
    body: pushRemoval,
    answer: pushAnswer,
    errors: [],
    handle: ({ body }, context) => unsubscribeBrowser(context, whoIn(context), body.endpoint, context.now),
  }),
] satisfies Route[]
