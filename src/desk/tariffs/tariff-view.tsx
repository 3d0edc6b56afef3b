import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { TariffAnswer } from '#modules/pricing/tariff/tariff.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Panel } from '../frame/panel.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { WaitsForSecond } from '../parts/second-person.tsx'
import type { Compared } from './compared.ts'
import { NumberGroups } from './edit/number-groups.tsx'
import { changedPaths } from './edit/tariff-draft.ts'
import { TariffFormProvider } from './edit/tariff-form.ts'
import { editPath } from './edit/tariff-paths.ts'
import { EffectPanel } from './effect/effect-panel.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { TariffHead } from './tariff-head.tsx'
import { TariffKeys } from './tariff-keys.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type TariffViewProps = { compared: Compared; mayEdit: boolean; now: Date; onPublished: () => void }

/** One version to read, with what it changes and what can be done with it. */
export function TariffView({ compared, mayEdit, now, onPublished }: TariffViewProps) {
  const t = useTranslations('deskTariffs')
  const { shown, current } = compared
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const locale = useLocale()
  const changed = useMemo(() => changedPaths(current.data, shown.data), [current, shown])
  const go = (path: string) => () => void navigate(localizedPath(locale, path))
  useShortcuts({
    create: mayEdit ? go(editPath(shown.version)) : undefined,
    close: go('/desk/tariffs'),
  })
  const ask = (question?: 'publish') =>
    setParams(question ? { [question]: '' } : {}, { replace: true, preventScrollReset: true })
  const isAsking = mayEdit && params.has('publish')
  const form = { data: shown.data, current: current.data, changed, set: undefined, fault: () => undefined }
  return (
    <TariffFormProvider value={form}>
      <div className="tariff-split">
        <Panel>
          <TariffHead tariff={shown} changes={changed.size} />
          <WaitsForSecond approval={shown.approval} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <section className="tariff-panel__body" aria-label={t('numbers')} tabIndex={0}>
            <NumberGroups />
          </section>
          <footer className="tariff-foot">
            <TariffKeys creates={mayEdit} leads />
            {mayEdit ? (
              <Actions tariff={shown} onPublish={() => ask('publish')} />
            ) : (
              <p className="muted">{t('readOnly')}</p>
            )}
          </footer>
        </Panel>
        <EffectPanel current={current} after={shown.data} isInForce={shown.state === 'in_force'} now={now} />
      </div>
      {isAsking && shown.state === 'scheduled' && (
        <WithdrawDialog compared={compared} onClose={() => ask()} onDone={onPublished} />
      )}
      {isAsking && shown.approval === null && (shown.state === 'draft' || shown.state === 'past') && (
        <PublishDialog compared={compared} now={now} onClose={() => ask()} onDone={onPublished} />
      )}
    </TariffFormProvider>
  )
}

function Actions({ tariff, onPublish }: { tariff: TariffAnswer; onPublish: () => void }) {
  const t = useTranslations()
  const { state, version } = tariff
  return (
    <>
      <LocalLink className={buttonClass({ look: 'second', small: true })} to={editPath(version)}>
        {t('deskTariffs.actions.createFrom')}
      </LocalLink>
      {state !== 'in_force' && tariff.approval === null && (
        <Button look={state === 'scheduled' ? 'danger' : 'main'} small onClick={onPublish}>
          {t(publishNames[state])}
        </Button>
      )}
    </>
  )
}

const publishNames = {
  draft: 'deskTariffs.actions.publish',
  past: 'deskTariffs.actions.again',
  scheduled: 'deskTariffs.actions.withdraw',
} as const
