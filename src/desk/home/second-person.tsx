import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import type { ApprovalView } from '#modules/accounts/approvals/approvals.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useOnNews } from '../frame/desk-news.tsx'
import { ApproveDialog, RejectDialog } from '../parts/approvals/approval-dialogs.tsx'
import { kindNames } from '../parts/approvals/approval-names.ts'
import { WorkClock } from '../parts/work/work-clock.tsx'

/** More than these push the list out of sight. */
const mostShown = 3
const dayMs = 86_400_000

type Asked = { approval: ApprovalView; isYes: boolean }

/** What waits for a second person, those first that this one may decide. */
export function SecondPerson({ now }: { now: number }) {
  const t = useTranslations('deskHome.second')
  const { data, refresh } = useAnswer(
    approvalsCalls.listApprovals,
    { query: { status: 'waiting' } },
    { quiet: true },
  )
  useOnNews(refresh)
  const [asked, setAsked] = useState<Asked>()
  const items = data?.items ?? []
  const shown = items.toSorted((a, b) => Number(b.may_approve) - Number(a.may_approve)).slice(0, mostShown)
  const Dialog = asked?.isYes ? ApproveDialog : RejectDialog
  const close = () => setAsked(undefined)
  return (
    <>
      {items.length > 0 && (
        <section className="work-card" aria-label={t('title')}>
          <header className="work-card__head">
            <h3 className="work-card__title">{t('title')}</h3>
            <span className="muted work-card__lead">{t('text')}</span>
            <LocalLink to="/desk/approvals">{t('all', { count: String(items.length) })}</LocalLink>
          </header>
          <ul>
            {shown.map((approval) => (
              <SecondRow key={approval.id} approval={approval} now={now} onAsk={setAsked} />
            ))}
          </ul>
        </section>
      )}
      {asked && (
        <Dialog
          approval={asked.approval}
          onClose={close}
          onDone={() => {
            close()
            void refresh()
          }}
          onStale={() => void refresh()}
        />
      )}
    </>
  )
}

type SecondRowProps = { approval: ApprovalView; now: number; onAsk: (asked: Asked) => void }

function SecondRow({ approval, now, onAsk }: SecondRowProps) {
  const t = useTranslations()
  const { money } = formatter(useLocale())
  const { kind, amount, asked_by: asker, asked_at: at, due, may_approve: isMine } = approval
  const isOwn = approval.why_not === 'approval_own'
  const what = amount === null ? t(kindNames[kind]) : `${t(kindNames[kind])}, ${money(amount)}`
  return (
    <li className="second-row">
      <WorkClock due={due ?? new Date(Date.parse(at) + dayMs).toISOString()} now={now} />
      <div className="second-row__what">
        <LocalLink to={`/desk/approvals?approval=${approval.id}`}>{what}</LocalLink>
        <span className="muted">
          {isOwn ? t('deskHome.second.own') : t('deskHome.second.asks', { name: asker.full_name })}
        </span>
      </div>
      {isMine ? (
        <div className="second-row__deeds">
          <Button look="second" small onClick={() => onAsk({ approval, isYes: true })}>
            {t('deskHome.second.approve')}
          </Button>
          <Button
            look="second"
            small
            className="second-row__no"
            title={t('deskHome.second.reject')}
            onClick={() => onAsk({ approval, isYes: false })}
          >
            <Icon name="close" size="small" />
            <span className="second-row__word">{t('deskHome.second.reject')}</span>
          </Button>
        </div>
      ) : (
        <span className="second-row__other">
          <Icon name="lock" size="tiny" />
          {t('deskHome.second.other')}
        </span>
      )}
    </li>
  )
}
