import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { leadKinds } from '#modules/content/domain/lead-kinds.ts'
import { FilterSelect } from '../parts/filter-select.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { type InboxView, ownerIn, statusIn } from './inbox-view.ts'
import { kindNames } from './lead-names.ts'

export type ViewProps = { view: InboxView; onChange: (part: Partial<InboxView>) => void }

type InboxFiltersProps = ViewProps & { search: RefObject<HTMLInputElement | null> }

export function InboxFilters({ view, onChange, search }: InboxFiltersProps) {
  const t = useTranslations()
  const narrow = (part: Partial<InboxView>) => onChange({ ...part, message: undefined })
  return (
    <search className="desk-panel__head inbox-filters">
      <SearchField
        label={t('deskInbox.search')}
        value={view.q ?? ''}
        onChange={(q) => narrow({ q: q || undefined })}
        field={search}
      />
      <FilterSelect
        label={t('deskInbox.status')}
        all={t('deskInbox.statuses.new')}
        value={view.status}
        onChange={(value) => narrow({ status: statusIn(value) })}
      >
        <option value="handled">{t('deskInbox.statuses.handled')}</option>
        <option value="spam">{t('deskInbox.statuses.spam')}</option>
      </FilterSelect>
      <FilterSelect
        label={t('deskInbox.owner.label')}
        all={t('deskInbox.owners.all')}
        value={view.owner}
        onChange={(value) => narrow({ owner: ownerIn(value) })}
      >
        <option value="mine">{t('deskInbox.owners.mine')}</option>
        <option value="nobody">{t('deskInbox.owners.nobody')}</option>
      </FilterSelect>
      <FilterSelect
        label={t('deskInbox.kind')}
        all={t('deskInbox.anyKind')}
        value={view.kind}
        onChange={(value) => narrow({ kind: leadKinds.find((one) => one === value) })}
      >
        {leadKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindNames[kind])}
          </option>
        ))}
      </FilterSelect>
    </search>
  )
}
