import './tariffs.css'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { TariffSummary } from '#modules/pricing/tariff/tariff.contract.ts'
import { tariffDeskCalls } from '#modules/pricing/tariff/tariff-desk.calls.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { ListFoot, LoadingRows, NothingFound } from '../parts/list-states.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { editPath } from './edit/tariff-paths.ts'
import { TariffKeys } from './tariff-keys.tsx'
import { stateNames, tariffStates } from './tariff-state.tsx'
import { TariffsTable, walkRows } from './tariffs-table.tsx'

/** The page is kept for everybody; its address is known to the browser only. */
export function TariffsPage() {
  return useHydrated() ? <TariffsScreen /> : <LoadingRows />
}

function TariffsScreen() {
  const staff = useStaff()
  const navigate = useNavigate()
  const locale = useLocale()
  const [params] = useSearchParams()
  const tariffs = useAnswer(tariffDeskCalls.readTariffs, {})
  const state = tariffStates.find((one) => one === params.get('state'))
  const chosen = (all: readonly TariffSummary[]) =>
    all.filter((one) => state === undefined || one.state === state)
  const current = tariffs.data?.find((one) => one.state === 'in_force')
  const mayEdit = staff !== undefined && mayDo(staff.role, 'tariff.edit')
  const create = mayEdit && current ? editPath(current.version) : undefined
  useShortcuts({
    next: () => walkRows(1),
    previous: () => walkRows(-1),
    create: create ? () => void navigate(localizedPath(locale, create)) : undefined,
  })
  if (tariffs.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split">
      <Panel>
        <Head state={state} createPath={create} />
        <Loaded of={tariffs} skeleton={<LoadingRows />}>
          {(all) => <Versions tariffs={chosen(all)} mayEdit={mayEdit} />}
        </Loaded>
        <footer className="desk-foot">
          <TariffKeys walks creates={mayEdit} />
          {tariffs.data && (
            <ListFoot
              list={{ items: chosen(tariffs.data), nextCursor: null, busy: false, more: undefined }}
            />
          )}
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
