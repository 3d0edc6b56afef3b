import './agents.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { type Pages, usePages } from '#client/use-pages.ts'
import { agentCalls } from '#modules/content/agents/agents.calls.ts'
import type { AgentItem } from '#modules/content/agents/agents.contract.ts'
import { type ContractState, contractStates } from '#modules/content/domain/agent-contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { KeyHint } from '../parts/keys/key-hint.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList, LoadingRows, NothingFound } from '../parts/list-states.tsx'
import { RegionFilter } from '../parts/region-filter.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { useNews } from '../parts/use-news.ts'
import { AgentDetails } from './agent-details.tsx'
import { fullNameOf, regionName, stateLooks, stateNames } from './agent-names.ts'

/** The page is kept for everybody; who applied is known to the browser of the desk only. */
export function AgentsPage() {
  return useHydrated() ? <AgentsScreen /> : <LoadingRows />
}

/** What the address says: a reload, or a colleague, finds the same again. */
type View = { state: ContractState | undefined; region: string | undefined; request: string | undefined }
type ViewProps = { view: View; onChange: (part: Partial<View>) => void }

const readView = (params: URLSearchParams): View => ({
  state: contractStates.find((one) => one === params.get('state')),
  region: params.get('region') ?? undefined,
  request: params.get('request') ?? undefined,
})

const rowId = (id: string) => `agent-${id}`

function AgentsScreen() {
  const t = useTranslations('deskAgents.keys')
  const [view, change] = useFilters(readView)
  const { state, region, request } = view
  const list = usePages(agentCalls.listAgents, { query: { state, region } })
  const choose = (id: string | undefined) => change({ request: id })
  useNews(list, true)
  const walk = useWalk(list.items, request, rowId, choose)
  useShortcuts({
    next: walk(1),
    previous: walk(-1),
    close: request === undefined ? undefined : () => choose(undefined),
  })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split" data-open={request ? true : undefined}>
      <Panel>
        <Filters view={view} onChange={change} />
        <Rows list={list} view={view} onChange={change} />
        <footer className="desk-foot">
          <ul className="desk-foot__keys">
            <KeyHint keys={['J', 'K']}>{t('walk')}</KeyHint>
            <KeyHint keys={['Esc']}>{t('close')}</KeyHint>
          </ul>
          <ListFoot list={list} />
        </footer>
      </Panel>
      {request && (
        <AgentDetails
          key={request}
          id={request}
          onChanged={(next) => {
            if (state === undefined || state === next.state) list.put(next)
            else list.drop(next.id)
          }}
          onStale={list.retry}
          onClose={() => choose(undefined)}
        />
      )}
    </div>
  )
}

function Filters({ view, onChange }: ViewProps) {
  const t = useTranslations()
  return (
    <search className="desk-panel__head">
      <FilterSelect
        label={t('deskAgents.state')}
        all={t('deskAgents.anyState')}
        value={view.state}
        onChange={(value) => onChange({ state: contractStates.find((one) => one === value) })}
      >
        {contractStates.map((state) => (
          <option key={state} value={state}>
            {t(stateNames[state])}
          </option>
        ))}
      </FilterSelect>
      <RegionFilter
        label={t('deskAgents.region')}
        all={t('deskAgents.anyRegion')}
        value={view.region}
        onChange={(region) => onChange({ region })}
      />
    </search>
  )
}

function Rows({ list, view, onChange }: ViewProps & { list: Pages<AgentItem> }) {
  const t = useTranslations('deskAgents')
  const isWhole = view.state === undefined && view.region === undefined
  const empty = isWhole ? (
    <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
  ) : (
    <NothingFound
      title={t('nothing.title')}
      text={t('nothing.text')}
      clear={t('nothing.clear')}
      onClear={() => onChange({ state: undefined, region: undefined })}
    />
  )
  return (
    <LoadedList list={list} empty={empty}>
      <div className="desk-panel__rows">
        <ul aria-label={t('list')}>
          {list.items.map((item) => (
            <li key={item.id}>
              <Row
                item={item}
                isCurrent={item.id === view.request}
                onChoose={() => onChange({ request: item.id })}
              />
            </li>
          ))}
        </ul>
      </div>
    </LoadedList>
  )
}

type RowProps = { item: AgentItem; isCurrent: boolean; onChoose: () => void }

function Row({ item, isCurrent, onChoose }: RowProps) {
  const t = useTranslations()
  const locale = useLocale()
  const format = formatter(locale)
  return (
    <button
      type="button"
      id={rowId(item.id)}
      className="desk-row"
      aria-current={isCurrent || undefined}
      onClick={onChoose}
    >
      <span className="agent-row__who">
        {fullNameOf(item)}
        {item.company !== null && <span className="muted"> · {item.company}</span>}
      </span>
      <span className="muted unbroken">{format.dateTime(Date.parse(item.changed_at))}</span>
      <span className="agent-row__place">
        {[regionName(item.region_id, locale), item.address].filter(Boolean).join(', ') ||
          t('deskAgents.noPlace')}
      </span>
      <span className="agent-row__state">
        <StateBadge {...stateLooks[item.state]} label={t(stateNames[item.state])} />
      </span>
    </button>
  )
}
