import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { usePages } from '#client/use-pages.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import { postsCalls } from '#modules/points/posts/posts.calls.ts'
import type { PostAgentRow } from '#modules/points/posts/posts.contract.ts'
import { useTownNames } from '#parcel/place/use-town-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Avatar } from '#ui/avatar.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { useOnNews } from '../frame/desk-news.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { useKeptPlace, useSettling } from '../parts/place/use-kept-place.ts'
import { useNow } from '../parts/use-now.ts'
import { ListFrame } from './list-frame.tsx'
import { AgentBadge, PointBadge } from './post-badges.tsx'
import { agentRowId, agentsInput, type ChangeView, type PostsView } from './posts-query.ts'

type AgentsListProps = { view: PostsView; onChange: ChangeView }

/** Each agent with where they work. */
export function AgentsList({ view, onChange }: AgentsListProps) {
  const place = useKeptPlace()
  const list = usePages(postsCalls.listPostAgents, agentsInput(view), place.rows)
  useSettling(place, list)
  useOnNews(list.again)
  const open = (agent: string) => onChange({ agent, point: undefined })
  const walk = useWalk(list.items, view.agent, agentRowId, open)
  const keys = { next: walk(1), previous: walk(-1) }
  useShortcuts(keys)
  return (
    <ListFrame list={list} view={view} onChange={onChange} box={place.box} keys={keys}>
      <AgentsTable agents={list.items} view={view} onOpen={open} />
    </ListFrame>
  )
}

type AgentsTableProps = {
  agents: readonly PostAgentRow[]
  view: PostsView
  onOpen: (agent: string) => void
}

function AgentsTable({ agents, view, onOpen }: AgentsTableProps) {
  const t = useTranslations('deskAgentPosts')
  const format = formatter(useLocale())
  const now = useNow()
  const columns: Column<PostAgentRow>[] = [
    {
      id: 'agent',
      head: t('columns.agent'),
      names: true,
      cell: ({ id, full_name: name, phone }) => (
        <button type="button" id={agentRowId(id)} className="row-open" onClick={() => onOpen(id)}>
          <Avatar name={name} size="small" />
          <span>
            {name}
            <span className="posts-under unbroken">{format.phone(phone)}</span>
          </span>
        </button>
      ),
    },
    { id: 'state', head: t('columns.state'), cell: ({ state }) => <AgentBadge state={state} /> },
    { id: 'point', head: t('columns.point'), cell: (agent) => <WorksAt agent={agent} /> },
    {
      id: 'since',
      head: t('columns.since'),
      cell: ({ since, point }) => (
        <span className="muted unbroken">
          {since !== null ? format.date(Date.parse(since)) : point && t('unknownSince')}
        </span>
      ),
    },
    {
      id: 'cash',
      head: t('columns.cash'),
      figures: true,
      cell: ({ cash }) => <span className="unbroken">{format.money(cash)}</span>,
    },
    {
      id: 'seen',
      head: t('columns.seen'),
      cell: ({ seen_at: at }) => (
        <span className="muted unbroken">
          {at === null ? t('neverSeen') : format.relative(new Date(at), now)}
        </span>
      ),
    },
  ]
  const isOpen = view.point !== undefined || view.agent !== undefined
  return (
    <Table
      caption={t('byAgent')}
      captionSpoken
      dense
      columns={isOpen ? columns.filter(({ id }) => beside.includes(id)) : columns}
      rows={agents}
      rowKey={({ id }) => id}
      current={view.agent}
    />
  )
}

/** Columns that have room beside open details. */
const beside: readonly string[] = ['agent', 'state', 'point']

function WorksAt({ agent: { point } }: { agent: PostAgentRow }) {
  const t = useTranslations('deskAgentPosts')
  const locale = useLocale()
  const town = useTownNames()
  if (!point) return <span className="posts-nobody">{t('noPoint')}</span>
  return (
    <span>
      {point.name}
      <span className="posts-under">
        {[regionById(point.region_id)?.name[locale], town(point.district_id)].filter(Boolean).join(', ')}
      </span>
      {point.state === 'closed' && <PointBadge point={point} />}
    </span>
  )
}
