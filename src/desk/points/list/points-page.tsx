import '../points.css'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { type Pages, usePages } from '#client/use-pages.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import { placeKinds, pointStates } from '#modules/points/domain/point.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../../frame/no-access.tsx'
import { Panel } from '../../frame/panel.tsx'
import { FilterSelect } from '../../parts/filter-select.tsx'
import { KeyHint } from '../../parts/keys/key-hint.tsx'
import { useShortcuts } from '../../parts/keys/shortcuts.ts'
import { ListFoot, LoadedList, LoadingRows, NothingFound } from '../../parts/list-states.tsx'
import { kindNames, stateNames } from '../../parts/points/point-names.ts'
import { RegionFilter } from '../../parts/region-filter.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { useFilters } from '../../parts/use-filters.ts'
import { ImportDialog } from '../import/import-dialog.tsx'
import { newPointId, pointPath } from '../point-paths.ts'
import { type PointItem, PointsTable } from './points-table.tsx'

const sought = [...pointStates, 'closing'] as const

/** What the address says: a reload, or a colleague, finds the same again. */
type View = {
  q: string | undefined
  region: string | undefined
  kind: (typeof placeKinds)[number] | undefined
  state: (typeof sought)[number] | undefined
}
type ViewProps = { view: View; onChange: (part: Partial<View>) => void }

const readView = (params: URLSearchParams): View => ({
  q: params.get('q') ?? undefined,
  region: params.get('region') ?? undefined,
  kind: placeKinds.find((one) => one === params.get('kind')),
  state: sought.find((one) => one === params.get('state')),
})

/** The page is kept for everybody; what the desk sees of points is known to its browser only. */
export function PointsPage() {
  return useHydrated() ? <PointsScreen /> : <LoadingRows />
}

function PointsScreen() {
  const t = useTranslations('deskPoints')
  const [{ q, region, kind, state }, change] = useFilters(readView)
  const view = { q, region, kind, state }
  const list = usePages(deskPointsCalls.listDeskPoints, { query: { q, region_id: region, kind, state } })
  const search = useRef<HTMLInputElement>(null)
  const [isImporting, setImporting] = useState(false)
  const navigate = useNavigate()
  const locale = useLocale()
  useShortcuts({
    create: () => void navigate(localizedPath(locale, pointPath(newPointId))),
    search: () => search.current?.focus(),
  })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split">
      <Panel>
        <search className="desk-panel__head">
          <SearchField
            label={t('search')}
            value={q ?? ''}
            field={search}
            onChange={(value) => change({ q: value || undefined })}
          />
          <Filters view={view} onChange={change} />
          <Button look="second" small onClick={() => setImporting(true)}>
            <Icon name="upload" size="small" />
            {t('import.action')}
          </Button>
          <LocalLink className={buttonClass({ small: true })} to={pointPath(newPointId)}>
            <Icon name="plus" size="small" />
            {t('create')}
          </LocalLink>
        </search>
        <Rows list={list} view={view} onChange={change} />
        <footer className="desk-foot">
          <ul className="desk-foot__keys">
            <KeyHint keys={['N']}>{t('create')}</KeyHint>
            <KeyHint keys={['/']}>{t('search')}</KeyHint>
          </ul>
          <ListFoot list={list} />
        </footer>
      </Panel>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} onSaved={list.again} />}
    </div>
  )
}

function Filters({ view, onChange }: ViewProps) {
  const t = useTranslations()
  return (
    <>
      <RegionFilter
        label={t('deskPoints.fields.region')}
        all={t('deskPoints.anyRegion')}
        value={view.region}
        onChange={(region) => onChange({ region })}
      />
      <FilterSelect
        label={t('deskPoints.fields.kind')}
        all={t('deskPoints.anyKind')}
        value={view.kind}
        onChange={(value) => onChange({ kind: placeKinds.find((one) => one === value) })}
      >
        {placeKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindNames[kind])}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('deskPoints.columns.state')}
        all={t('deskPoints.anyState')}
        value={view.state}
        onChange={(value) => onChange({ state: sought.find((one) => one === value) })}
      >
        {sought.map((state) => (
          <option key={state} value={state}>
            {t(state === 'closing' ? 'deskPoints.states.closing' : stateNames[state])}
          </option>
        ))}
      </FilterSelect>
    </>
  )
}

function Rows({ list, view, onChange }: ViewProps & { list: Pages<PointItem> }) {
  const t = useTranslations('deskPoints')
  const isWhole = Object.values(view).every((part) => part === undefined)
  const empty = isWhole ? (
    <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
  ) : (
    <NothingFound
      title={t('nothing.title')}
      text={t('nothing.text')}
      clear={t('nothing.clear')}
      onClear={() => onChange({ q: undefined, region: undefined, kind: undefined, state: undefined })}
    />
  )
  return (
    <LoadedList list={list} empty={empty}>
      <div className="desk-panel__rows">
        <PointsTable points={list.items} />
      </div>
    </LoadedList>
  )
}
