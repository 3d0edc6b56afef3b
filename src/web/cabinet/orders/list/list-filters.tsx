import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf, tashkentDay } from '#kernel/tashkent.ts'
import { calendarWords } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { type DayRange, usualRanges } from '#ui/pickers/calendar-days.ts'
import { DateRange } from '#ui/pickers/date-range.tsx'
import { TabLinks } from '#ui/show/tabs.tsx'
import { type ListQuery, listAddress, narrowed, type OrderGroup, statusesOf } from './list-query.ts'
import { ListSearch } from './list-search.tsx'

type FiltersProps = { query: ListQuery; onChange: (change: Partial<ListQuery>) => void }

const groupNames = [
  { group: undefined, name: 'myOrders.groups.all' },
  { group: 'in_progress', name: 'myOrders.groups.in_progress' },
  { group: 'delivered', name: 'myOrders.groups.delivered' },
] as const satisfies readonly { group: OrderGroup | undefined; name: string }[]

/** Each group has an address of its own, with the other filters kept. */
export function GroupTabs({ query }: { query: ListQuery }) {
  const t = useTranslations()
  return (
    <TabLinks
      label={t('myOrders.groups.label')}
      links={groupNames.map(({ group, name }) => ({
        label: t(name),
        current: query.group === group,
        href: listAddress(narrowed(query, { group })),
      }))}
      link={({ href, ...rest }) => <Link {...rest} to={href} preventScrollReset replace />}
    />
  )
}

/** On a phone the search stands alone and the rest opens below it. */
export function ListFilters({ query, onChange }: FiltersProps) {
  const t = useTranslations('myOrders.filters')
  const chosen = [query.status, query.paid, query.days].filter((filter) => filter !== undefined).length
  const [open, setOpen] = useState(chosen > 0)
  return (
    <search className="order-filters">
      <ListSearch label={t('search')} value={query.search} onChange={(search) => onChange({ search })} />
      <div className="order-filters__open">
        <Button look="second" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="filter" size="small" />
          <span className="order-filters__name">{t('open')}</span>
          {chosen > 0 && <span className="order-filters__count">{chosen}</span>}
        </Button>
      </div>
      <div className="order-filters__rest" data-open={open || undefined}>
        <StatusSelect query={query} onChange={onChange} />
        <PaidSelect query={query} onChange={onChange} />
        <DaysField query={query} onChange={onChange} />
      </div>
    </search>
  )
}

function StatusSelect({ query, onChange }: FiltersProps) {
  const t = useTranslations()
  const options = statusesOf(query.group)
  return (
    <FilterSelect
      label={t('myOrders.filters.status')}
      any={t('myOrders.filters.anyStatus')}
      value={query.status}
      onChange={(text) => onChange({ status: options.find((one) => one === text) })}
    >
      {options.map((status) => (
        <option key={status} value={status}>
          {t(`orders.status.${status}`)}
        </option>
      ))}
    </FilterSelect>
  )
}

function PaidSelect({ query, onChange }: FiltersProps) {
  const t = useTranslations('myOrders')
  return (
    <FilterSelect
      label={t('filters.payment')}
      any={t('filters.anyPayment')}
      value={query.paid === undefined ? undefined : String(query.paid)}
      onChange={(text) => onChange({ paid: text === undefined ? undefined : text === 'true' })}
    >
      <option value="true">{t('shared.paid')}</option>
      <option value="false">{t('shared.unpaid')}</option>
    </FilterSelect>
  )
}

type FilterSelectProps = {
  label: string
  /** The words for "no filter". */
  any: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  children: ReactNode
}

function FilterSelect({ label, any, value, onChange, children }: FilterSelectProps) {
  return (
    <Select label={label} value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
      <option value="">{any}</option>
      {children}
    </Select>
  )
}

function DaysField({ query, onChange }: FiltersProps) {
  const t = useTranslations('myOrders.filters')
  const common = useTranslations('common')
  const locale = useLocale()
  const today = tashkentDay(new Date())
  const usual = usualRanges(today)
  const format = ({ from, to }: DayRange) => formatter(locale).dateRange(noonOf(from), noonOf(to))
  return (
    <DateRange
      label={t('dates')}
      value={query.days}
      onChange={(days) => onChange({ days })}
      words={calendarWords(locale)}
      format={format}
      today={today}
      max={today}
      presets={[
        { label: t('today'), range: usual.today },
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
