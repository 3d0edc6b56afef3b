import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { type ApprovalKind, type Json, whyTwo } from '#modules/accounts/domain/two-people.ts'
import type { WaitingApproval } from '#platform/fields/fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'

export const approvalPath = (id: string) => `/desk/approvals?approval=${id}`

/** Said of a thing whose next step somebody else has to agree to, with the way there. */
export function WaitsForSecond({ approval }: { approval: WaitingApproval | null }) {
  const t = useTranslations('desk.secondPerson')
  const format = formatter(useLocale())
  if (approval === null) return null
  return (
    <Notice tone="warning" title={t('waits')} className="desk-waits">
      {t('since', { moment: format.dateTime(Date.parse(approval.asked_at)) })}{' '}
      <LocalLink to={approvalPath(approval.id)}>{t('open')}</LocalLink>
    </Notice>
  )
}

type HintProps = { kind: ApprovalKind; amount: number | undefined; input?: Json }

/** Said before the question is answered: it will not be done at once. */
export function SecondPersonHint({ kind, amount, input = {} }: HintProps) {
  const t = useTranslations('desk.secondPerson')
  const isNeeded = amount !== undefined && whyTwo(kind, { amount, input }).length > 0
  return <div aria-live="polite">{isNeeded && <Notice tone="info">{t('hint')}</Notice>}</div>
}
