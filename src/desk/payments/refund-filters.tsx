import { type RefObject, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FilterSelect } from '../parts/filter-select.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { SearchField } from '../parts/search-field.tsx'
import type { ChangeView, PaymentsView } from './payments-view.ts'
import { ProviderFilter } from './provider-filter.tsx'

/** Those that wait, or those that were sent; of one provider, of one order. */
export function RefundFilters({ view, change }: { view: PaymentsView; change: ChangeView }) {
  const t = useTranslations('deskPayments.refunds')
  const search: RefObject<HTMLInputElement | null> = useRef(null)
  useShortcuts({ search: () => search.current?.focus() })
  return (
    <search className="desk-panel__head">
      <SearchField
        label={t('search')}
        value={view.q}
        onChange={(q) => change({ q, refund: undefined })}
        field={search}
      />
      <FilterSelect
        label={t('status')}
        all={t('open')}
        value={view.status}
        onChange={(value) => change({ status: value === 'done' ? 'done' : undefined, refund: undefined })}
      >
        <option value="done">{t('sent')}</option>
      </FilterSelect>
      <ProviderFilter view={view} change={change} />
    </search>
  )
}
