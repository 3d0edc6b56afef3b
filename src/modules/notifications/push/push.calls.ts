import { call } from '#platform/calls/call.ts'
import { pushAnswer, pushRemoval, pushRequest } from './push.contract.ts'

const group = 'Profile'

export const pushCalls = {
  readPush: call('GET', '/api/accounts/v1/push-subscriptions', {
    group,
    summary: 'Browsers that show our notices',
    answer: pushAnswer,
    errors: [],
  }),
  subscribeBrowser: call('POST', '/api/accounts/v1/push-subscriptions', {
    group,
    summary: 'Show notices in this browser',
    description: 'Web Push. Until the session ends. The address has to be HTTPS at a public host.',
    body: pushRequest,
    answer: pushAnswer,
    errors: ['invalid_input'],
  }),
  unsubscribeBrowser: call('DELETE', '/api/accounts/v1/push-subscriptions', {
    group,
    summary: 'Show notices in this browser no longer',
    body: pushRemoval,
    answer: pushAnswer,
    errors: [],
  }),
}
