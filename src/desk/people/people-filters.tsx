import { type RefObject, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { FilterSelect } from '../parts/filter-select.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { statusNames, typeNames } from './people-names.ts'
import { type ChangeView, customerStatuses, customerTypes, type PeopleView } from './people-query.ts'

type PeopleFiltersProps = {
  view: PeopleView
  onChange: ChangeView
  search: RefObject<HTMLInputElement | null>
}

export function PeopleFilters({ view, onChange, search }: PeopleFiltersProps) {
  const t = useTranslations()
  const find = useCallback((q: string) => onChange({ q }), [onChange])
  return (
    <search className="desk-panel__head">
      <SearchField label={t('deskPeople.search')} value={view.q} onChange={find} field={search} />
      <FilterSelect
        label={t('deskPeople.columns.type')}
        all={t('deskPeople.anyType')}
        value={view.type}
        onChange={(type) => onChange({ type: customerTypes.find((one) => one === type) })}
      >
        {customerTypes.map((type) => (
          <option key={type} value={type}>
            {t(typeNames[type])}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('deskPeople.columns.status')}
        all={t('deskPeople.anyStatus')}
        value={view.status}
        onChange={(status) => onChange({ status: customerStatuses.find((one) => one === status) })}
      >
        {customerStatuses.map((status) => (
          <option key={status} value={status}>
            {t(statusNames[status])}
          </option>
        ))}
      </FilterSelect>
    </search>
  )
}
