import { call } from '#platform/calls/call.ts'
import { postAnswer, postParams, postRequest } from './agent-post.contract.ts'

export const agentPostCalls = {
  postAgent: call('PUT', '/api/orders/v1/agents/:id/point', {
    group: 'Desk',
    summary: 'Say at which point an agent works',
    params: postParams,
    body: postRequest,
    answer: postAnswer,
    errors: ['not_found', 'point_not_found'],
  }),
}
