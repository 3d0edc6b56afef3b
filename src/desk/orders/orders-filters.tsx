import { type FormEvent, type RefObject, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { statuses } from '#modules/orders/domain/words.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DayField } from '../parts/days/day-field.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { SearchField } from '../parts/search-field.tsx'
import type { ChangeView, OrdersView } from './orders-query.ts'

type OrdersFiltersProps = {
  view: OrdersView
  onChange: ChangeView
  search: RefObject<HTMLInputElement | null>
  onSubmit: (event: FormEvent) => void
  mayCreate: boolean
}

export function OrdersFilters({ view, onChange, search, onSubmit, mayCreate }: OrdersFiltersProps) {
  const t = useTranslations()
  const find = useCallback((q: string) => onChange({ q }), [onChange])
  return (
    <search className="desk-panel__head orders-filters">
      <form className="orders-search" onSubmit={onSubmit}>
        <SearchField label={t('deskOrders.list.search')} value={view.q} onChange={find} field={search} />
      </form>
      <FilterSelect
        label={t('deskOrders.list.status')}
        all={t('deskOrders.list.anyStatus')}
        value={view.status}
        onChange={(status) => onChange({ status: statuses.find((one) => one === status) })}
      >
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`orders.status.${status}`)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('deskOrders.list.paid')}
        all={t('deskOrders.list.anyPaid')}
        value={view.paid}
        onChange={(paid) => onChange({ paid: paid === 'true' || paid === 'false' ? paid : undefined })}
      >
        <option value="true">{t('deskOrders.paid.yes')}</option>
        <option value="false">{t('deskOrders.paid.no')}</option>
      </FilterSelect>
      <DayField
        inBar
        label={t('deskOrders.list.from')}
        value={view.from}
        onChange={(from) => onChange({ from })}
      />
      <DayField inBar label={t('deskOrders.list.to')} value={view.to} onChange={(to) => onChange({ to })} />
      {mayCreate && (
        <LocalLink className={buttonClass({ small: true })} to="/desk/new-order">
          <Icon name="plus" size="small" />
          {t('deskOrders.queue.newOrder')}
        </LocalLink>
      )}
    </search>
  )
}
