import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { type Pages, usePages } from '#client/use-pages.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { ComparisonView } from '#modules/payments/comparison/comparison.contract.ts'
import { paymentSearchCalls } from '#modules/payments/desk/payment-search.calls.ts'
import { providerName } from '#parcel/names/payment-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList } from '../parts/list-states.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { Differences } from './differences.tsx'
import { type ChangeView, comparisonsInput, type PaymentsView } from './payments-view.ts'
import { ProviderFilter } from './provider-filter.tsx'
import { againstNames } from './stage-names.ts'

type ComparisonsProps = { head: ReactNode; view: PaymentsView; change: ChangeView }

const rowId = (id: string) => `comparison-${id}`

/** Each day of each provider held against the books and the provider's own list; what differs stands out. */
export function Comparisons({ head, view, change }: ComparisonsProps) {
  const t = useTranslations('deskPayments.compare')
  const list = usePages(paymentSearchCalls.listComparisons, comparisonsInput(view))
  const [asking, setAsking] = useState(false)
  const choose = (comparison: string | undefined) => change({ comparison })
  const walk = useWalk(list.items, view.comparison, rowId, choose)
  useShortcuts({
    next: walk(1),
    previous: walk(-1),
    close: view.comparison === undefined ? undefined : () => choose(undefined),
  })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split payments-split" data-open={view.comparison ? true : undefined}>
      <Panel>
        {head}
        <div className="desk-panel__head">
          <ProviderFilter view={view} change={change} />
          <Button small onClick={() => setAsking(true)}>
            {t('action')}
          </Button>
        </div>
        <Body list={list} current={view.comparison} onChoose={choose} />
        <footer className="desk-foot">
          <ListFoot list={list} />
        </footer>
      </Panel>
      {view.comparison && (
        <Differences key={view.comparison} id={view.comparison} onClose={() => choose(undefined)} />
      )}
      {asking && (
        <CompareDialog
          onClose={() => setAsking(false)}
          onDone={(made) => {
            setAsking(false)
            list.retry()
            choose(made.id)
          }}
        />
      )}
    </div>
  )
}

type BodyProps = {
  list: Pages<ComparisonView>
  current: string | undefined
  onChoose: (id: string) => void
}

function Body({ list, current, onChoose }: BodyProps) {
  const t = useTranslations('deskPayments.compare')
  return (
    <LoadedList list={list} empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}>
      <div className="desk-panel__rows">
        <p className="desk-payments__lead">{t('lead')}</p>
        <ul aria-label={t('list')}>
          {list.items.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                id={rowId(one.id)}
                className="desk-row payment-row"
                aria-current={one.id === current || undefined}
                onClick={() => onChoose(one.id)}
              >
                <ComparisonLine comparison={one} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </LoadedList>
  )
}

function ComparisonLine({ comparison }: { comparison: ComparisonView }) {
  const words = useTranslations()
  const t = useTranslations('deskPayments.compare')
  const format = formatter(useLocale())
  const { differing, matched } = comparison
  const day = format.date(noonOf(comparison.day))
  return (
    <>
      <span className="payment-row__who">
        {day} · {providerName(comparison.provider)}
      </span>
      <span className="payment-row__state" data-status={differing > 0 ? 'differs' : 'paid'}>
        <Icon name={differing > 0 ? 'warning' : 'check'} size="tiny" />
        {differing > 0 ? t('differ', { count: format.number(differing) }) : t('agree')}
      </span>
      <span className="muted">
        {words(againstNames[comparison.against])} · {t('matched', { count: format.number(matched) })}
      </span>
      <span className="muted">{comparison.ran_by ?? t('byNight')}</span>
    </>
  )
}
