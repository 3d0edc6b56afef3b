import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { ApprovalView } from '#modules/accounts/approvals/approvals.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { kindNames, statusLooks, statusNames } from '../parts/approvals/approval-names.ts'
import { useNow } from '../parts/use-now.ts'
import { ApprovalClock } from './approval-clock.tsx'

type ApprovalListProps = {
  items: readonly ApprovalView[]
  current: string | undefined
  onChoose: (id: string) => void
}

export const rowId = (id: string) => `approval-${id}`

/** What it is and how much, who asked and when; the clock where one runs. */
export function ApprovalRows({ items, current, onChoose }: ApprovalListProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const now = useNow()
  return (
    <ul className="approval-rows" aria-label={t('approvals.list')}>
      {items.map((approval) => (
        <li key={approval.id}>
          <button
            type="button"
            id={rowId(approval.id)}
            className="desk-row"
            aria-current={approval.id === current || undefined}
            onClick={() => onChoose(approval.id)}
          >
            <span className="approval-row__kind">{t(kindNames[approval.kind])}</span>
            <span className="approval-row__amount">
              {approval.amount !== null && format.number(approval.amount)}
            </span>
            <span className="muted">
              {approval.asked_by.full_name} · {format.dateTime(Date.parse(approval.asked_at))}
            </span>
            <span className="approval-row__state">
              {approval.status !== 'waiting' ? (
                <StateBadge {...statusLooks[approval.status]} label={t(statusNames[approval.status])} />
              ) : approval.due !== null ? (
                <ApprovalClock due={approval.due} now={now} />
              ) : (
                approval.may_approve && <span className="approval-row__you">{t('approvals.forYou')}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
