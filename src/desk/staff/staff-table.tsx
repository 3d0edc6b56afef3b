import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { StaffMember } from '#modules/accounts/staff/staff.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Avatar } from '#ui/avatar.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { roleNames } from '../parts/role-names.ts'
import { StatusBadge } from './status-badge.tsx'

type StaffTableProps = {
  people: readonly StaffMember[]
  current: string | undefined
  /** The person who looks. */
  self: string | undefined
  onOpen: (id: string) => void
}

export const rowId = (person: string) => `person-${person}`

export function StaffTable({ people, current, self, onOpen }: StaffTableProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const now = useNow()
  const columns: Column<StaffMember>[] = [
    {
      id: 'name',
      head: t('staff.columns.name'),
      names: true,
      cell: ({ id, full_name: name }) => (
        <button type="button" id={rowId(id)} className="row-open" onClick={() => onOpen(id)}>
          <Avatar name={name} size="small" />
          <span>
            {name}
            {id === self && <span className="staff-row__you"> {t('staff.you')}</span>}
          </span>
        </button>
      ),
    },
    {
      id: 'phone',
      head: t('staff.columns.phone'),
      cell: ({ phone }) => <span className="unbroken">{format.phone(phone)}</span>,
    },
    { id: 'role', head: t('staff.role'), cell: ({ role }) => t(roleNames[role]) },
    { id: 'status', head: t('staff.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'key',
      head: t('staff.columns.key'),
      cell: ({ second_step: given }) => (
        <span className={given ? 'muted' : 'staff-key-missing'}>
          {t(given ? 'staff.keyGiven' : 'staff.keyMissing')}
        </span>
      ),
    },
    {
      id: 'seen',
      head: t('staff.columns.seen'),
      cell: ({ seen_at: seen }) => (
        <span className="muted unbroken">
          {seen === null ? t('staff.neverSeen') : format.relative(new Date(seen), now)}
        </span>
      ),
    },
  ]
  return (
    <Table
      caption={t('desk.sections.staff')}
      captionSpoken
      dense
      // Beside open details there is no room for what they say anyway.
      columns={current === undefined ? columns : columns.filter(({ id }) => id !== 'key' && id !== 'seen')}
      rows={people}
      rowKey={({ id }) => id}
      current={current}
    />
  )
}

const minuteMs = 60_000

/** "Five minutes ago" grows older while the list stays open. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(ticking)
  }, [])
  return now
}
