import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { ClockChip } from '#ui/show/clock-chip.tsx'

/** How long until the money has to be out. */
export function ApprovalClock({ due, now }: { due: string; now: number }) {
  const t = useTranslations('approvals.clock')
  const format = formatter(useLocale())
  const leftMs = Date.parse(due) - now
  const moment = format.dateTime(Date.parse(due))
  return <ClockChip leftMs={leftMs} spoken={t(leftMs < 0 ? 'late' : 'until', { moment })} />
}
