import { useTranslations } from 'use-intl'
import { StateBadge } from '#ui/show/state-badge.tsx'
import type { StaffStatus } from './staff-query.ts'

/** Whether somebody may work, with the sign that repeats the colour. */
export function StatusBadge({ status }: { status: StaffStatus }) {
  const t = useTranslations('staff.statuses')
  return status === 'active' ? (
    <StateBadge tone="ok" sign="full" label={t('active')} />
  ) : (
    <StateBadge tone="danger-line" sign="cross" label={t('suspended')} />
  )
}
