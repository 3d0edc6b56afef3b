import type { agentFilters, pointFilters } from '#modules/points/domain/post-filters.ts'
import type { PostedAgent } from '#modules/points/posts/posts.contract.ts'

export const pointFilterNames = {
  all: 'deskAgentPosts.which.points.all',
  empty: 'deskAgentPosts.which.points.empty',
  blocked: 'deskAgentPosts.which.points.blocked',
} as const satisfies Record<'all' | (typeof pointFilters)[number], string>

export const agentFilterNames = {
  all: 'deskAgentPosts.which.agents.all',
  none: 'deskAgentPosts.which.agents.none',
  blocked: 'deskAgentPosts.which.agents.blocked',
  left: 'deskAgentPosts.which.agents.left',
} as const satisfies Record<'all' | (typeof agentFilters)[number], string>

export const agentStateNames = {
  active: 'deskAgentPosts.states.active',
  blocked: 'deskAgentPosts.states.blocked',
  left: 'deskAgentPosts.states.left',
} as const satisfies Record<PostedAgent['state'], string>
