import { useTranslations } from 'use-intl'
import { StateBadge } from '#ui/state-badge.tsx'
import type { StaffStatus } from './staff-query.ts'

/** Whether somebody may work, with the sign that repeats the colour. */
export function StatusBadge({ status }: { status: StaffStatus }) {
  const t = useTranslations('staff.statuses')
  return status === 'active' ? (
    <StateBadge state="executor_done" label={t('active')} />
  ) : (
    <StateBadge state="cancelled" label={t('suspended')} />
  )
}
