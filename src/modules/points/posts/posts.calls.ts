import { call } from '#platform/calls/call.ts'
import { pointParams } from '../points.contract.ts'
import {
  agentLook,
  agentPage,
  agentParams,
  agentsQuery,
  countsQuery,
  moveAnswer,
  moveRequest,
  pointList,
  pointLook,
  pointsQuery,
  postCounts,
} from './posts.contract.ts'

const group = 'Desk'

export const postsCalls = {
  listPostPoints: call('GET', '/api/desk/v1/agent-posts/points', {
    group,
    summary: 'Points and depots with the agents who work there',
    description: 'Those with agents first, then by how many parcels lie there.',
    query: pointsQuery,
    answer: pointList,
    errors: [],
  }),
  listPostAgents: call('GET', '/api/desk/v1/agent-posts/agents', {
    group,
    summary: 'Agents with the point where each works',
    description: 'By name.',
    query: agentsQuery,
    answer: agentPage,
    errors: [],
  }),
  countPosts: call('GET', '/api/desk/v1/agent-posts/counts', {
    group,
    summary: 'How many points have no agent, how many agents no point',
    query: countsQuery,
    answer: postCounts,
    errors: [],
  }),
  readPostPoint: call('GET', '/api/desk/v1/agent-posts/points/:id', {
    group,
    summary: 'Who works at a point, and who did',
    params: pointParams,
    answer: pointLook,
    errors: ['not_found'],
  }),
  readPostAgent: call('GET', '/api/desk/v1/agent-posts/agents/:id', {
    group,
    summary: 'Where an agent works, and where they did',
    params: agentParams,
    answer: agentLook,
    errors: ['not_found'],
  }),
  moveAgentPost: call('POST', '/api/desk/v1/agent-posts/agents/:id', {
    group,
    summary: 'Post an agent at a point, move them to another, or take them away',
    description:
      'With `dry_run` nothing happens, and the answer tells what there is to know before. Refused are only somebody who is blocked, and taking away whoever has cash in their drawer.',
    params: agentParams,
    body: moveRequest,
    answer: moveAnswer,
    errors: [
      'not_found',
      'point_not_found',
      'post_moved',
      'post_ended',
      'post_agent_blocked',
      'post_drawer_full',
    ],
  }),
}
