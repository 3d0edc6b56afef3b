import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskLead } from '#modules/content/leads/leads.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { answerStateNames, faultNames, lookOfAnswer } from './lead-names.ts'

/** What we said, by whom, and what became of it. */
export function LeadAnswers({ answers }: Pick<DeskLead, 'answers'>) {
  const t = useTranslations()
  const format = formatter(useLocale())
  if (answers.length === 0) return null
  return (
    <section>
      <h3 className="desk-details__subtitle">{t('deskInbox.answers.title')}</h3>
      <ol className="lead-answers">
        {answers.map((answer) => (
          <li key={answer.id} className="lead-answer">
            <p className="lead-answer__head">
              <span>
                {t(answer.channel === 'sms' ? 'deskInbox.answers.sms' : 'deskInbox.answers.email')}
                <span className="muted">
                  {' '}
                  · {answer.by} · {format.dateTime(Date.parse(answer.at))}
                </span>
              </span>
              <StateBadge {...lookOfAnswer(answer)} label={t(answerStateNames[answer.state])} />
            </p>
            <p className="lead-answer__text">{answer.text}</p>
            {answer.why !== null && <p className="lead-answer__why">{t(faultNames[answer.why])}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
