import { type Route, route } from '#platform/http/route.ts'
import { type MoveDoors, moveAgentPost } from './move.service.ts'
import { postsCalls } from './posts.calls.ts'
import { countPosts, listPostAgents, listPostPoints, readPostAgent, readPostPoint } from './posts.service.ts'

const action = 'agent-post.edit'

export const postsRoutes = (doors: MoveDoors) =>
  [
    route(postsCalls.listPostPoints, action, ({ query }, context) => listPostPoints(context, query)),
    route(postsCalls.listPostAgents, action, ({ query }, context) => listPostAgents(context, query)),
    route(postsCalls.countPosts, action, ({ query }, context) => countPosts(context, query.region_id)),
    route(postsCalls.readPostPoint, action, ({ params }, context) => readPostPoint(context, params.id)),
    route(postsCalls.readPostAgent, action, ({ params }, context) =>
      readPostAgent(context, doors, Number(params.id)),
    ),
    route(postsCalls.moveAgentPost, action, ({ params, body }, context) =>
      moveAgentPost(context, doors, Number(params.id), body),
    ),
  ] satisfies Route[]
