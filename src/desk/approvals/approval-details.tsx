import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { ApprovalView } from '#modules/accounts/approvals/approvals.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import {
  kindNames,
  statusLooks,
  statusNames,
  whyNames,
  whyNotNames,
} from '../parts/approvals/approval-names.ts'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { auditPath } from '../parts/history/audit-query.ts'
import { useNow } from '../parts/use-now.ts'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { ApprovalClock } from './approval-clock.tsx'
import { ApprovalFacts } from './approval-facts.tsx'

export type Question = 'approve' | 'reject' | 'withdraw' | 'release'

type ApprovalDetailsProps = {
  approval: ApprovalView
  onAsk: (question: Question) => void
  onClose: () => void
}

/** What is asked for, why it takes two, and what whoever looks can do about it. */
export function ApprovalDetails({ approval, onAsk, onClose }: ApprovalDetailsProps) {
  const t = useTranslations()
  const id = useId()
  const staff = useStaff()
  const { money } = formatter(useLocale())
  return (
    <aside className="desk-details" aria-labelledby={id}>
      <DetailsHead id={id} title={t(kindNames[approval.kind])} onClose={onClose}>
        <p className="muted">{t('approvals.number', { id: approval.id })}</p>
      </DetailsHead>
      <div className="desk-details__body approval-details">
        {approval.amount !== null && <p className="approval-details__amount">{money(approval.amount)}</p>}
        <Why approval={approval} />
        {approval.not_possible !== null && (
          <Notice tone="danger" title={t('approvals.notPossible')}>
            {approval.not_possible}
          </Notice>
        )}
        <Asked approval={approval} />
        <ApprovalFacts approval={approval} />
        <Decision approval={approval} />
        {staff && mayDo(staff.role, 'audit.read') && (
          <p>
            <LocalLink to={auditPath(approval.subject)}>{t('approvals.history')}</LocalLink>
          </p>
        )}
      </div>
      <Actions approval={approval} onAsk={onAsk} />
    </aside>
  )
}

function Why({ approval }: { approval: ApprovalView }) {
  const t = useTranslations()
  return (
    <ul className="approval-why" aria-label={t('approvals.whyTitle')}>
      {approval.why.map((reason) => (
        <li key={reason}>{t(whyNames[reason])}</li>
      ))}
    </ul>
  )
}

function Asked({ approval }: { approval: ApprovalView }) {
  const t = useTranslations('approvals')
  const format = formatter(useLocale())
  const now = useNow()
  return (
    <dl className="desk-facts">
      <Fact name={t('askedBy')}>{approval.asked_by.full_name}</Fact>
      <Fact name={t('askedAt')}>{format.dateTime(Date.parse(approval.asked_at))}</Fact>
      {approval.due !== null && (
        <Fact name={t('clock.name')}>
          {approval.status === 'waiting' ? (
            <ApprovalClock due={approval.due} now={now} />
          ) : (
            format.dateTime(Date.parse(approval.due))
          )}
        </Fact>
      )}
    </dl>
  )
}

function Decision({ approval }: { approval: ApprovalView }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { status, decided_at: at, decided_by: by, reason } = approval
  if (at === null) return null
  return (
    <>
      <h3 className="desk-details__subtitle">
        <StateBadge {...statusLooks[status]} label={t(statusNames[status])} />
      </h3>
      <dl className="desk-facts">
        <Fact name={t('approvals.decidedBy')}>{by?.full_name}</Fact>
        <Fact name={t('approvals.decidedAt')}>{format.dateTime(Date.parse(at))}</Fact>
        {reason !== null && <Fact name={t('approvals.reason')}>{reason}</Fact>}
      </dl>
    </>
  )
}

function Actions({ approval, onAsk }: { approval: ApprovalView; onAsk: (question: Question) => void }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  if (approval.status !== 'waiting') return null
  const { why_not: whyNot, release_at: releaseAt } = approval
  return (
    <div className="desk-details__actions">
      {whyNot !== null && (
        <Notice tone="info" className="desk-details__notice">
          {t(whyNotNames[whyNot])}
          {releaseAt !== null && !approval.may_release && (
            <> {t('approvals.release.later', { moment: format.dateTime(Date.parse(releaseAt)) })}</>
          )}
        </Notice>
      )}
      {approval.may_approve && (
        <Button onClick={() => onAsk('approve')}>{t('approvals.approve.action')}</Button>
      )}
      {mayReject(approval) && (
        <Button look="second" onClick={() => onAsk('reject')}>
          {t('approvals.reject.action')}
        </Button>
      )}
      {approval.may_release && (
        <Button look="danger" onClick={() => onAsk('release')}>
          {t('approvals.release.action')}
        </Button>
      )}
      {approval.may_withdraw && (
        <Button look="second" onClick={() => onAsk('withdraw')}>
          {t('approvals.withdraw.action')}
        </Button>
      )}
    </div>
  )
}

/** A no is safe also where a yes would not be. */
export const mayReject = ({ status, why_not: whyNot }: ApprovalView) =>
  status === 'waiting' && whyNot !== 'approval_own' && whyNot !== 'forbidden'
