import { call } from '#platform/calls/call.ts'
import { agentDetail, agentList, agentMove, agentNote, agentParams, agentQuery } from './agents.contract.ts'

const desk = { group: 'Desk', params: agentParams, answer: agentDetail } as const

export const agentCalls = {
  listAgents: call('GET', '/api/desk/v1/agent-requests', {
    group: 'Desk',
    summary: 'Those who want to run a point, newest first',
    query: agentQuery,
    answer: agentList,
    errors: [],
  }),
  readAgent: call('GET', '/api/desk/v1/agent-requests/:id', {
    ...desk,
    summary: 'Somebody who wants to run a point, with every step and note',
    errors: ['not_found'],
  }),
  moveAgent: call('POST', '/api/desk/v1/agent-requests/:id/state', {
    ...desk,
    summary: 'Take the agreement a step further, or back',
    description:
      'When a colleague has moved it since: 409 `agent_moved`. The same step a second time by the same person changes nothing. `live` names the point; the letter is then done.',
    body: agentMove,
    errors: [
      'not_found',
      'agent_moved',
      'agent_move_impossible',
      'agent_point_unusable',
      'agent_point_taken',
      'invalid_input',
    ],
  }),
  noteAgent: call('POST', '/api/desk/v1/agent-requests/:id/notes', {
    ...desk,
    summary: 'Write a note that only the desk sees',
    body: agentNote,
    errors: ['not_found'],
  }),
}
