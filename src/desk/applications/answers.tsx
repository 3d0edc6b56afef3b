import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskApplication } from '#modules/content/applications/applications.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { answerStateNames } from './application-names.ts'

type Answer = DeskApplication['answers'][number]

const signs = { waiting: 'clock', sent: 'check', failed: 'warning' } as const

/** What we wrote to them, and whether it has arrived. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  const t = useTranslations('deskApplications.answers')
  if (answers.length === 0) return null
  return (
    <>
      <h3 className="desk-details__subtitle">{t('title')}</h3>
      <ul className="application-said" aria-live="polite">
        {answers.map((answer) => (
          <OneAnswer key={answer.id} answer={answer} />
        ))}
      </ul>
    </>
  )
}

function OneAnswer({ answer }: { answer: Answer }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { channel, subject, text, state, by, at } = answer
  return (
    <li className="application-said__one">
      {subject !== null && <strong>{subject}</strong>}
      <p className="application-said__text">{text}</p>
      <p className="application-said__state" data-state={state}>
        <Icon name={signs[state]} size="tiny" />
        {t(channel === 'sms' ? 'deskApplications.answers.sms' : 'deskApplications.answers.email')}:{' '}
        {t(answerStateNames[state])}
      </p>
      <p className="muted">
        {by}, {format.dateTime(Date.parse(at))}
      </p>
    </li>
  )
}
