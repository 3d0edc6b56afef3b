import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskLead } from '#modules/content/leads/leads.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { Reach } from '../parts/reach.tsx'
import { LeadAnswers } from './lead-answers.tsx'
import { fullNameOf, kindNames, languageNames, lookOf, stateNames, suspicionNames } from './lead-names.ts'
import { LeadOwner } from './lead-owner.tsx'
import type { LeadOutcomes } from './use-lead-change.ts'

type LeadDetailsProps = {
  lead: DeskLead
  /** Nobody else has it, and it is not done. */
  isFree: boolean
  busy: boolean
  outcomes: LeadOutcomes
  onAnswer: () => void
  onHandle: () => void
  onReopen: () => void
  /** Among those that look like spam, or back. */
  onSort: (suspect: boolean) => void
  onClose: () => void
}

/** What was written, how to reach whoever wrote it, and what was done about it. */
export function LeadDetails({ lead, outcomes, ...ways }: LeadDetailsProps) {
  const t = useTranslations()
  const id = useId()
  return (
    <aside className="desk-details" aria-labelledby={id}>
      <DetailsHead id={id} title={fullNameOf(lead)} onClose={ways.onClose}>
        <p className="muted">
          {t(kindNames[lead.kind])} · {t('deskInbox.number', { id: lead.id })}
        </p>
        <p className="desk-details__meta">
          <StateBadge {...lookOf(lead)} label={t(stateNames[lead.state])} />
        </p>
      </DetailsHead>
      <div className="desk-details__body">
        {lead.message === null ? (
          <p className="muted">{t('deskInbox.noWords')}</p>
        ) : (
          <blockquote className="lead-details__words">{lead.message}</blockquote>
        )}
        <Reach
          phone={lead.phone}
          email={lead.email}
          phoneName={t('deskInbox.phone')}
          emailName={t('deskInbox.email')}
        />
        <LeadOwner lead={lead} {...outcomes} />
        <LeadAnswers answers={lead.answers} />
        <Facts lead={lead} />
        <Spam lead={lead} busy={ways.busy} onSort={ways.onSort} />
      </div>
      <Actions lead={lead} {...ways} />
    </aside>
  )
}

type ActionsProps = Omit<LeadDetailsProps, 'outcomes' | 'onClose' | 'onSort'>

/** What a colleague has is taken over first. */
function Actions({ lead, isFree, busy, onAnswer, onHandle, onReopen }: ActionsProps) {
  const t = useTranslations('deskInbox')
  if (lead.state !== 'handled' && !isFree)
    return <p className="desk-details__note">{t('owner.theirs', { name: lead.owner?.name ?? '' })}</p>
  return (
    <div className="desk-details__actions">
      {lead.state === 'handled' ? (
        <Button look="second" busy={busy} onClick={onReopen}>
          {t('reopen.action')}
        </Button>
      ) : (
        <>
          <Button onClick={onAnswer}>{t('answer.action')}</Button>
          <Button look="second" onClick={onHandle}>
            {t('handle.action')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Nothing is lost here: what was taken for spam wrongly goes back with one press. */
function Spam({ lead, busy, onSort }: Pick<LeadDetailsProps, 'lead' | 'busy' | 'onSort'>) {
  const t = useTranslations()
  const isSuspect = lead.suspect.length > 0
  if (!isSuspect && lead.state === 'handled') return null
  return (
    <div className="lead-details__spam">
      {isSuspect && (
        <Notice tone="warning" title={t('deskInbox.spam.title')}>
          <ul>
            {lead.suspect.map((why) => (
              <li key={why}>{t(suspicionNames[why])}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Button look="quiet" small busy={busy} onClick={() => onSort(!isSuspect)}>
        {t(isSuspect ? 'deskInbox.spam.back' : 'deskInbox.spam.put')}
      </Button>
    </div>
  )
}

function Facts({ lead }: { lead: DeskLead }) {
  const t = useTranslations('deskInbox')
  const texts = useTranslations()
  const format = formatter(useLocale())
  const { company, website, language, handled, note } = lead
  const at = (iso: string) => format.dateTime(Date.parse(iso))
  const isReport = lead.kind === 'report'
  return (
    <>
      {isReport && website !== null && (
        <div className="lead-details__suspect">
          <h3>{t('suspect')}</h3>
          <p className="lead-details__address">{website}</p>
          <p className="muted">{t('suspectHint')}</p>
        </div>
      )}
      <dl className="desk-facts">
        {company !== null && <Fact name={t('company')}>{company}</Fact>}
        {lead.address !== null && <Fact name={t('place')}>{lead.address}</Fact>}
        {lead.kind === 'agent' && (
          <Fact name={t('contract')}>
            <LocalLink to={`/desk/agents?request=${lead.id}`}>{t('onBoard')}</LocalLink>
          </Fact>
        )}
        {/* Never a link: a stranger has typed it. */}
        {!isReport && website !== null && (
          <Fact name={t('website')}>
            <span className="lead-details__address">{website}</span>
          </Fact>
        )}
        <Fact name={t('source')}>{lead.page ?? t('byApi')}</Fact>
        {language !== null && <Fact name={t('language')}>{texts(languageNames[language])}</Fact>}
        <Fact name={t('sentAt')}>
          {at(lead.created_at)}
          {lead.times > 1 && <span className="muted"> · {t('times', { times: String(lead.times) })}</span>}
        </Fact>
        {handled !== null && (
          <>
            <Fact name={t('handledAt')}>{at(handled.at)}</Fact>
            <Fact name={t('handledBy')}>{handled.by}</Fact>
          </>
        )}
        {note !== null && <Fact name={t(handled === null ? 'earlierNote' : 'note')}>{note}</Fact>}
      </dl>
    </>
  )
}
