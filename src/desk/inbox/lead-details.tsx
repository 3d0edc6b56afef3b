import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskLead } from '#modules/content/leads/leads.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { fullNameOf, kindNames, languageNames } from './lead-names.ts'

type LeadDetailsProps = {
  lead: DeskLead
  reopening: boolean
  onHandle: () => void
  onReopen: () => void
  onClose: () => void
}

/** What was written, how to reach whoever wrote it, and what was done about it. */
export function LeadDetails({ lead, reopening, onHandle, onReopen, onClose }: LeadDetailsProps) {
  const t = useTranslations()
  const id = useId()
  return (
    <aside className="desk-details" aria-labelledby={id}>
      <DetailsHead id={id} title={fullNameOf(lead)} onClose={onClose}>
        <p className="muted">
          {t(kindNames[lead.kind])} · {t('deskInbox.number', { id: lead.id })}
        </p>
      </DetailsHead>
      <div className="desk-details__body">
        {lead.message === null ? (
          <p className="muted">{t('deskInbox.noWords')}</p>
        ) : (
          <blockquote className="lead-details__words">{lead.message}</blockquote>
        )}
        <Reach lead={lead} />
        <Facts lead={lead} />
      </div>
      <div className="desk-details__actions">
        {lead.state === 'new' ? (
          <Button onClick={onHandle}>{t('deskInbox.handle.action')}</Button>
        ) : (
          <Button look="second" busy={reopening} onClick={onReopen}>
            {t('deskInbox.reopen.action')}
          </Button>
        )}
      </div>
    </aside>
  )
}

function Reach({ lead: { phone, email } }: { lead: DeskLead }) {
  const t = useTranslations('deskInbox')
  const format = formatter(useLocale())
  return (
    <p className="lead-details__reach">
      <a href={`tel:+998${phone}`}>
        <Icon name="phone" size="small" />
        <span className="spoken">{t('phone')}</span>
        <span className="unbroken">{format.phone(phone)}</span>
      </a>
      {email !== null && (
        <a href={`mailto:${email}`}>
          <Icon name="news" size="small" />
          <span className="spoken">{t('email')}</span>
          <span>{email}</span>
        </a>
      )}
    </p>
  )
}

function Facts({ lead }: { lead: DeskLead }) {
  const t = useTranslations('deskInbox')
  const texts = useTranslations()
  const format = formatter(useLocale())
  const { company, website, language, handled, note } = lead
  const at = (iso: string) => format.dateTime(Date.parse(iso), 'short')
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
        {/* Never a link: a stranger has typed it. */}
        {!isReport && website !== null && (
          <Fact name={t('website')}>
            <span className="lead-details__address">{website}</span>
          </Fact>
        )}
        {language !== null && <Fact name={t('language')}>{texts(languageNames[language])}</Fact>}
        <Fact name={t('sentAt')}>{at(lead.created_at)}</Fact>
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
