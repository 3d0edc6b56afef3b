import { type RefObject, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { staffRoles } from '#modules/accounts/domain/person.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { roleNames } from '../parts/role-names.ts'
import { SearchField } from '../parts/search-field.tsx'
import { type ChangeView, type StaffView, staffStatuses } from './staff-query.ts'

type StaffFiltersProps = {
  view: StaffView
  onChange: ChangeView
  search: RefObject<HTMLInputElement | null>
  /** Absent for those who only read. */
  onCreate: (() => void) | undefined
}

export function StaffFilters({ view, onChange, search, onCreate }: StaffFiltersProps) {
  const t = useTranslations()
  const find = useCallback((q: string) => onChange({ q }), [onChange])
  const statusNames = { active: 'staff.statuses.active', suspended: 'staff.statuses.suspended' } as const
  return (
    <search className="desk-panel__head">
      <SearchField label={t('staff.search')} value={view.q} onChange={find} field={search} />
      <FilterSelect
        label={t('staff.role')}
        all={t('staff.anyRole')}
        value={view.role}
        onChange={(role) => onChange({ role: staffRoles.find((one) => one === role) })}
      >
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {t(roleNames[role])}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('staff.status')}
        all={t('staff.anyStatus')}
        value={view.status}
        onChange={(status) => onChange({ status: staffStatuses.find((one) => one === status) })}
      >
        {staffStatuses.map((status) => (
          <option key={status} value={status}>
            {t(statusNames[status])}
          </option>
        ))}
      </FilterSelect>
      {onCreate && (
        <Button small onClick={onCreate}>
          <Icon name="plus" size="small" />
          {t('staff.add')}
        </Button>
      )}
    </search>
  )
}
