import './tariffs.css'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { TariffSummary } from '#modules/pricing/tariff.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { FilterSelect } from '../filter-select.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { ListFoot, LoadError, LoadingRows, NothingFound } from '../list-states.tsx'
import { mayDo } from '../sections.ts'
import { useShortcuts } from '../shortcuts.ts'
import { useStaff } from '../signed-in.ts'
import { useTariffCalls } from './tariff-calls.ts'
import { TariffKeys } from './tariff-keys.tsx'
import { editPath } from './tariff-paths.ts'
import { stateNames, tariffStates } from './tariff-state.tsx'
import { TariffsTable, walkRows } from './tariffs-table.tsx'
import { useAsked } from './use-asked.ts'

/** The page is kept for everybody; its address is known to the browser only. */
export function TariffsPage() {
  return useHydrated() ? <TariffsScreen /> : <LoadingRows />
}

function TariffsScreen() {
  const staff = useStaff()
  const navigate = useNavigate()
  const locale = useLocale()
  const [params] = useSearchParams()
  const { value: all, error, again } = useAsked(useTariffCalls().list)
  const state = tariffStates.find((one) => one === params.get('state'))
  const shown = all?.filter((one) => state === undefined || one.state === state)
  const current = all?.find((one) => one.state === 'in_force')
  const mayEdit = staff !== undefined && mayDo(staff.role, 'tariff.edit')
  const create = mayEdit && current ? editPath(current.version) : undefined
  useShortcuts({
    next: () => walkRows(1),
    previous: () => walkRows(-1),
    create: create ? () => void navigate(localizedPath(locale, create)) : undefined,
  })
  if (error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split">
      <Panel>
        <Head state={state} createPath={create} />
        {error && <LoadError error={error} onRetry={again} />}
        {!error && !shown && <LoadingRows />}
        {!error && shown && <Versions tariffs={shown} mayEdit={mayEdit} />}
        <footer className="desk-foot">
          <TariffKeys walks creates={mayEdit} />
          {shown && <ListFoot list={{ items: shown, nextCursor: null, busy: false, more: undefined }} />}
        </footer>
      </Panel>
    </div>
  )
}

type HeadProps = { state: TariffSummary['state'] | undefined; createPath: string | undefined }

function Head({ state, createPath }: HeadProps) {
  const t = useTranslations()
  const [, setParams] = useSearchParams()
  return (
    <search className="desk-panel__head">
      <FilterSelect
        label={t('deskTariffs.columns.state')}
        all={t('deskTariffs.anyState')}
        value={state}
        onChange={(chosen) => setParams(chosen ? { state: chosen } : {}, { replace: true })}
      >
        {tariffStates.map((one) => (
          <option key={one} value={one}>
            {t(stateNames[one])}
          </option>
        ))}
      </FilterSelect>
      {createPath && (
        <LocalLink className={buttonClass({ small: true })} to={createPath}>
          <Icon name="plus" size="small" />
          {t('deskTariffs.actions.create')}
        </LocalLink>
      )}
    </search>
  )
}

function Versions({ tariffs, mayEdit }: { tariffs: readonly TariffSummary[]; mayEdit: boolean }) {
  const t = useTranslations('deskTariffs.none')
  const [, setParams] = useSearchParams()
  if (tariffs.length > 0) return <TariffsTable tariffs={tariffs} mayEdit={mayEdit} />
  return (
    <NothingFound
      title={t('title')}
      text={t('text')}
      clear={t('clear')}
      onClear={() => setParams({}, { replace: true })}
    />
  )
}
