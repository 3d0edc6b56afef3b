import { type ReactNode, type RefObject, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type Pages, usePages } from '#client/use-pages.ts'
import { paymentSearchCalls } from '#modules/payments/desk/payment-search.calls.ts'
import type { CheckoutLine } from '#modules/payments/desk/payment-search.contract.ts'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { DaySpan } from '../parts/days/day-span.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList } from '../parts/list-states.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { CheckoutRows, checkoutRowId } from './checkout-rows.tsx'
import { PaymentStoryPanel } from './payment-story.tsx'
import { type ChangeView, isSought, type PaymentsView, paymentsInput, stages } from './payments-view.ts'
import { ProviderFilter } from './provider-filter.tsx'
import { stageNames } from './stage-names.ts'

type PaymentSearchProps = { head: ReactNode; view: PaymentsView; change: ChangeView }

/** A payment by whatever is known of it, and its whole story beside the list. */
export function PaymentSearch({ head, view, change }: PaymentSearchProps) {
  const list = usePages(paymentSearchCalls.searchPayments, paymentsInput(view))
  const search = useRef<HTMLInputElement>(null)
  const choose = (payment: string | undefined) => change({ payment })
  const walk = useWalk(list.items, view.payment, checkoutRowId, choose)
  useShortcuts({
    next: walk(1),
    previous: walk(-1),
    search: () => search.current?.focus(),
    close: view.payment === undefined ? undefined : () => choose(undefined),
  })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split payments-split" data-open={view.payment ? true : undefined}>
      <Panel>
        {head}
        <Filters view={view} change={change} search={search} />
        <Body list={list} sought={isSought(view)} current={view.payment} onChoose={choose} />
        <footer className="desk-foot">
          <ListFoot list={list} />
        </footer>
      </Panel>
      {view.payment && (
        <PaymentStoryPanel key={view.payment} number={view.payment} onClose={() => choose(undefined)} />
      )}
    </div>
  )
}

type FiltersProps = {
  view: PaymentsView
  change: ChangeView
  search: RefObject<HTMLInputElement | null>
}

function Filters({ view, change, search }: FiltersProps) {
  const t = useTranslations()
  const find = (part: Partial<PaymentsView>) => change({ ...part, payment: undefined })
  return (
    <search className="desk-panel__head payment-filters">
      <SearchField
        label={t('deskPayments.search.what')}
        value={view.q}
        onChange={(q) => q !== view.q && find({ q })}
        field={search}
      />
      <ProviderFilter view={view} change={find} />
      <FilterSelect
        label={t('deskPayments.search.stage')}
        all={t('deskPayments.search.anyStage')}
        value={view.stage}
        onChange={(value) => find({ stage: stages.find((one) => one === value) })}
      >
        {stages.map((stage) => (
          <option key={stage} value={stage}>
            {t(stageNames[stage])}
          </option>
        ))}
      </FilterSelect>
      <SumField
        label={t('deskPayments.search.amount')}
        value={view.amount}
        onChange={(amount) => find({ amount })}
      />
      <DaySpan
        inBar
        labels={{ from: t('deskPayments.search.from'), to: t('deskPayments.search.to') }}
        value={view}
        onChange={find}
      />
    </search>
  )
}

type SumFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
}

function SumField({ label, value, onChange }: SumFieldProps) {
  return (
    <label className="desk-filter payment-filter" data-chosen={value !== '' || undefined}>
      <span>{label}</span>
      <input
        type="number"
        className="desk-filter__select"
        min={1}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

type BodyProps = {
  list: Pages<CheckoutLine>
  sought: boolean
  current: string | undefined
  onChoose: (number: string) => void
}

function Body({ list, sought, current, onChoose }: BodyProps) {
  const t = useTranslations('deskPayments.search')
  const empty = sought ? (
    <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  ) : (
    <EmptyState title={t('noneYet')}>{t('noneYetText')}</EmptyState>
  )
  return (
    <LoadedList list={list} empty={empty}>
      <div className="desk-panel__rows">
        <CheckoutRows items={list.items} current={current} onChoose={onChoose} />
      </div>
    </LoadedList>
  )
}
