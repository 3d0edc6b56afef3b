import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CustomerRow } from '#modules/accounts/customers/customers.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Avatar } from '#ui/avatar.tsx'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { statusNames, typeNames, typeOf } from './people-names.ts'

type PeopleTableProps = {
  people: readonly CustomerRow[]
  current: string | undefined
  onOpen: (id: string) => void
}

export const rowId = (person: string) => `customer-${person}`

/** Where counting ends (`MOST_COUNTED` of the orders). */
const mostCounted = 1_000

export function PeopleTable({ people, current, onOpen }: PeopleTableProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const columns: Column<CustomerRow>[] = [
    {
      id: 'name',
      head: t('deskPeople.columns.name'),
      names: true,
      cell: ({ id, full_name: name, company }) => (
        <button type="button" id={rowId(id)} className="row-open" onClick={() => onOpen(id)}>
          <Avatar name={name} size="small" />
          <span>
            {name}
            {company && company !== name && <span className="people-row__company">{company}</span>}
          </span>
        </button>
      ),
    },
    {
      id: 'phone',
      head: t('deskPeople.columns.phone'),
      cell: ({ phone }) => <span className="unbroken">{format.phone(phone)}</span>,
    },
    {
      id: 'type',
      head: t('deskPeople.columns.type'),
      cell: ({ type }) => <span className="muted">{t(typeNames[typeOf(type)])}</span>,
    },
    {
      id: 'orders',
      head: t('deskPeople.columns.orders'),
      figures: true,
      cell: ({ orders }) =>
        orders >= mostCounted
          ? t('deskPeople.most', { count: format.number(orders) })
          : format.number(orders),
    },
    {
      id: 'balance',
      head: t('deskPeople.columns.balance'),
      figures: true,
      cell: ({ balance }) => <span className="unbroken">{format.money(balance)}</span>,
    },
    {
      id: 'status',
      head: t('deskPeople.columns.status'),
      cell: ({ status }) => <CustomerBadge status={status} />,
    },
  ]
  const beside = ['name', 'phone', 'balance', 'status']
  return (
    <Table
      caption={t('desk.sections.people')}
      captionSpoken
      dense
      columns={current === undefined ? columns : columns.filter(({ id }) => beside.includes(id))}
      rows={people}
      rowKey={({ id }) => id}
      current={current}
    />
  )
}

/** Whether somebody may order, with the sign that repeats the colour. */
export function CustomerBadge({ status }: Pick<CustomerRow, 'status'>) {
  const label = useTranslations()(statusNames[status])
  return status === 'active' ? (
    <StateBadge tone="ok" sign="full" label={label} />
  ) : (
    <StateBadge tone="danger-line" sign="cross" label={label} />
  )
}
