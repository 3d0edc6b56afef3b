import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { ShelfList } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type ShelfFilter, type ShelfView, shelfFilters } from './shelf-view.ts'

type ShelfFiltersProps = { list: ShelfList; view: ShelfView; onChange: (change: Partial<ShelfView>) => void }

const words = {
  hand_out: 'handOut',
  give: 'give',
  overdue: 'overdue',
  without_place: 'withoutPlace',
} as const satisfies Record<ShelfFilter, string>

/** Which lines are shown; the number says how many there are before anybody presses. */
export function ShelfFilters({ list, view, onChange }: ShelfFiltersProps) {
  const t = useTranslations('deskCounter.shelf')
  const all = useTranslations()
  const format = formatter(useLocale())
  return (
    <fieldset className="shelf-filters" aria-label={t('filters')}>
      <button
        type="button"
        aria-pressed={view.show === undefined}
        onClick={() => onChange({ show: undefined })}
      >
        {t('all')} <b>{format.number(list.items.length)}</b>
      </button>
      {shelfFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={view.show === filter}
          data-hot={(filter === 'overdue' && list.counts.overdue > 0) || undefined}
          onClick={() => onChange({ show: filter })}
        >
          {all(`deskCounter.shelf.${words[filter]}`)} <b>{format.number(list.counts[filter])}</b>
        </button>
      ))}
    </fieldset>
  )
}
