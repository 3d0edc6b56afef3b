import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { calendarWords } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { type DayRange, usualRanges } from '#ui/pickers/calendar-days.ts'
import { DateRange } from '#ui/pickers/date-range.tsx'
import type { Direction, StatementView } from './statement-query.ts'

type FiltersProps = {
  view: StatementView
  today: string
  onChange: (change: Partial<StatementView>) => void
}

export function StatementFilters({ view, today, onChange }: FiltersProps) {
  const t = useTranslations('balance.statement')
  return (
    <search className="statement-filters">
      <Segmented<Direction | 'all'>
        label={t('which')}
        value={view.direction ?? 'all'}
        options={[
          { value: 'all', label: t('all') },
          { value: 'in', label: t('in') },
          { value: 'out', label: t('out') },
        ]}
        onChange={(value) => onChange({ direction: value === 'all' ? undefined : value })}
      />
      <DaysField view={view} today={today} onChange={onChange} />
    </search>
  )
}

/** Both ends, in the words of the language. */
export function useDaysText(): (days: DayRange) => string {
  const format = formatter(useLocale())
  return ({ from, to }) => format.dateRange(noonOf(from), noonOf(to))
}

function DaysField({ view, today, onChange }: FiltersProps) {
  const t = useTranslations('balance.statement')
  const common = useTranslations('common')
  const usual = usualRanges(today)
  return (
    <DateRange
      label={t('dates')}
      value={view.days}
      onChange={(days) => onChange({ days })}
      words={calendarWords(useLocale())}
      format={useDaysText()}
      today={today}
      max={today}
      presets={[
        { label: t('sevenDays'), range: usual.sevenDays },
        { label: t('thirtyDays'), range: usual.thirtyDays },
        { label: t('thisMonth'), range: usual.thisMonth },
        { label: t('lastMonth'), range: usual.lastMonth },
      ]}
      texts={{
        anyTime: t('anyTime'),
        clear: t('clearDates'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        close: common('close'),
      }}
    />
  )
}
