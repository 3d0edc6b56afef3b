import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { auditKinds } from '#modules/accounts/domain/audit-actions.ts'
import { Icon } from '#ui/icon.tsx'
import { usePausedText } from '#ui/pickers/use-paused-text.ts'
import { DaySpan } from '../parts/days/day-span.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import type { AuditEntry } from '../parts/history/audit-line.tsx'
import { useAuditWords } from '../parts/history/audit-words.ts'
import { SearchField } from '../parts/search-field.tsx'
import type { AuditView, ChangeView } from './audit-view.ts'
import { kindNames, thingNames } from './filter-names.ts'

type AuditFiltersProps = {
  view: AuditView
  change: ChangeView
  search: RefObject<HTMLInputElement | null>
}

type Thing = keyof typeof thingNames
const things = Object.keys(thingNames) as Thing[]

export function AuditFilters({ view, change, search }: AuditFiltersProps) {
  const t = useTranslations()
  const [thing, number = ''] = view.object?.split(':', 2) ?? []
  const known = things.find((one) => one === thing)
  return (
    <search className="desk-panel__head audit-filters">
      <SearchField
        label={t('audit.search')}
        value={view.who}
        onChange={(who) => who !== view.who && change({ who })}
        field={search}
      />
      <FilterSelect
        label={t('audit.kind')}
        all={t('audit.allKinds')}
        value={view.kind}
        onChange={(value) => change({ kind: auditKinds.find((one) => one === value) })}
      >
        {auditKinds.map((one) => (
          <option key={one} value={one}>
            {t(kindNames[one])}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('audit.thing')}
        all={t('audit.allThings')}
        value={known}
        onChange={(value) => change({ object: value })}
      >
        {things.map((one) => (
          <option key={one} value={one}>
            {t(thingNames[one])}
          </option>
        ))}
      </FilterSelect>
      {known && (
        <NumberOfThing
          key={known}
          value={number}
          onChange={(next) => change({ object: next === '' ? known : `${known}:${next}` })}
        />
      )}
      <DaySpan inBar labels={{ from: t('audit.from'), to: t('audit.to') }} value={view} onChange={change} />
    </search>
  )
}

const pauseMs = 250

function NumberOfThing({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('audit')
  const [typed, setTyped] = usePausedText({
    value,
    onChange: (text) => text !== value && onChange(text),
    pauseMs,
  })
  return (
    <label className="desk-filter" data-chosen={value !== '' || undefined}>
      <span className="spoken">{t('number')}</span>
      <input
        className="desk-filter__select audit-filters__number"
        inputMode="numeric"
        placeholder={t('number')}
        maxLength={15}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      />
    </label>
  )
}

type ChosenProps = { view: AuditView; change: ChangeView; known: readonly AuditEntry[] }

/** What a link has narrowed the log to, by its name, with the way out. */
export function ChosenFilters({ view, change, known }: ChosenProps) {
  const words = useAuditWords(known.find(({ object }) => object === view.object)?.names ?? {})
  const byThem = known.find(({ person }) => person.id === view.person)
  const [, number] = view.object?.split(':', 2) ?? []
  return (
    <>
      {view.person && (
        <Chosen
          name={
            byThem ? byThem.person.full_name || words.role(byThem.role) : words.thing(`person:${view.person}`)
          }
          onTakeAway={() => change({ person: undefined })}
        />
      )}
      {view.object && number && (
        <Chosen name={words.thing(view.object)} onTakeAway={() => change({ object: undefined })} />
      )}
    </>
  )
}

function Chosen({ name, onTakeAway }: { name: string; onTakeAway: () => void }) {
  const t = useTranslations('audit')
  return (
    <p className="audit-chosen">
      {t('only', { name })}
      <button type="button" className="icon-button" onClick={onTakeAway}>
        <Icon name="close" size="small" />
        <span className="spoken">{t('takeAway', { name })}</span>
      </button>
    </p>
  )
}
