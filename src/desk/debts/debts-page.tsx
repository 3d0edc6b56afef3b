import './debts.css'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { debtDeskCalls } from '#modules/payments/debts/debt-desk.calls.ts'
import type { DebtorList, DebtorView } from '#modules/payments/debts/debt-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Column, Table } from '#ui/show/table.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { LoadingRows } from '../parts/list-states.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { DebtLimits } from './debt-limits.tsx'
import { bucketTexts } from './debt-names.ts'
import { DebtorDetails } from './debtor-details.tsx'
import { inputOf, useDebtsView } from './debts-view.ts'

/** The page is kept for everybody; who owes what is known to the browser only. */
export function DebtsPage() {
  return useHydrated() ? <DebtsScreen /> : <LoadingRows />
}

function DebtsScreen() {
  const t = useTranslations('deskDebts')
  const [view, change] = useDebtsView()
  const debtors = useAnswer(debtDeskCalls.listDebtors, inputOf(view))
  const search = useRef<HTMLInputElement>(null)
  const open = debtors.data?.items.find(({ person }) => person.id === view.person)
  const close = () => change({ person: undefined })
  useShortcuts({ search: () => search.current?.focus(), close: open && close })
  if (debtors.error?.status === 403) return <NoAccess />
  const isNarrowed = view.q !== '' || view.bucket !== undefined || view.disputed !== undefined
  return (
    <div className="desk-split" data-open={open ? true : undefined}>
      <Panel>
        <search className="desk-panel__head">
          <SearchField
            label={t('search')}
            value={view.q}
            onChange={(q) => change({ q, person: undefined })}
            field={search}
          />
          <FilterSelect
            label={t('state')}
            all={t('allStates')}
            value={view.disputed}
            onChange={(value) =>
              change({ disputed: value === 'true' ? 'true' : undefined, person: undefined })
            }
          >
            <option value="true">{t('onlyDisputed')}</option>
          </FilterSelect>
        </search>
        <div className="desk-panel__rows">
          {debtors.data && (
            <Ages
              totals={debtors.data.totals}
              chosen={view.bucket}
              onChoose={(bucket) => change({ bucket, person: undefined })}
            />
          )}
          <Loaded of={debtors} skeleton={<LoadingRows />}>
            {({ items, next_cursor: more }) =>
              items.length === 0 ? (
                <EmptyState title={t(isNarrowed ? 'nothing' : 'nobody')}>
                  {t(isNarrowed ? 'nothingText' : 'nobodyText')}
                </EmptyState>
              ) : (
                <>
                  <DebtorTable items={items} current={view.person} onOpen={(person) => change({ person })} />
                  {more !== null && <p className="muted debtors-more">{t('more')}</p>}
                </>
              )
            }
          </Loaded>
        </div>
        {debtors.data && <DebtLimits limits={debtors.data.limits} onChanged={() => void debtors.refresh()} />}
      </Panel>
      {open && (
        <DebtorDetails
          key={open.person.id}
          debtor={open}
          onClose={close}
          onChanged={() => void debtors.refresh()}
        />
      )}
    </div>
  )
}

type Bucket = DebtorList['totals']['buckets'][number]['bucket']

type AgesProps = {
  totals: DebtorList['totals']
  chosen: Bucket | undefined
  onChoose: (bucket: Bucket | undefined) => void
}

/** How much is how old; a press narrows the list to it. */
function Ages({ totals, chosen, onChoose }: AgesProps) {
  const t = useTranslations()
  const { money, number } = formatter(useLocale())
  return (
    <div className="debt-ages">
      <p className="debt-ages__all">
        <strong className="unbroken">{money(totals.amount)}</strong>
        <span>{t('deskDebts.people', { count: totals.people, shown: number(totals.people) })}</span>
        {totals.disputed > 0 && <span>{t('deskDebts.ofDisputed', { amount: money(totals.disputed) })}</span>}
      </p>
      <fieldset className="debt-ages__buckets">
        <legend className="spoken">{t('deskDebts.ages')}</legend>
        {totals.buckets.map(({ bucket, amount, debts }) => (
          <button
            key={bucket}
            type="button"
            className="debt-age"
            aria-pressed={chosen === bucket}
            disabled={debts === 0 && chosen !== bucket}
            onClick={() => onChoose(chosen === bucket ? undefined : bucket)}
          >
            <span>{t(bucketTexts[bucket])}</span>
            <strong>{money(amount)}</strong>
            <small>{t('deskDebts.debts', { count: debts, shown: number(debts) })}</small>
          </button>
        ))}
      </fieldset>
    </div>
  )
}

type DebtorTableProps = {
  items: readonly DebtorView[]
  current: string | undefined
  onOpen: (id: string) => void
}

function DebtorTable({ items, current, onOpen }: DebtorTableProps) {
  const t = useTranslations('deskDebts')
  const { money, number } = formatter(useLocale())
  const columns: Column<DebtorView>[] = [
    {
      id: 'person',
      head: t('person'),
      names: true,
      cell: ({ person }) => (
        <button type="button" className="debtor-name" onClick={() => onOpen(person.id)}>
          <strong>{person.company || person.full_name}</strong>
          {person.company && person.company !== person.full_name && <small>{person.full_name}</small>}
        </button>
      ),
    },
    {
      id: 'total',
      head: t('owed'),
      figures: true,
      cell: ({ total, disputed }) => (
        <span className="debtor-sum">
          <strong className="unbroken">{money(total)}</strong>
          {disputed > 0 && <small>{t('ofDisputed', { amount: money(disputed) })}</small>}
        </span>
      ),
    },
    { id: 'debts', head: t('parcels'), figures: true, cell: ({ debts }) => number(debts.length) },
    {
      id: 'oldest',
      head: t('oldest'),
      figures: true,
      cell: ({ oldest_days: days }) => t('days', { count: days, shown: number(days) }),
    },
  ]
  return (
    <Table
      caption={t('caption')}
      captionSpoken
      dense
      columns={columns}
      rows={items}
      rowKey={({ person }) => person.id}
      isWrong={({ oldest_days }) => oldest_days > 30}
      current={current}
    />
  )
}
