import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { usePages } from '#client/use-pages.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import { postsCalls } from '#modules/points/posts/posts.calls.ts'
import type { PostedAgent, PostPointRow } from '#modules/points/posts/posts.contract.ts'
import { useTownNames } from '#parcel/place/use-town-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Column, Table } from '#ui/show/table.tsx'
import { useOnNews } from '../frame/desk-news.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { useKeptPlace, useSettling } from '../parts/place/use-kept-place.ts'
import { kindNames } from '../parts/points/point-names.ts'
import { ListFrame } from './list-frame.tsx'
import { AgentBadge, PointBadge } from './post-badges.tsx'
import { type ChangeView, type PostsView, pointRowId, pointsInput } from './posts-query.ts'

type PointsListProps = { view: PostsView; onChange: ChangeView }

/** Each point with who works there. */
export function PointsList({ view, onChange }: PointsListProps) {
  const place = useKeptPlace()
  const list = usePages(postsCalls.listPostPoints, pointsInput(view), place.rows)
  useSettling(place, list)
  useOnNews(list.again)
  const open = (point: string) => onChange({ point, agent: undefined })
  const rows = list.items.map(({ id }) => ({ id: String(id) }))
  const walk = useWalk(rows, view.point, pointRowId, open)
  const keys = { next: walk(1), previous: walk(-1) }
  useShortcuts(keys)
  return (
    <ListFrame list={list} view={view} onChange={onChange} box={place.box} keys={keys}>
      <PointsTable points={list.items} view={view} onOpen={open} />
    </ListFrame>
  )
}

type PointsTableProps = {
  points: readonly PostPointRow[]
  view: PostsView
  onOpen: (point: string) => void
}

function PointsTable({ points, view, onOpen }: PointsTableProps) {
  const t = useTranslations()
  const locale = useLocale()
  const format = formatter(locale)
  const town = useTownNames()
  const columns: Column<PostPointRow>[] = [
    {
      id: 'point',
      head: t('deskAgentPosts.columns.point'),
      names: true,
      cell: ({ id, name, kind }) => (
        <button
          type="button"
          id={pointRowId(String(id))}
          className="row-open"
          onClick={() => onOpen(String(id))}
        >
          <span>
            {name}
            <span className="posts-under">
              {t('deskAgentPosts.kindAndNumber', { kind: t(kindNames[kind]), id: String(id) })}
            </span>
          </span>
        </button>
      ),
    },
    {
      id: 'place',
      head: t('deskAgentPosts.columns.place'),
      cell: ({ region_id: region, district_id: district }) => (
        <span>
          {regionById(region)?.name[locale]}
          <span className="posts-under">{town(district)}</span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('deskAgentPosts.columns.state'),
      cell: (point) => <PointBadge point={point} />,
    },
    {
      id: 'agents',
      head: t('deskAgentPosts.columns.agents'),
      cell: ({ agents }) => <AgentsHere agents={agents} />,
    },
    {
      id: 'parcels',
      head: t('deskAgentPosts.columns.parcels'),
      figures: true,
      cell: ({ occupied, capacity }) =>
        t('deskAgentPosts.heldOf', { held: format.number(occupied), capacity: format.number(capacity) }),
    },
    {
      id: 'cash',
      head: t('deskAgentPosts.columns.cash'),
      figures: true,
      cell: ({ cash, agents }) =>
        agents.length === 0 ? '' : <span className="unbroken">{format.money(cash)}</span>,
    },
  ]
  const isOpen = view.point !== undefined || view.agent !== undefined
  return (
    <Table
      caption={t('deskAgentPosts.byPoint')}
      captionSpoken
      dense
      columns={isOpen ? columns.filter(({ id }) => beside.includes(id)) : columns}
      rows={points}
      rowKey={({ id }) => String(id)}
      current={view.point}
    />
  )
}

/** Columns that have room beside open details. */
const beside: readonly string[] = ['point', 'agents', 'parcels']

const shownAgents = 2

function AgentsHere({ agents }: { agents: readonly PostedAgent[] }) {
  const t = useTranslations('deskAgentPosts')
  const { number } = formatter(useLocale())
  if (agents.length === 0) return <span className="posts-nobody">{t('noAgent')}</span>
  const more = agents.length - shownAgents
  return (
    <span className="posts-agents">
      {agents.slice(0, shownAgents).map(({ id, full_name: name, state }) => (
        <span key={id}>
          {name}
          {state !== 'active' && <AgentBadge state={state} />}
        </span>
      ))}
      {more > 0 && <span className="muted">{t('more', { count: number(more) })}</span>}
    </span>
  )
}
