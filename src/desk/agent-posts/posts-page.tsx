import './agent-posts.css'
import { lazy, Suspense, useRef } from 'react'
import { LoadingShape } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { postsCalls } from '#modules/points/posts/posts.calls.ts'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { useOnNews } from '../frame/desk-news.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useClosing } from '../parts/keys/use-closing.ts'
import { LoadingRows } from '../parts/list-states.tsx'
import { AgentsList } from './agents-list.tsx'
import { PointsList } from './points-list.tsx'
import { PostsFilters } from './posts-filters.tsx'
import { agentRowId, pointRowId, usePostsView } from './posts-query.ts'

/** Of use once somebody is looked at. */
const PointLook = lazy(async () => ({ default: (await import('./point-look.tsx')).PointLook }))
const AgentLook = lazy(async () => ({ default: (await import('./agent-look.tsx')).AgentLook }))

/** The page is kept for everybody; its address is known to the browser only. */
export function PostsPage() {
  return useHydrated() ? <PostsScreen /> : <LoadingRows />
}

function PostsScreen() {
  const [view, change] = usePostsView()
  const counts = useAnswer(postsCalls.countPosts, { query: { region_id: view.region } }, { keep: true })
  useOnNews(counts.refresh)
  const search = useRef<HTMLInputElement>(null)
  const open = view.agent ?? view.point
  const rowId = view.agent === undefined ? pointRowId : agentRowId
  const close = useClosing(open, rowId, () => change({ point: undefined, agent: undefined }))
  useShortcuts({
    search: () => search.current?.focus(),
    close: open === undefined ? undefined : close,
  })
  const look = {
    onClose: close,
    onPoint: (point: string) => change({ point, agent: undefined }),
    onAgent: (agent: string) => change({ agent, point: undefined }),
  }
  if (counts.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split posts-split" data-open={open === undefined ? undefined : true}>
      <Panel>
        <PostsFilters view={view} counts={counts.data} onChange={change} search={search} />
        {view.by === 'agents' ? (
          <AgentsList view={view} onChange={change} />
        ) : (
          <PointsList view={view} onChange={change} />
        )}
      </Panel>
      <Suspense fallback={<LoadingShape of="rows" count={4} />}>
        {view.agent !== undefined ? (
          <AgentLook key={view.agent} id={view.agent} {...look} />
        ) : (
          view.point !== undefined && <PointLook key={view.point} id={view.point} {...look} />
        )}
      </Suspense>
    </div>
  )
}
