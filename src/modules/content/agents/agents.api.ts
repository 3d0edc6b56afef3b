import { type Route, route } from '#platform/http/route.ts'
import { agentCalls } from './agents.calls.ts'
import { type AgentDoors, listAgents, moveAgent, noteAgent, readAgent } from './agents.service.ts'

export const agentRoutes = (doors: AgentDoors) =>
  [
    route(agentCalls.listAgents, 'agent-request.read', ({ query }, context) => listAgents(context, query)),
    route(agentCalls.readAgent, 'agent-request.read', ({ params }, context) =>
      readAgent(context, Number(params.id)),
    ),
    route(agentCalls.moveAgent, 'agent-request.handle', ({ params, body }, context) =>
      moveAgent(context, doors, Number(params.id), body),
    ),
    route(agentCalls.noteAgent, 'agent-request.handle', ({ params, body }, context) =>
      noteAgent(context, doors, Number(params.id), body.text),
    ),
  ] satisfies Route[]
