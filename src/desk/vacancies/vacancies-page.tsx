import './vacancies.css'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { type Pages, usePages } from '#client/use-pages.ts'
import { type VacancyState as State, vacancyStates } from '#modules/content/domain/vacancy.ts'
import { vacancyCalls } from '#modules/content/vacancies/vacancies.calls.ts'
import type { DeskVacancy } from '#modules/content/vacancies/vacancies.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { KeyHint } from '../parts/keys/key-hint.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { ListFoot, LoadedList, LoadingRows, NothingFound } from '../parts/list-states.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { VacanciesTable } from './vacancies-table.tsx'
import { stateNames } from './vacancy-names.ts'
import { newVacancyId, vacancyPath } from './vacancy-paths.ts'

/** The page is kept for everybody; drafts are known to the browser of who writes them only. */
export function VacanciesPage() {
  return useHydrated() ? <VacanciesScreen /> : <LoadingRows />
}

type View = { state: State | undefined }
type ViewProps = { view: View; onChange: (part: Partial<View>) => void }

const readView = (params: URLSearchParams): View => ({
  state: vacancyStates.find((one) => one === params.get('state')),
})

function VacanciesScreen() {
  const t = useTranslations('deskVacancies')
  const [view, change] = useFilters(readView)
  const list = usePages(vacancyCalls.listVacanciesForDesk, { query: { state: view.state } })
  const navigate = useNavigate()
  const locale = useLocale()
  useShortcuts({ create: () => void navigate(localizedPath(locale, vacancyPath(newVacancyId))) })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split">
      <Panel>
        <Head view={view} onChange={change} />
        <Rows list={list} view={view} onChange={change} />
        <footer className="desk-foot">
          <ul className="desk-foot__keys">
            <KeyHint keys={['N']}>{t('create')}</KeyHint>
          </ul>
          <ListFoot list={list} />
        </footer>
      </Panel>
    </div>
  )
}

function Head({ view, onChange }: ViewProps) {
  const t = useTranslations()
  return (
    <search className="desk-panel__head">
      <FilterSelect
        label={t('deskVacancies.columns.state')}
        all={t('deskVacancies.anyState')}
        value={view.state}
        onChange={(value) => onChange({ state: vacancyStates.find((one) => one === value) })}
      >
        {vacancyStates.map((state) => (
          <option key={state} value={state}>
            {t(stateNames[state])}
          </option>
        ))}
      </FilterSelect>
      <LocalLink className={buttonClass({ small: true })} to={vacancyPath(newVacancyId)}>
        <Icon name="plus" size="small" />
        {t('deskVacancies.create')}
      </LocalLink>
    </search>
  )
}

function Rows({ list, view, onChange }: ViewProps & { list: Pages<DeskVacancy> }) {
  const t = useTranslations('deskVacancies')
  const empty =
    view.state === undefined ? (
      <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
    ) : (
      <NothingFound
        title={t('nothing.title')}
        text={t('nothing.text')}
        clear={t('nothing.clear')}
        onClear={() => onChange({ state: undefined })}
      />
    )
  return (
    <LoadedList list={list} empty={empty}>
      <div className="desk-panel__rows">
        <VacanciesTable vacancies={list.items} />
      </div>
    </LoadedList>
  )
}
