import { type Route, route } from '#platform/http/route.ts'
import { agentPostCalls } from './agent-post.calls.ts'
import { postAgent } from './agent-post.service.ts'

export const agentPostRoutes = [
  route(agentPostCalls.postAgent, 'agent-post.edit', ({ params, body }, context) =>
    postAgent(context, params.id, body.point_id),
  ),
] satisfies Route[]
