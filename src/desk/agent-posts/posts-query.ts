import { agentFilters, pointFilters } from '#modules/points/domain/post-filters.ts'
import { useFilters } from '../parts/use-filters.ts'

/** What the address says: from which side, which of them, and what is looked at. */
export type PostsView = {
  by: 'agents' | undefined
  q: string
  region: string | undefined
  which: string | undefined
  point: string | undefined
  agent: string | undefined
}

export type ChangeView = (change: Partial<PostsView>) => void

const idIn = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? text : undefined)

export function readView(params: URLSearchParams): PostsView {
  const by = params.get('by') === 'agents' ? 'agents' : undefined
  const filters: readonly string[] = by ? agentFilters : pointFilters
  return {
    by,
    q: params.get('q') ?? '',
    region: idIn(params.get('region')),
    which: filters.find((one) => one === params.get('which')),
    point: idIn(params.get('point')),
    agent: idIn(params.get('agent')),
  }
}

export const usePostsView = (): [PostsView, ChangeView] => useFilters(readView)

export const pointsInput = ({ q, region, which }: PostsView) => ({
  query: { q: q || undefined, region_id: region, which: pointFilters.find((one) => one === which) },
})

export const agentsInput = ({ q, region, which }: PostsView) => ({
  query: { q: q || undefined, region_id: region, which: agentFilters.find((one) => one === which) },
})

export const isNarrowed = ({ q, region, which }: PostsView) => Boolean(q || region || which)

export const pointRowId = (point: string) => `post-point-${point}`
export const agentRowId = (agent: string) => `post-agent-${agent}`
