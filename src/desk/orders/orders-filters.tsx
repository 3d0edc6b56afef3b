import { type FormEvent, type RefObject, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { statuses } from '#modules/orders/domain/words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { ExportButton } from './list/export-button.tsx'
import { FiltersDialog } from './list/filters-dialog.tsx'
import { KeptFilters } from './list/kept-filters.tsx'
import { type ChangeView, countFilters, type OrdersView } from './orders-query.ts'

type OrdersFiltersProps = {
  view: OrdersView
  onChange: ChangeView
  search: RefObject<HTMLInputElement | null>
  onSubmit: (event: FormEvent) => void
  mayCreate: boolean
}

export function OrdersFilters({ view, onChange, search, onSubmit, mayCreate }: OrdersFiltersProps) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(view)
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
      <Button look="second" small className="orders-filters__more" onClick={() => setOpen(true)}>
        <Icon name="filter" size="small" />
        {t('deskOrders.filters.title')}
        {count > 0 && <b className="orders-filters__count">{number(count)}</b>}
      </Button>
      <ExportButton view={view} />
      {mayCreate && (
        <LocalLink className={buttonClass({ small: true })} to="/desk/new-order">
          <Icon name="plus" size="small" />
          {t('deskOrders.queue.newOrder')}
        </LocalLink>
      )}
      <KeptFilters view={view} onChange={onChange} />
      {isOpen && <FiltersDialog view={view} onChange={onChange} onClose={() => setOpen(false)} />}
    </search>
  )
}
